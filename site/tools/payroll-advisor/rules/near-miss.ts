import { mistakes } from '../../../../common/nearest.ts';
import { type Countries, type Country, fold } from './countries.ts';

const NEVER = Number.POSITIVE_INFINITY;
/** Longer names may be misspelt more often and still be meant. */
const allowed = (length: number): number => (length < 4 ? 0 : Math.min(3, Math.floor(length / 3)));

/**
 * Countries that a visitor may have meant by a name that we do not know, the likeliest first: one of their cities, a
 * misspelling, the beginning of a name. They are asked about, never taken.
 */
export const nearMisses = (countries: Countries, text: string, most = 3): Country[] => {
  const typed = fold(text.slice(0, 60));
  const words = typed.split(' ');
  const phrases = words.length > 1 ? [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)] : [];
  const distance = (key: string): number => {
    const limit = Math.min(allowed(typed.length), allowed(key.length));
    const wrong = limit > 0 ? mistakes(typed, key, limit) : NEVER;
    if (wrong <= limit) return wrong;
    // Inside other words only a clear misspelling counts.
    if (key.length > 4 && phrases.some((phrase) => mistakes(phrase, key, 1) < 2)) return 1.5;
    return typed.length > 3 && key.startsWith(typed) ? 2 + (key.length - typed.length) / 100 : NEVER;
  };
  const rankOf = ({ code, keys, cities }: Country): number => {
    if (typed === code.toLowerCase() || cities.some((city) => ` ${typed} `.includes(` ${city} `))) return 0;
    const isCity = cities.some((city) => city.length > 4 && mistakes(typed, city, 1) < 2);
    return Math.min(isCity ? 1 : NEVER, ...keys.map(distance));
  };
  return countries.list
    .map((country) => ({ country, rank: rankOf(country) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ country }) => country);
};
