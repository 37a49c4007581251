import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { fillFigures } from '../site/lib/fill-figures.ts';
import { readSingle } from '../site/lib/singles.ts';
import { toolCollections } from './schemas.ts';

type Tool = keyof typeof toolCollections;

/**
 * For tests and examples only: the real data files, as the pages read them. Invented ones would not notice a change.
 */
export const figures = readSingle('figures');
export const readYaml = (file: string): unknown => parse(readFileSync(join(process.cwd(), 'content', file), 'utf8'));
export const readTool = <Name extends Tool>(name: Name): z.infer<(typeof toolCollections)[Name]['schema']> => {
  const { files, schema } = toolCollections[name];
  return fillFigures(`content/${files}`, schema.parse(readYaml(files)), figures) as z.infer<
    (typeof toolCollections)[Name]['schema']
  >;
};
