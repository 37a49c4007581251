import { mistakes } from '../../../../../common/nearest.ts';

export interface Country {
  code: string;
  name: string;
  /** Every folded spelling, the name first. */
  keys: readonly string[];
  /** Folded names of cities, which are read as the country. */
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

/** Folds spellings that mean the same, with exchanged Arabic letters and missing Hindi dots. */
export function fold(text: string): string {
  return text
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
}

export function readCountries(all: readonly CountryNames[]): Countries {
  const byKey = new Map<string, Country>();
  const list = all.map(({ codes, names, cities }) => {
    const keys = names.map(fold);
    const country = { code: codes[0] ?? '', name: names[0] ?? '', keys, cities: cities.map(fold) };
    for (const key of [...keys, ...codes.map(fold)]) byKey.set(key, country);
    return country;
  });
  // A country is never mistaken for a city: Singapore, Kuwait, Mexico.
  for (const country of list)
    for (const city of country.cities) if (!byKey.has(city)) byKey.set(city, country);
  return { list, byKey };
}

export function findCountry(countries: Countries, text: string): Country | undefined {
  return countries.byKey.get(fold(text));
}

/** Countries that may be meant by a misspelling, also of a city, or by the beginning of a name. They are asked about, never taken. */
export function nearMisses({ list }: Countries, text: string): Country[] {
  const typed = fold(text.slice(0, 60));
  const distance = (name: string): number => {
    if (` ${typed} `.includes(` ${name} `)) return 0;
    // Longer names may be misspelt more often and still be meant.
    const length = Math.min(typed.length, name.length);
    const limit = length < 4 ? 0 : Math.min(3, Math.floor(length / 3));
    const wrong = limit > 0 ? mistakes(typed, name, limit) : 1;
    if (wrong <= limit) return wrong;
    if (typed.length < 4) return Number.POSITIVE_INFINITY;
    if (` ${name} `.includes(` ${typed} `)) return 4;
    return name.startsWith(typed) ? 5 : Number.POSITIVE_INFINITY;
  };
  return list
    .map((country) => {
      const names = [...country.keys, ...country.cities, country.code.toLowerCase()];
      return { country, rank: Math.min(...names.map(distance)) };
    })
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 3)
    .map(({ country }) => country);
}
