import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Made by builds and tests, or of no use to the development server. */
const LEFT_OUT = new Set(['node_modules', '.git', '.astro', 'data', 'bench', 'docs', 'tests', 'test-results']);
const isWanted = (path: string): boolean => !LEFT_OUT.has(basename(path)) && !/^dist\b/.test(basename(path));

/**
 * `npm run dev` in a copy of this repository, whose content a test may change. Its node_modules links to the packages one
 * by one, so that it has caches of its own.
 */
export const startDevServer = async (port: number, words: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-dev-'));
  for (const name of readdirSync('.').filter(isWanted)) {
    cpSync(name, join(folder, name), { recursive: true, filter: isWanted });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.') || one === '.bin')) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
  const child = spawn(
    process.execPath,
    ['commands/run.cjs', 'commands/astro.ts', 'dev', '--port', `${port}`, ...words],
    {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0', DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (part) => {
      said += part;
      if (said.includes('watching for file changes')) done();
    });
    child.once('exit', () => fail(new Error(`The development server ended:\n${said}`)));
  });
  return {
    folder,
    origin: `http://localhost:${port}`,
    said: () => said,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
