import type { Found } from '../marks/text-marks.ts';
import { markedTexts, marksOf, textsOf } from './marks.ts';

/** A text that can be pressed: its mark and the part of the page that shows it. */
export interface Target {
  id: number;
  line?: number | undefined;
  element: HTMLElement;
}

const INTERACTIVE = 'a, button, summary, label, [role="button"]';

/** The element that takes the frame and the focus: the link or button around a text, or its block. */
const elementOf = (node: Text): HTMLElement => {
  const link = node.parentElement?.closest<HTMLElement>(INTERACTIVE);
  if (link) return link;
  let element = node.parentElement;
  while (element && element !== document.body && getComputedStyle(element).display.startsWith('inline'))
    element = element.parentElement;
  return element ?? document.body;
};

/** The text at a point of the page, or the first one of the element that was pressed. */
export const targetAt = (pressed: Element, x?: number, y?: number): Target | undefined => {
  const block = pressed.closest('[data-edit]');
  const around = block ?? pressed;
  const caret = x === undefined || y === undefined ? null : document.caretPositionFromPoint(x, y);
  const own = markedTexts().filter((node) => around.contains(node));
  const exact = own.find((node) => node === caret?.offsetNode);
  const node = exact ?? (block || own.length === 1 ? own[0] : undefined);
  if (!node) return undefined;
  // A sentence with a name in it has two marks: that at or after the letter counts.
  const offset = exact ? (caret?.offset ?? 0) : 0;
  const mark: Found | undefined = marksOf(node).find(({ at }) => at >= offset) ?? marksOf(node).at(-1);
  return mark && { ...mark, element: elementOf(node) };
};

/** The part of the page that shows one of these marks. */
export const elementOfMarks = (ids: readonly number[]): HTMLElement | undefined => {
  const node = ids.flatMap(textsOf)[0];
  return node && elementOf(node);
};

/** React hydrates an island by comparing it with the server's HTML; it must not be changed before. */
const isTakenOver = (element: Element): boolean =>
  !element.closest('astro-island') || Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Every block with a marked text can be reached by Tab. */
export const makeReachable = (): void => {
  for (const node of markedTexts()) {
    const element = elementOf(node);
    if (element === document.body || element.closest('svg') || !isTakenOver(element)) continue;
    if (element.tabIndex < 0) element.tabIndex = 0;
    element.dataset['edit'] ??= '';
  }
};
