export interface Counted {
  one: string;
  many: string;
}

/** As Intl writes numbers in English. Starting Intl takes a phone 0.1 s. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...(fraction ? [fraction] : [])].join('.');
}

/** Fills the {placeholders} of a sentence; an unfilled one stays, so that tests find it. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder;
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder);
  });
}

export function count(value: number, words: Counted): string {
  return fill(value === 1 ? words.one : words.many, { n: value });
}

/** As Intl joins them in English: "a, b and c". */
export function join(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The first few names and the number of the rest, so that 300 countries still make a sentence. */
export function some(names: readonly string[], more: string, most = 4): string {
  return names.length <= most + 1
    ? join(names)
    : join([...names.slice(0, most), fill(more, { n: names.length - most })]);
}
