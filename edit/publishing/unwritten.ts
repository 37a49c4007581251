import type { SampleWords } from '../fields/sample.ts';
import { dataOf } from '../files/source.ts';
import type { Path } from '../marks/places.ts';

/** A sample is made longer with full stops where a text has a least length. */
const withoutStops = (text: string): string => text.trim().replace(/\.+$/, '');

const textsIn = (value: unknown, path: Path): { path: Path; text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
};

/** Where a file still has the sample words of a new part. A draft may have them. */
export const unwrittenIn = (file: string, source: string, { line, sentence }: SampleWords): Path[] => {
  const data = dataOf(file, source);
  if (typeof data === 'object' && data !== null && 'draft' in data && data.draft === true) return [];
  const samples = [line, sentence].map(withoutStops);
  return textsIn(data, []).flatMap(({ path, text }) => (samples.includes(withoutStops(text)) ? [path] : []));
};
