import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GalleryPage } from './GalleryPage.tsx';
import { entries } from './registry.ts';
import { showcase } from './showcase.ts';
import { uniqueIds } from './unique-ids.ts';

/** As a string: the page is too long to be built in jsdom for the sake of its attributes. */
const html = renderToStaticMarkup(<GalleryPage components={showcase()} />);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found.join(', '));

describe('the gallery', () => {
  it('shows every example in light and in dark', () => {
    const wanted = entries.flatMap(({ name, examples = {} }) =>
      Object.keys(examples).flatMap((example) => [`light, ${name}, ${example}`, `dark, ${name}, ${example}`]),
    );
    const stages = all(/ data-scheme="(\w+)" data-component="(\w+)" data-example="([^"]+)"/g);
    expect(stages.map((stage) => stage.replaceAll('&#x27;', "'"))).toEqual(wanted);
  });

  it('has no two things with the same name', () => {
    const ids = all(/ id="([^"]+)"/g);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('leads to every component from the list at its top', () => {
    const list = /<nav aria-label="Components">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    const links = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((id) => !html.includes(`<section class="component" id="${id}"`))).toEqual([]);
  });
});

describe('names inside an example', () => {
  it('become unique, and whatever refers to them follows', () => {
    const html =
      '<button popovertarget="m">x</button><a href="#m">y</a><div id="m" aria-labelledby="a b"></div><b id="a">';
    expect(uniqueIds(html, 'p')).toBe(
      '<button popovertarget="p-m">x</button><a href="#p-m">y</a><div id="p-m" aria-labelledby="p-a b"></div><b id="p-a">',
    );
  });

  it('leave links to other parts of a page alone', () => {
    expect(uniqueIds('<a href="#contact">Ask</a>', 'p')).toBe('<a href="#contact">Ask</a>');
  });
});
