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
}
/** A country as it is fetched: what people call it, the English name first. */
export interface CountryNames {
  codes: readonly string[];
  names: readonly string[];
  cities: readonly string[];
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

export const readCountries = (all: readonly CountryNames[]): Countries => {
  const byKey = new Map<string, Country>();
  const list = all.map(({ codes, names, cities }) => {
    const keys = names.map(fold);
    const country = { code: codes[0] ?? '', name: names[0] ?? '', keys, cities: cities.map(fold) };
    for (const key of [...keys, ...codes.map(fold)]) byKey.set(key, country);
    return country;
  });
  return { list, byKey };
};

export const findCountry = (countries: Countries, text: string): Country | undefined => countries.byKey.get(fold(text));
