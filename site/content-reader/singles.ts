import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { collections } from '../schemas/collections.ts';

type Single =
  | 'site'
  | 'claims'
  | 'navigation'
  | 'interface'
  | 'routes'
  | 'search'
  | 'spelling'
  | 'home'
  | 'testimonials'
  | 'countries';

/** A content file that exists once, read from disk: for configuration and scripts, where Astro's collections are not at hand. */
export const readSingle = <Name extends Single>(
  name: Name,
  root: string = process.cwd(),
): z.infer<(typeof collections)[Name]['schema']> => {
  const { files, schema } = collections[name];
  const data: unknown = parse(readFileSync(join(root, 'content', files), 'utf8'));
  return schema.parse(data) as z.infer<(typeof collections)[Name]['schema']>;
};
