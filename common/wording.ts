export interface Counted {
  one: string;
  many: string;
}

/** As Intl writes numbers in English. Intl itself takes a phone 0.1 s to start, just when a tool is to become usable. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...(fraction ? [fraction] : [])].join('.');
}

/** Puts values into the {placeholders} of a sentence; one that nobody fills stays visible, so that tests can find it. */
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

/** The first few names and how many more there are, so that a sentence about 300 countries stays a sentence. */
export function some(names: readonly string[], more: string, most = 4): string {
  return names.length <= most + 1
    ? join(names)
    : join([...names.slice(0, most), fill(more, { n: names.length - most })]);
}
