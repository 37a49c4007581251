// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GalleryPage } from './GalleryPage.tsx';
import { entries } from './registry.ts';
import { showcase } from './showcase.ts';
import { uniqueIds } from './unique-ids.ts';

afterEach(cleanup);

describe('the gallery', () => {
  it('shows every example in light and in dark, each under an address of its own', () => {
    const { container } = render(<GalleryPage components={showcase()} />);
    const wanted = entries.flatMap(({ name, examples = {} }) =>
      Object.keys(examples).flatMap((example) => [`${name}, ${example}, light`, `${name}, ${example}, dark`]),
    );
    const stages = [...container.querySelectorAll<HTMLElement>('[data-scheme]')];
    expect(stages.map(({ dataset }) => `${dataset['component']}, ${dataset['example']}, ${dataset['scheme']}`)).toEqual(
      wanted,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('leads to every component from the list at its top', () => {
    const { container } = render(<GalleryPage components={showcase()} />);
    const links = [...container.querySelectorAll('nav[aria-label=Components] a')];
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
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
