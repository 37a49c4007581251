/** Browser-safe helpers that turn the words of the data files into sentences. */
const LANGUAGE = 'en-GB';

/** Words for one and for several. */
export interface Counted {
  one: string;
  many: string;
}

const NUMBERS = new Intl.NumberFormat(LANGUAGE);
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** Puts values into the {placeholders} of a sentence; one that nobody fills stays visible, so that tests can find it. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder;
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder);
  });

export const count = (value: number, words: Counted): string =>
  fill(value === 1 ? words.one : words.many, { n: value });

export const join = (parts: readonly string[]): string => new Intl.ListFormat(LANGUAGE).format(parts);

/** The first few names and how many more there are, so that a sentence about 300 countries stays a sentence. */
export const some = (names: readonly string[], more: string, most = 4): string =>
  names.length <= most + 1 ? join(names) : join([...names.slice(0, most), fill(more, { n: names.length - most })]);
