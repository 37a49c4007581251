import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const WRITING = '.writing';

/** A file of content/ on disk. No request leaves the folder, not even by a symbolic link. */
export function onDisk(root: string, file: string): string {
  const parts = file.split('/');
  const isPlain =
    parts[0] === 'content' &&
    parts.length > 1 &&
    parts.every((part) => /^[^.\\:][^\\:]*$/.test(part));
  const isLinked = parts.some((_, i) =>
    lstatSync(join(root, ...parts.slice(0, i + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (!isPlain || isLinked) throw new Error(`${file} is not a file of content/.`);
  return join(root, file);
}

/** The text of a file of content/; undefined if there is none. */
export function readText(root: string, file: string): string | undefined {
  try {
    return readFileSync(onDisk(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a whole file or nothing: a crash leaves the old words or the new ones. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // Made anew: a link of that name may lead anywhere.
  rmSync(`${path}${WRITING}`, { force: true });
  writeFileSync(`${path}${WRITING}`, content, { flush: true, flag: 'wx' });
  renameSync(`${path}${WRITING}`, path);
}

export function writeOrRemove(path: string, content: string | undefined): void {
  if (content === undefined) rmSync(path, { force: true });
  else writeWhole(path, content);
}
