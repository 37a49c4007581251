import { getClaims, getTool } from '../../content.ts';

/** For examples and tests: the real data files, as the pages read them. Invented ones would not notice a change. */
export const claims = getClaims();
export const readTool = getTool;

/** Examples stay the same tomorrow, so their day and their address are fixed. */
export const EXAMPLE_DAY = '2026-11-15';
export const exampleLink = (tool: string, state: string): string => `https://www.dhr.example/tools/${tool}#${state}`;
