import { CLAIMS } from '../fields/claims.ts';
import { decode } from '../marks/decode.ts';
import { type Path, placeOf } from '../marks/places.ts';

interface Page {
  path: string;
  name: string;
}

/** Items of one list are seen on the same pages, and their numbers change when the list does. */
const keyOf = (file: string, path: Path): string =>
  JSON.stringify([file, ...path.map((key) => (typeof key === 'number' ? 0 : key))]);

/** On which pages each text is seen: found out by looking at every page, once, while the editor begins. */
export const findUses = (claimsAt: (file: string, path: Path) => { name: string }[]) => {
  const pagesOf = new Map<string, Map<string, Page>>();
  const { promise: everyPageSeen, resolve: end } = Promise.withResolvers<void>();
  const note = (file: string, path: Path, page: Page) => {
    const key = keyOf(file, path);
    const pages = pagesOf.get(key) ?? new Map<string, Page>();
    pagesOf.set(key, pages.set(page.path, page));
  };
  return {
    /** Every text of a page is seen there, and so is every figure inside a text. */
    look: (page: Page, html: string) => {
      const ids = new Set(decode(html).map(({ id }) => id));
      for (const id of ids) {
        const place = placeOf(id);
        if (!place) continue;
        note(place.file, place.path, page);
        for (const { name } of claimsAt(place.file, place.path)) note(CLAIMS, [name, 'shown'], page);
      }
    },
    /** Called after the last page. */
    end,
    everyPageSeen,
    /** The pages of a text, or of everything in a group. */
    of: (file: string, path: Path): Page[] => {
      const own = pagesOf.get(keyOf(file, path));
      if (own) return [...own.values()];
      const start = `${keyOf(file, path).slice(0, -1)},`;
      const parts = [...pagesOf].filter(([key]) => key.startsWith(start));
      return [...new Map(parts.flatMap(([, pages]) => [...pages])).values()];
    },
  };
};
export type Uses = ReturnType<typeof findUses>;
