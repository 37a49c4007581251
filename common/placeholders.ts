import type { z } from 'zod';

/** The {places} of a sentence; {{claims}} are filled in before and do not count. */
const placesOf = (words: string): string[] =>
  [...words.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
const inBraces = (places: readonly string[]): string => places.map((place) => `{${place}}`).join(', ');

/** Words that may name these {places} and no others. */
export const withPlaces = (kind: z.ZodString, places: readonly string[]) =>
  kind.refine((words) => placesOf(words).every((place) => places.includes(place)), {
    error: `has a {place} that nothing fills: use only ${inBraces(places)}`,
  });

/** Words that say too little without every one of these {places}. */
export const withAllPlaces = (kind: z.ZodString, places: readonly string[]) =>
  withPlaces(kind, places).refine((words) => places.every((place) => placesOf(words).includes(place)), {
    error: `has lost a {place}: keep ${inBraces(places)}`,
  });
