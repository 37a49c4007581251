export { figures as exampleFigures, readTool } from '../../../tools/data-files.ts';

/** Examples stay the same tomorrow, so their day and their address are fixed. */
export const EXAMPLE_DAY = '2026-11-15';
export const exampleLink = (tool: string, state: string): string => `https://www.dhr.example/tools/${tool}#${state}`;
