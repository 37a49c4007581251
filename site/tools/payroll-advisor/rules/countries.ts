/** A country that can be found by name, by code or by another spelling. */
export interface Country {
  code: string;
  name: string;
  /** Every folded spelling, the name first. */
  keys: readonly string[];
  /** Folded names of cities, by which a visitor may mean the country. */
  cities: readonly string[];
}
export interface Countries {
  list: readonly Country[];
  byKey: ReadonlyMap<string, Country>;
  /** The first word of every spelling and every code: no name begins with any other word. */
  starts: ReadonlySet<string>;
}

/**
 * Spellings that mean the same become the same: case, accents, dots, "&", "the" and "Saint"; in Arabic vowel signs, the
 * article and letters that are often exchanged; in Hindi the dots that are often left out.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c.'’॰]|\u200c|\u200d/g, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/ँ/g, 'ं')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(^| )ال(?=\p{L}{2})/gu, '$1')
    .replace(/^the /, '')
    .replace(/\bsaint\b/g, 'st');

/** Reads the packed list that `packCountries` wrote: a line for each country, its spellings between bars. */
export const readCountries = (packed: string): Countries => {
  const byKey = new Map<string, Country>();
  const list = packed.split('\n').map((line) => {
    const [names = '', cities = ''] = line.split('||');
    const [code = '', code3 = '', ...spellings] = names.split('|');
    const keys = spellings.map(fold);
    const country = { code, name: spellings[0] ?? '', keys, cities: cities ? cities.split('|').map(fold) : [] };
    for (const key of [...keys, code.toLowerCase(), code3.toLowerCase()]) byKey.set(key, country);
    return country;
  });
  return { list, byKey, starts: new Set([...byKey.keys()].map((key) => key.split(' ', 1).join())) };
};

export const findCountry = (countries: Countries, text: string): Country | undefined => countries.byKey.get(fold(text));

/** What a visitor may mean while typing: a code or full name, then beginnings of names, of other spellings, of words. */
export const suggest = (countries: Countries, typed: string, most = 8): Country[] => {
  const query = fold(typed.slice(0, 60));
  if (!query) return [];
  const exact = countries.byKey.get(query);
  const names = countries.list.filter(({ keys }) => keys[0]?.startsWith(query));
  const others = countries.list.filter(({ keys }) => keys.some((key) => key.startsWith(query)));
  const words = countries.list.filter(({ keys }) => keys.some((key) => key.includes(` ${query}`)));
  return [...new Set([...(exact ? [exact] : []), ...names, ...others, ...words])].slice(0, most);
};
