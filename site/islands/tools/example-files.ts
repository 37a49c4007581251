import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { toolCollections } from '../../../tools/schemas.ts';
import { fillFigures } from '../../lib/fill-figures.ts';
import { readSingle } from '../../lib/singles.ts';

type Tool = keyof typeof toolCollections;

/** The real data files, as the pages read them: examples and tests that invented their own would not notice a change. */
export const exampleFigures = readSingle('figures');
export const readTool = <Name extends Tool>(name: Name): z.infer<(typeof toolCollections)[Name]['schema']> => {
  const { files, schema } = toolCollections[name];
  const data = schema.parse(parse(readFileSync(join(process.cwd(), 'content', files), 'utf8')));
  return fillFigures(`content/${files}`, data, exampleFigures) as z.infer<(typeof toolCollections)[Name]['schema']>;
};

/** Examples stay the same tomorrow, so their day and their address are fixed. */
export const EXAMPLE_DAY = '2026-11-15';
export const exampleLink = (tool: string, state: string): string => `https://www.dhr.example/tools/${tool}#${state}`;
