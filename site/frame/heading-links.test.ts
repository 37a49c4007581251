// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { linkHeadings } from './heading-links.ts';

function linked(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  linkHeadings(document);
  return [...document.querySelectorAll('[data-here]')].map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['a heading with an address', '<h2 id="a">One <em>word</em></h2>', [['One word', '#a']]],
  ['the first heading of a part', '<section id="b"><h2>Two</h2><h3>Three</h3></section>', [['Two', '#b']]],
  ['a dated item', '<ol><li id="c"><p>Day</p><h3>Four</h3></li></ol>', [['Four', '#c']]],
  ['a term', '<dl><div id="d" data-term><dt>Five</dt><dd>Text</dd></div></dl>', [['Five', '#d']]],
])('%s is a link to itself and keeps its name', (_, html, links) => {
  expect(linked(html)).toEqual(links);
});

it('leaves alone what has no address, what leads elsewhere already, dialogs, hidden headings and the box that ends a page', () => {
  expect(
    linked(
      '<h2>No</h2><h2 id="a"><a href="/x">Link</a></h2><dialog><h2 id="b">Thanks</h2></dialog><h2 class="visuallyHidden" id="d">Steps</h2><section id="contact"><h2 id="c">Ask</h2></section>',
    ),
  ).toEqual([]);
});

it('a term is a stop of the Tab key only while the focus is among its links', () => {
  linked('<dl><div id="d" data-term><dt>Five</dt><dd><a href="/x">More</a></dd></div></dl>');
  const stop = () => document.querySelector<HTMLElement>('[data-here]')?.tabIndex;
  expect(stop()).toBe(-1);
  document.querySelector<HTMLElement>('dd a')?.focus();
  expect(stop()).toBe(0);
  document.querySelector<HTMLElement>('dd a')?.blur();
  expect(stop()).toBe(-1);
});
