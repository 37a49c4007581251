/** Figures that the whole site shares. */
export const CLAIMS = 'content/claims.yaml';

/** The bare number of a figure such as 50+ or 5,000; of one in words nobody can tell. */
export const countOf = (shown: unknown): number | undefined => {
  const [, digits] = /^(\d[\d,]*)\+?$/.exec(String(shown)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};
