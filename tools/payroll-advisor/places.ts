/** A country that can be found by name, by code or by another spelling. */
export interface Place {
  code: string;
  name: string;
  /** Every folded spelling, the name first. */
  keys: readonly string[];
}
export interface Places {
  list: readonly Place[];
  byKey: ReadonlyMap<string, Place>;
}

/** Spellings that mean the same become the same: case, accents, dots, "&", "the" and "Saint". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/\bsaint\b/g, 'st');

/** Reads the packed list that `packPlaces` wrote: a line for each country, its spellings between bars. */
export const readPlaces = (packed: string): Places => {
  const byKey = new Map<string, Place>();
  const list = packed.split('\n').map((line) => {
    const [code = '', code3 = '', name = '', ...also] = line.split('|');
    const keys = [name, ...also].map(fold);
    const place = { code, name, keys };
    for (const key of [...keys, code.toLowerCase(), code3.toLowerCase()]) byKey.set(key, place);
    return place;
  });
  return { list, byKey };
};

export const findPlace = (places: Places, text: string): Place | undefined => places.byKey.get(fold(text));

/** What a visitor may mean while typing: a code or full name, then beginnings of names, of other spellings, of words. */
export const suggest = (places: Places, typed: string, most = 8): Place[] => {
  const query = fold(typed.slice(0, 60));
  if (!query) return [];
  const exact = places.byKey.get(query);
  const names = places.list.filter(({ keys }) => keys[0]?.startsWith(query));
  const others = places.list.filter(({ keys }) => keys.some((key) => key.startsWith(query)));
  const words = places.list.filter(({ keys }) => keys.some((key) => key.includes(` ${query}`)));
  return [...new Set([...(exact ? [exact] : []), ...names, ...others, ...words])].slice(0, most);
};
