const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']|\+?\d[\d ()./-]{6,20}\d/g;

const hrefOf = (text: string): string | undefined => {
  if (text.startsWith('http')) return text;
  const digits = text.replace(/\D/g, '');
  // Dates, amounts and order numbers are written otherwise, or are shorter or longer.
  const isNumber = /^(\+|0|\()/.test(text) && digits.length >= 8 && digits.length <= 15;
  return isNumber ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
};

/** A text in pieces; web addresses and telephone numbers have an address to press. */
export const linked = (text: string): { at: number; text: string; href?: string | undefined }[] => {
  const found = [...text.matchAll(LINK)].map((match) => ({ at: match.index, text: match[0], href: hrefOf(match[0]) }));
  let end = 0;
  const pieces = found.flatMap((link) => {
    const before = { at: end, text: text.slice(end, link.at) };
    end = link.at + link.text.length;
    return [before, link];
  });
  return [...pieces, { at: end, text: text.slice(end) }];
};
