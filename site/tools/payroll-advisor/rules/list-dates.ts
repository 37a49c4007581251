const YEAR = '(?:19|20)\\d{2}(?!\\d)';
/** 31.12.2025 · 2025-12-31 · 10:15:22, as a chat writes before each message. */
const FIGURES =
  '\\d{1,4}([./-])\\d{1,2}\\1\\d{2,4}(?!\\d)|\\d{1,2}:\\d{2}(?::\\d{2})?(?![\\d:])(?:\\s?[ap]m(?!\\p{L}))?';
/** Q1 · H2 2026 · FY25 · FY 2025/26. */
const PERIODS = `(?:q[1-4]|h[12]|fy\\s?(?:19|20)?\\d{2}(?:[/-]\\d{2,4})?)(?![\\p{L}\\d])(?:[\\s/'’-]*${YEAR}|[/'’-]\\d{2}(?!\\d))?`;

/**
 * Matches a date at a place of a line, so that its numbers are not taken for people. The name of a month alone is none:
 * it needs a day with its dash, or a year.
 */
export const datePattern = (months: readonly string[]): RegExp => {
  const month = `(?:${months.join('|')})(?![\\p{L}\\p{M}])`;
  const day = '\\d{1,2}(?:st|nd|rd|th)?';
  const named = [
    `${day}[\\s.-]*${month}[\\s.,'’-]*${YEAR}`,
    `${month}\\s${day},?\\s${YEAR}`,
    `\\d{1,2}-${month}(?:-\\d{2}(?!\\d))?`,
    `${month}(?:[\\s.,'’-]*${YEAR}|[-'’]\\d{2}(?!\\d))`,
  ];
  return new RegExp([FIGURES, PERIODS, ...named].join('|'), 'iuy');
};
