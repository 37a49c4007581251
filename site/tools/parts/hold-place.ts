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

/** Scrolls as far as the visitor had scrolled. */
export const holdTop = (top: number): (() => void) => holdPlace(() => scrollTo({ top, behavior: 'instant' }));

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
