/** Parts that arrive late still move what stands below them; after this time the page is left alone. */
const LONGEST = 8000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Shows a place and shows it again whenever the page has changed its height, until the visitor moves. */
const holdPlace = (show: () => void): (() => void) => {
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

const resultTop = (): number | undefined => document.getElementById('result')?.getBoundingClientRect().top;

/** Where the visitor is: in the result as seen from its beginning, elsewhere as seen from that of the page. */
export const placeNow = (): { top: number; result: number | undefined } => {
  const result = resultTop();
  return { top: scrollY, result: result !== undefined && result < innerHeight / 2 ? result : undefined };
};

/** Shows what the visitor had seen. */
export const holdTop = (top: number, result: number | undefined): (() => void) =>
  holdPlace(() => {
    const moved = result === undefined ? undefined : resultTop();
    scrollTo({ top: moved === undefined ? top : scrollY + moved - (result ?? 0), behavior: 'instant' });
  });

/** Opens at an element that may come late, and gives it the focus once. */
export const holdElement = (id: string): (() => void) => {
  let isFocused = false;
  return holdPlace(() => {
    const element = document.getElementById(id);
    if (!element) return;
    if (!isFocused) element.focus({ preventScroll: true });
    isFocused = true;
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
};
