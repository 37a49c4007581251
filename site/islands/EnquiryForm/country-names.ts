import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const countries = z.object({ countries: z.array(z.object({ name: z.string() })).min(1) });

/** The names the country field suggests, read when the site is built. */
export const readCountryNames = (root: string = process.cwd()): string[] => {
  const data: unknown = parse(readFileSync(join(root, 'content/tools/countries.yaml'), 'utf8'));
  return countries.parse(data).countries.map(({ name }) => name);
};
