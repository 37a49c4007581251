import { useEffect } from 'react';
import { isReturn } from '../../browser/is-return.ts';

/** What belongs to one visit and is in no address. It is kept with the page's entry in the history of the browser. */
interface Memory {
  /** How far the page was scrolled, in pixels. */
  top?: number;
  /** Where the result began in the window, if that is what was read: lines above it come and go. */
  result?: number | undefined;
  /** Whether the page said that its result came with the address. */
  isOpened?: boolean;
  /** Which area of statements was shown. */
  area?: number;
}
export const recall = (): Memory => (history.state as Memory | null) ?? {};
export const remember = (part: Memory): void => history.replaceState({ ...recall(), ...part }, '');

const resultTop = (): number | undefined => document.getElementById('result')?.getBoundingClientRect().top;

/** In the result the place counts from its beginning, elsewhere from that of the page. */
export const rememberPlace = (): void => {
  const result = resultTop();
  remember({ top: scrollY, result: result !== undefined && result < innerHeight / 2 ? result : undefined });
};

/** Parts that arrive late still move what is below them; after this time the page is left alone. */
const LONGEST = 8000;
/** Milliseconds at rest after which a place counts; browsers allow only some changes of the history in a row. */
const PAUSE = 300;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Shows a place, and shows it again whenever the page has changed its height, until the visitor moves. */
const hold = (show: () => void): (() => void) => {
  // It reports at once, and then with every change.
  const watch = new ResizeObserver(show);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, end, true);
  };
  const timer = setTimeout(end, LONGEST);
  for (const move of MOVES) addEventListener(move, end, { capture: true, passive: true });
  watch.observe(document.body);
  return end;
};

const holdLast = (): (() => void) | undefined => {
  const { top, result } = recall();
  if (top === undefined) return undefined;
  history.scrollRestoration = 'manual';
  return hold(() => {
    const moved = result === undefined ? undefined : resultTop();
    scrollTo({ top: moved === undefined ? top : scrollY + moved - (result ?? 0), behavior: 'instant' });
  });
};

/** Opens at the result, which may come late, and gives it the focus once. */
const holdResult = (): (() => void) => {
  let isFocused = false;
  return hold(() => {
    const element = document.getElementById('result');
    if (!isFocused) element?.focus({ preventScroll: true });
    isFocused ||= element !== null;
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
};

/**
 * Where the page of a tool opens: a link with a result at the result; a reload and a step back exactly where the visitor
 * was. The browser alone cannot do that, because the result is drawn after the page has loaded.
 */
export const usePlace = (): void => {
  useEffect(() => {
    const isLink = location.hash !== '' && !document.getElementById(location.hash.slice(1));
    let release = isReturn() ? holdLast() : isLink ? holdResult() : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      release?.();
      release = holdLast();
    };
    // Not on leaving alone: a browser that reloads may drop what is written then.
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(rememberPlace, PAUSE);
    };
    addEventListener('popstate', back);
    addEventListener('scroll', rest, { passive: true });
    addEventListener('pagehide', rememberPlace);
    return () => {
      release?.();
      clearTimeout(timer);
      removeEventListener('scroll', rest);
      removeEventListener('popstate', back);
      removeEventListener('pagehide', rememberPlace);
    };
  }, []);
};

/** Follows a link within the page without a step in the history: the address belongs to the result. */
export const goTo = (event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }): void => {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  (target.querySelector<HTMLElement>('input') ?? target).focus({ preventScroll: true });
};
