import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Made by builds and tests, or too large to copy. */
const LEFT_OUT = ['node_modules', '.git', '.astro', '.edit', 'dist', 'dist-builds', 'data', 'test-results'];

function run(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The packages, each a link, in a separate folder, because a running server caches there. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
}

export interface SiteCopy {
  folder: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
  remove: () => void;
}

function opened(folder: string): SiteCopy {
  return {
    folder,
    git: (...args) => run(folder, ...args),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A copy of this site that an editor may change and publish, with a history of one commit. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-edit-'));
  cpSync(ROOT, folder, { recursive: true, filter: (source) => !LEFT_OUT.includes(basename(source)) });
  run(folder, 'init', '--quiet', '--initial-branch=main');
  run(folder, 'config', 'user.name', 'Priya Menon');
  run(folder, 'config', 'user.email', 'priya@dhr.example');
  run(folder, 'add', '--all');
  run(folder, 'commit', '--quiet', '-m', 'First version');
  linkPackages(folder);
  return opened(folder);
}

/** A repository that only stores, as on a server. */
export function bareCopy(site: SiteCopy): string {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-bare-'));
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main');
  site.git('remote', 'add', 'origin', folder);
  site.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return folder;
}

/** A colleague's clone of it. */
export function cloneOf(bare: string): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-clone-'));
  run(folder, 'clone', '--quiet', bare, '.');
  run(folder, 'config', 'user.name', 'Sara Khalil');
  run(folder, 'config', 'user.email', 'sara@dhr.example');
  return opened(folder);
}
