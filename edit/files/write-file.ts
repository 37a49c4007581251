import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const WRITING = '.writing';

/** Writes a whole file or nothing: a crash leaves the old words or the new ones, never half of each. */
export const writeWhole = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}${WRITING}`;
  const file = openSync(aside, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(aside, path);
};

/** Writes a file, or takes it away where there is nothing to write. */
export const writeOrRemove = (path: string, content: string | undefined): void => {
  if (content === undefined) rmSync(path, { force: true });
  else writeWhole(path, content);
};
