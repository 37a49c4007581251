import { z } from 'zod';
import { withAllPlaces } from '../placeholders.ts';
import { sentence } from '../schema-words.ts';

type Shape = Readonly<Record<string, readonly string[]>>;

/** Words by their names, each with the {places} that the program fills in. */
export const group = <Names extends Shape>(where: string, names: Names) => {
  const places = Object.entries(names).map(([name, all]) => {
    const keep = all.length > 0 ? `; keep ${all.map((place) => `{${place}}`).join(', ')}` : '';
    return [name, withAllPlaces(sentence, all).describe(`In ${where}${keep}`)] as const;
  });
  type Words = { [Name in keyof Names]: typeof sentence };
  return z.strictObject(Object.fromEntries(places) as Words).describe(`Words of ${where}`);
};
