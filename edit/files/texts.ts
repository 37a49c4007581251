import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDisk, readText, writeOrRemove, writeWhole } from './disk.ts';
import type { Git } from './git.ts';

/** Where an editor's words are: in the files of a folder, or as drafts of the desk. */
export interface Texts {
  read(file: string): string | undefined;
  /** Without a text the file is removed. */
  write(file: string, text: string | undefined): void;
  published(file: string): Promise<string | undefined>;
  /** Files that may differ from what was published. */
  changed(): Promise<string[]>;
  /** Whether something is recorded on this machine and has not been sent. */
  isUnsent(): Promise<boolean>;
  /** Words that could not be saved, as JSON. They outlive the program. */
  readRefused(): string | undefined;
  writeRefused(json: string): void;
}

/** Published is what the last commit says. */
export function textsOfFolder(root: string, git: Git): Texts {
  const refused = join(root, '.edit/refused.json');
  return {
    read: (file) => readText(root, file),
    write: (file, text) => writeOrRemove(onDisk(root, file), text),
    published: (file) => git.show('HEAD', file),
    changed: async () => {
      const options = ['--porcelain', '--no-renames', '--untracked-files=all'];
      const status = await git.lines('status', ...options, '--', 'content');
      return status.map((line) => line.slice(3).replace(/^"|"$/g, ''));
    },
    isUnsent: async () =>
      Number(await git.ask('rev-list', '--count', '@{upstream}..HEAD', '--', 'content')) > 0,
    readRefused: () => (existsSync(refused) ? readFileSync(refused, 'utf8') : undefined),
    writeRefused: (json) => writeWhole(refused, json),
  };
}
