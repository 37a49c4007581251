/** Nobody types a longer name by mistake, and the work grows with the square of the length. */
const MAX_LENGTH = 60;

/** How many letters to add, drop or exchange (Levenshtein), row by row. */
export const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** From 0, the same, to 1, nothing in common. A whole word of the slug is nearer than any typing error. */
const strangeness = (asked: string, slug: string): number => {
  if (asked.length > 3 && slug.split('-').some((word) => word === asked)) return 0.1;
  return editDistance(asked, slug) / Math.max(asked.length, slug.length);
};

/** The candidate that a visitor of this path probably meant; none when more than a third of the letters differ. */
export const nearest = <Candidate extends { slug: string }>(
  path: string,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part.length <= MAX_LENGTH);
  let best: { candidate: Candidate; score: number } | undefined;
  for (const part of parts.slice(0, 4)) {
    for (const candidate of candidates) {
      const score = strangeness(part.replace(/[\s_]+/g, '-'), candidate.slug.toLowerCase());
      if (score <= 1 / 3 && (!best || score < best.score)) best = { candidate, score };
    }
  }
  return best?.candidate;
};
