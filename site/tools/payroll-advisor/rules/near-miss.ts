import { mistakes } from '../../../../common/mistakes.ts';
import { type Countries, type Country, fold } from './countries.ts';

/** Longer names may be misspelt more often and still be meant. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

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
