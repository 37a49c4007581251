import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

const NUMBERED = /(<astro-island) uid="[^"]*"/g;

/**
 * Takes the numbers from the islands. Astro derives them from the folder of the build and nothing reads them: without
 * them a page has the same bytes wherever it is built, and fits into its budget everywhere or nowhere.
 */
export const dropIslandNumbers = async (publicDir: string): Promise<void> => {
  for (const file of (await listFiles(publicDir)).filter((name) => name.endsWith('.html'))) {
    const path = join(publicDir, file);
    const html = await readFile(path, 'utf8');
    const bare = html.replace(NUMBERED, '$1');
    if (bare !== html) await writeFile(path, bare);
  }
};
