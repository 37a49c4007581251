import type { Found } from '../marks/text-marks.ts';
import { markedTexts, marksOf } from './marks.ts';

/** A text that can be pressed: its mark and the part of the page that shows it. */
export interface Target {
  id: number;
  line?: number | undefined;
  element: HTMLElement;
}

const INTERACTIVE = 'a, button, summary, label, [role="button"]';

/** What gets the outline and the focus: the link or button around a text, or the block that holds it. */
const elementOf = (node: Text): HTMLElement => {
  const link = node.parentElement?.closest<HTMLElement>(INTERACTIVE);
  if (link) return link;
  let element = node.parentElement;
  while (element && element !== document.body && getComputedStyle(element).display.startsWith('inline'))
    element = element.parentElement;
  return element ?? document.body;
};

const textsIn = (element: Element): Text[] => {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && marksOf(node).length > 0) found.push(node);
  return found;
};

/** The mark at or after a letter; a sentence with a name in it has two. */
const markAt = (node: Text, offset: number): Found | undefined =>
  marksOf(node).find(({ at }) => at >= offset) ?? marksOf(node).at(-1);

const distance = (node: Text, y: number): number => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  return y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
};

/** The text under the pointer, or the nearest one in the same block. */
export const targetAt = (element: Element, x: number, y: number): Target | undefined => {
  const { offsetNode, offset = 0 } = document.caretPositionFromPoint?.(x, y) ?? {};
  const own = offsetNode instanceof Text && element.contains(offsetNode) ? offsetNode : undefined;
  const exact = own && markAt(own, offset);
  if (own && exact) return { ...exact, element: elementOf(own) };
  let around: Element | null = element;
  for (let level = 0; around && around !== document.body && level < 4; level += 1) {
    const texts = textsIn(around);
    const [nearest] = texts.toSorted((m, n) => distance(m, y) - distance(n, y));
    const mark = nearest && marksOf(nearest)[0];
    if (nearest && mark && texts.length < 12) return { ...mark, element: elementOf(nearest) };
    if (texts.length > 0 || !getComputedStyle(around).display.startsWith('inline')) level += 1;
    around = around.parentElement;
  }
  return undefined;
};

/** The first text of an element that has the focus. */
export const targetOf = (element: Element): Target | undefined => {
  const [node] = textsIn(element);
  const mark = node && marksOf(node)[0];
  return node && mark ? { ...mark, element: elementOf(node) } : undefined;
};

/** React compares an island with what the server sent; only what it has taken over may change. */
const isTakenOver = (element: Element): boolean =>
  !element.closest('astro-island') || Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Every block with a marked text can be reached by Tab. */
export const makeReachable = (): void => {
  for (const node of markedTexts()) {
    const element = elementOf(node);
    if (element === document.body || element.closest('svg') || !isTakenOver(element)) continue;
    if (element.tabIndex < 0) element.tabIndex = 0;
    element.dataset['edit'] = '';
  }
};
