import { setTimeout as pause } from 'node:timers/promises';
import type { Opened } from '../contract.ts';
import { describeField, ownersOf } from '../fields/describe.ts';
import { collectionOf, schemaOf, valueAt } from '../fields/schema-at.ts';
import { nameOfFile } from '../files/differences.ts';
import { dataOf, rawAt } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import { CLAIMS, keyOf, type Path, placeOf } from '../marks/places.ts';
import { decode } from '../marks/text-marks.ts';

interface Page {
  path: string;
  name: string;
}

const CLAIM = /\{\{\s*(\w+)(?:\.count)?\s*\}\}/g;
const WAITS = { next: 100, retry: 1000 };

/** Items of one list are seen on the same pages, and their numbers change when the list does. */
const listedKey = (file: string, path: Path): string =>
  keyOf(
    file,
    path.map((key) => (typeof key === 'number' ? 0 : key)),
  );

/** Everything the panel shows of a text: its field, the figures in it, and the pages on which it is seen. */
export const openTexts = (store: Store) => {
  const pagesOf = new Map<string, Map<string, Page>>();
  const { promise: everyPageSeen, resolve: end } = Promise.withResolvers<void>();

  /** The figures of content/claims.yaml that a text names. */
  const claimsIn = (text: unknown): Opened['claims'] => {
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
  const noteUse = (file: string, path: Path, page: Page) => {
    const key = listedKey(file, path);
    pagesOf.set(key, (pagesOf.get(key) ?? new Map<string, Page>()).set(page.path, page));
  };
  /** Every text of a page is seen there, and so is every figure inside a text. */
  const lookAt = (page: Page, html: string) => {
    for (const id of new Set(decode(html).map((mark) => mark.id))) {
      const place = placeOf(id);
      if (!place) continue;
      noteUse(place.file, place.path, page);
      const claims = claimsIn(rawAt(place.file, store.read(place.file), place.path));
      for (const { path } of claims) noteUse(CLAIMS, path, page);
    }
  };
  /** The pages of a text, or of everything in a group. */
  const usesOf = (file: string, path: Path): Page[] => {
    const own = pagesOf.get(listedKey(file, path));
    if (own) return [...own.values()];
    const start = `${listedKey(file, path).slice(0, -1)},`;
    const parts = [...pagesOf].filter(([key]) => key.startsWith(start));
    return [...new Map(parts.flatMap(([, pages]) => [...pages])).values()];
  };
  return {
    open: (file: string, path: Path): Opened | undefined => {
      const name = collectionOf(file);
      const data = name && dataOf(file, store.read(file));
      const field = name && describeField({ file, schema: schemaOf(name), data }, path);
      if (!field) return undefined;
      const [fileName, owners] = [nameOfFile(file, data), ownersOf(data, path)];
      return { field, fileName, owners, claims: claimsIn(field.value), uses: usesOf(file, path) };
    },
    /** Resolves when every page has been looked at; until then nobody can tell. */
    usesOf: async (file: string, path: Path): Promise<Page[]> => {
      await everyPageSeen;
      return usesOf(file, path);
    },
    /**
     * Looks at every page once, without haste. Files may be broken or removed meanwhile: the list of pages is asked for
     * until it can be given, and a page that cannot be read is left out.
     */
    walk: async (list: () => readonly Page[], load: (page: Page) => Promise<string>, waits = WAITS): Promise<void> => {
      const pages = async (): Promise<readonly Page[]> => {
        try {
          return list();
        } catch {
          await pause(waits.retry);
          return pages();
        }
      };
      for (const page of await pages()) {
        await pause(waits.next);
        await load(page)
          .then((html) => lookAt(page, html))
          .catch(() => undefined);
      }
      end();
    },
  };
};
export type Texts = ReturnType<typeof openTexts>;
