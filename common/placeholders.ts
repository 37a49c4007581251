import type { z } from 'zod';

/** The {placeholders} of a sentence; {{claims}} are filled in before and do not count. */
const placeholdersOf = (words: string): string[] =>
  [...words.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Words that may name these {placeholders} and no others. */
export const withPlaceholders = (kind: z.ZodString, names: readonly string[]) =>
  kind.refine((words) => placeholdersOf(words).every((name) => names.includes(name)), {
    error: `has a placeholder that nothing fills: use only ${inBraces(names)}`,
  });

/** Words that say too little without every one of these {placeholders}. */
export const withAllPlaceholders = (kind: z.ZodString, names: readonly string[]) =>
  withPlaceholders(kind, names).refine((words) => names.every((name) => placeholdersOf(words).includes(name)), {
    error: `has lost a placeholder: keep ${inBraces(names)}`,
  });
