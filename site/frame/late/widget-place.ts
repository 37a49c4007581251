/**
 * The floating Contact Us gives way to what a visitor uses or reads: it becomes small, moves up a little, and leaves
 * where nothing is free. Without this script it stays put.
 */
const PAUSE = 150;
const STEP = 16;
/** How far up it may move, as a share of the window. */
const REACH = 0.3;
const PRESSED = 'a, button, input, textarea, select, summary, label, [role=option], [role=alert]';

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The words of an element itself, line by line. */
const hasWordsIn = (element: Element, place: DOMRect): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(line, place));
  });

/** Points close enough that no line of text and no control fits between them. */
const pointsIn = ({ left, right, top, bottom }: DOMRect): [x: number, y: number][] => {
  const between = (from: number, to: number) => {
    const parts = Math.max(1, Math.ceil((to - from) / 12));
    return Array.from({ length: parts + 1 }, (_, n) => from + ((to - from) * n) / parts);
  };
  return between(left, right - 1).flatMap((x) => between(top, bottom - 1).map((y): [number, number] => [x, y]));
};

const isFree = (place: DOMRect, widget: Element): boolean => {
  const seen = new Set<Element>();
  for (const [x, y] of pointsIn(place))
    for (const element of document.elementsFromPoint(x, y)) {
      if (seen.has(element) || widget.contains(element)) continue;
      seen.add(element);
      if (element.closest(PRESSED) || hasWordsIn(element, place)) return false;
    }
  return true;
};

/** In the margin of the page, where the small look has its place. */
const MARGIN = '4px';

/** Finds the widget a place whenever the page has come to rest. */
export const keepWidgetClear = (): void => {
  const widget = document.querySelector<HTMLElement>('[data-frame=widget]');
  const button = widget?.querySelector('button');
  const popup = widget?.querySelector<HTMLElement>('[popover]');
  if (!widget || !button || !popup) return;
  // The popup ends in a link that lies over the button, so both move together.
  const move = (look: string, lift: number, from: number) => {
    widget.dataset['look'] = look;
    for (const part of [widget, popup]) {
      part.style.insetInlineEnd = look ? MARGIN : '';
      part.style.insetBlockEnd = lift ? `${from + lift}px` : '';
    }
  };
  const settle = () => {
    if (popup.matches(':popover-open')) return;
    for (const look of ['', 'small']) {
      move(look, 0, 0);
      const place = button.getBoundingClientRect();
      const most = look ? innerHeight * REACH : 0;
      for (let lift = 0; lift <= most; lift += STEP) {
        if (!isFree(new DOMRect(place.x, place.y - lift, place.width, place.height), widget)) continue;
        move(look, lift, innerHeight - place.bottom);
        return;
      }
    }
    move('away', 0, 0);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  for (const event of ['scroll', 'resize', 'focusin', 'focusout', 'click', 'toggle'])
    addEventListener(event, later, { capture: true, passive: true });
  new ResizeObserver(later).observe(document.body);
};
