/** Words as they are compared: without case, accents and signs. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean);
