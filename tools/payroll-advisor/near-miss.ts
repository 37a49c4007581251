import { type Countries, type Country, fold } from './countries.ts';

/** Longer names may be misspelt more often and still be meant. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** How many letters are wrong, missing, too many or exchanged; anything above `most` is given as more than that. */
export const mistakes = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      let wrong = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (isSwapped) wrong = Math.min(wrong, (before[j - 2] ?? 0) + 1);
      row.push(wrong);
      least = Math.min(least, wrong);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
};

/** "U A E" and "UEA" are too short for a mistake in a letter, but the letters are all there. */
const isSameLetters = (typed: string, key: string): boolean => {
  if (key.length !== 3) return false;
  const letters = typed.replaceAll(' ', '');
  return letters.length === 3 && mistakes(letters, key, 1) < 2 && [...letters].sort().join() === [...key].sort().join();
};

/**
 * Countries that a visitor may have meant by a name that we do not know, the likeliest first: one of their cities, a
 * misspelling, the beginning of a name. They are asked about, never taken.
 */
export const nearMisses = (countries: Countries, text: string, most = 3): Country[] => {
  const typed = fold(text.slice(0, 60));
  const found = new Map<Country, number>();
  const note = (country: Country, rank: number) => found.set(country, Math.min(rank, found.get(country) ?? rank));
  const words = typed.split(' ');
  const phrases = new Set(
    words.length > 1 ? [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)] : [],
  );
  phrases.delete(typed);
  const code = typed.length < 4 ? countries.byKey.get(typed) : undefined;
  if (code) note(code, 0);
  // Arabic writes "and" without a space before the name of a city.
  const places = [typed, typed.replace(/^و(?:ال)?/, '')];
  for (const country of countries.list) {
    for (const city of country.cities) {
      if (places.some((place) => ` ${place} `.includes(` ${city} `))) note(country, 0);
      else if (city.length > 4 && mistakes(typed, city, 1) < 2) note(country, 1);
    }
    for (const key of country.keys) {
      if (isSameLetters(typed, key)) note(country, 1);
      const limit = Math.min(allowed(typed.length), allowed(key.length));
      const wrong = mistakes(typed, key, limit);
      if (limit > 0 && wrong <= limit) note(country, wrong);
      else if (typed.length > 3 && key.startsWith(typed)) note(country, 2 + (key.length - typed.length) / 100);
      // Inside other words only a clear misspelling counts.
      if (key.length > 4) for (const phrase of phrases) if (mistakes(phrase, key, 1) < 2) note(country, 1.5);
    }
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([country]) => country);
};
