import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { makePost, postName, TEMPLATE } from './posts.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Made by builds and tests, or too large to copy. */
const LEFT_OUT = new Set(['node_modules', '.git', '.astro', 'dist', 'dist-builds', 'data', 'test-results']);

export interface RepositoryCopy {
  folder: string;
  /** Makes it hold so many generated posts besides the real ones, and nothing of an earlier build. */
  reset(posts: number): void;
}

/**
 * The repository with a node_modules of its own that links to the real packages: caches of a build lie in there, and
 * neither those nor the content of the real one may ever see a generated post.
 */
export const copyRepository = (): RepositoryCopy => {
  const folder = temporaryFolder('build');
  cpSync(ROOT, folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  const packages = readdirSync(join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.') || name === '.bin');
  const template = readFileSync(join(folder, TEMPLATE), 'utf8');
  return {
    folder,
    reset(posts) {
      for (const made of ['node_modules', 'dist', 'dist-builds', '.astro'])
        rmSync(join(folder, made), { recursive: true, force: true });
      mkdirSync(join(folder, 'node_modules'));
      for (const name of packages) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
      for (const file of readdirSync(join(folder, 'content/blog'))) {
        if (file.startsWith('report-')) rmSync(join(folder, 'content/blog', file));
      }
      for (let number = 1; number <= posts; number += 1) {
        writeFileSync(join(folder, 'content/blog', `${postName(number)}.md`), makePost(template, number));
      }
    },
  };
};
