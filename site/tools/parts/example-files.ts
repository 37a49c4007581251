import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { toolCollections } from '../../../tools/schemas.ts';
import { fillClaims } from '../../content-reader/fill-claims.ts';
import { readSingle } from '../../content-reader/singles.ts';

type Tool = keyof typeof toolCollections;

/** For examples and tests: the real data files, as the pages read them. Invented ones would not notice a change. */
export const claims = readSingle('claims');
export const readYaml = (file: string): unknown => parse(readFileSync(join(process.cwd(), 'content', file), 'utf8'));
export const readTool = <Name extends Tool>(name: Name): z.infer<(typeof toolCollections)[Name]['schema']> => {
  const { files, schema } = toolCollections[name];
  return fillClaims(`content/${files}`, schema.parse(readYaml(files)), claims) as z.infer<
    (typeof toolCollections)[Name]['schema']
  >;
};

/** Examples stay the same tomorrow, so their day and their address are fixed. */
export const EXAMPLE_DAY = '2026-11-15';
export const exampleLink = (tool: string, state: string): string => `https://www.dhr.example/tools/${tool}#${state}`;
