/** What belongs to one visit and stands in no address. It is kept with the page's entry in the history of the browser. */
interface Memory {
  /** How far the page was scrolled, in pixels. */
  top?: number | undefined;
  /** Where the result began in the window, if that is what was read: lines above it come and go. */
  result?: number | undefined;
  /** Whether the page said that its result came with the address. */
  isOpened?: boolean | undefined;
  /** Which area of statements was shown. */
  area?: number | undefined;
}

export const recall = (): Memory => (history.state as Memory | null) ?? {};
export const remember = (part: Memory): void => history.replaceState({ ...recall(), ...part }, '');
