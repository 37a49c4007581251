import type { Opened } from '../contract.ts';
import { CLAIMS } from '../fields/claims.ts';
import { describeField, ownersOf } from '../fields/describe.ts';
import { collectionOf, schemaOf, valueAt } from '../fields/schema-at.ts';
import { nameOfFile } from '../files/differences.ts';
import { dataOf } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import type { Path } from '../marks/places.ts';

const CLAIM = /\{\{\s*(\w+)(?:\.count)?\s*\}\}/g;

/** The figures of content/claims.yaml that a text names. */
export const claimsIn = (store: Store, text: unknown): Opened['claims'] => {
  if (typeof text !== 'string' || !text.includes('{{')) return [];
  const all = dataOf(CLAIMS, store.read(CLAIMS));
  const names = new Set([...text.matchAll(CLAIM)].flatMap(([, name]) => (name && name in all ? [name] : [])));
  return [...names].map((name) => ({
    name,
    shown: String(valueAt(all, [name, 'shown'])),
    count: String(valueAt(all, [name, 'count'])),
    path: [name, 'shown'],
  }));
};

/** Everything the panel needs to show a field. */
export const openField = (
  store: Store,
  file: string,
  path: Path,
  bodyHelp: string,
): Omit<Opened, 'uses'> | undefined => {
  const name = collectionOf(file);
  if (!name) return undefined;
  const data = dataOf(file, store.read(file));
  const field = describeField({ file, schema: schemaOf(name), data, bodyHelp }, path);
  if (!field) return undefined;
  return {
    field,
    fileName: nameOfFile(file, data),
    owners: ownersOf(data, path),
    claims: claimsIn(store, field.value),
  };
};
