const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, ba, bb, … */
export const shortName = (n: number): string =>
  (n < LETTERS.length ? '' : shortName(Math.floor(n / LETTERS.length))) + (LETTERS[n % LETTERS.length] ?? '');
