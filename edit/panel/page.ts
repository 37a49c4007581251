import { Idiomorph } from 'idiomorph';
import { clean } from '../marks/text-marks.ts';
import { marksOf, readMarks, textsOf } from './marks.ts';
import { makeReachable } from './targets.ts';

let latest = 0;

/** What a visitor has opened stays open, and what edit mode has added stays too. */
const KEPT = ['open', 'tabindex', 'data-edit', 'aria-expanded', 'popover'];

const sameIsland = (old: Element, now: Element): boolean =>
  old.getAttribute('props') === now.getAttribute('props') &&
  old.getAttribute('component-url') === now.getAttribute('component-url');

/** Reads the page again and changes only what differs, so that nothing jumps. */
export const refreshPage = async (): Promise<void> => {
  latest += 1;
  const mine = latest;
  const answer = await fetch(location.href, { headers: { 'X-Edit': 'refresh' } });
  const html = await answer.text();
  if (mine !== latest || !answer.ok) return;
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = clean(next.title);
  for (const meta of document.head.querySelectorAll('meta[property], meta[name]')) {
    const key = meta.hasAttribute('property') ? 'property' : 'name';
    const now = next.head.querySelector(`meta[${key}="${meta.getAttribute(key)}"]`)?.getAttribute('content');
    if (now) meta.setAttribute('content', now);
  }
  // The library would put a whole body inside the body.
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node, now: Node) => {
        if (!(old instanceof Element) || !(now instanceof Element) || old.localName !== 'astro-island') return true;
        if (!sameIsland(old, now)) old.replaceWith(document.importNode(now, true));
        return false;
      },
      beforeAttributeUpdated: (name: string) => !KEPT.includes(name),
    },
  });
  readPage();
};

/** Finds the marks of the whole page. */
export const readPage = (): void => {
  readMarks(document.head);
  readMarks(document.body);
  document.title = clean(document.title);
  makeReachable();
};

/** Shows other words at once, before they are saved. Markdown waits for the server. */
export const showWords = (id: number, before: string, after: string): void => {
  if (before === after || before === '') return;
  for (const node of textsOf(id)) {
    const at = node.data.indexOf(before);
    if (at === -1) continue;
    const marks = marksOf(node);
    node.data = node.data.slice(0, at) + after + node.data.slice(at + before.length);
    for (const mark of marks) if (mark.at >= at) mark.at += after.length - before.length;
  }
};
