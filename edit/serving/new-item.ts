import { blankLike, type SampleWords, sampleOf } from '../fields/sample.ts';
import { collectionOf, inside, kindOfOption, optionsOf, schemaAt, schemaOf, valueAt } from '../fields/schema-at.ts';
import { dataOf } from '../files/source.ts';
import type { Path } from '../marks/places.ts';

/** What a group says that the file does not have yet, such as the source of a news item. */
export const newGroup = (file: string, source: string, path: Path, words: SampleWords, today: string): unknown => {
  const name = collectionOf(file);
  const group = name && schemaAt(schemaOf(name), dataOf(file, source), path);
  if (group?.type !== 'object') throw new Error(`${file} has no such part.`);
  return sampleOf(group, words, today);
};

/** What a list gets when somebody adds to it: an item of the wanted kind, or one in the shape of the last. */
export const newItem = (
  file: string,
  source: string,
  path: Path,
  kind: string | undefined,
  words: SampleWords,
  today: string,
): unknown => {
  const name = collectionOf(file);
  const data = dataOf(file, source);
  const list = name && schemaAt(schemaOf(name), data, path);
  const item = list && inside(list, 0);
  if (!item) throw new Error(`${file} has no list there.`);
  if (kind) return sampleOf(optionsOf(item).find((option) => kindOfOption(option) === kind) ?? item, words, today);
  const items = valueAt(data, path);
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  return last === undefined ? sampleOf(item, words, today) : blankLike(last, item, words);
};
