import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What sealing adds to the site. */
const WRITTEN = /(^|\/)_(headers|redirects)$|\.(br|gz)$/;

/** Every file below a folder, with slashes on every system, in an order that does not change between builds. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};

/** The same without what sealing has written next to the public files. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder)).filter((file) => !WRITTEN.test(file));
