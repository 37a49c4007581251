import { z } from 'zod';
import { withAllPlaceholders } from '../../common/placeholders.ts';
import { sentence } from '../../content-reader/schema-words.ts';

type Placeholders = readonly string[];

/** One word or sentence without placeholders for each of these names. */
export const each = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name): [Name, Placeholders] => [name, []])) as Record<Name, Placeholders>;

/** Words by their names, each with the {placeholders} that the program fills in. */
export const group = <Names extends Readonly<Record<string, Placeholders>>>(where: string, names: Names) => {
  const fields = Object.entries(names).map(([name, all]) => {
    const keep = all.length > 0 ? `; keep ${all.map((one) => `{${one}}`).join(', ')}` : '';
    return [name, withAllPlaceholders(sentence, all).describe(`In ${where}${keep}`)] as const;
  });
  type Words = { [Name in keyof Names]: typeof sentence };
  return z.strictObject(Object.fromEntries(fields) as Words).describe(`Words of ${where}`);
};
