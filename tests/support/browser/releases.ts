import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringOut } from '../../../publish/builds/bring-out.ts';
import { writeSums } from '../../../publish/builds/sums.ts';
import type { Manifest } from '../../../publish/manifest.ts';
import { DIST_DIR } from './addresses.ts';

/** The real server on a `dist` of its own, where a test brings out one version of the built site after the other. */
export const serveReleases = async (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-releases-'));
  const [dist, next] = [join(folder, 'dist'), join(folder, 'next')];
  await bringOut(DIST_DIR, dist);
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DIST_DIR: dist, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await new Promise<void>((done) => {
    child.stdout.on('data', (part) => String(part).includes(`DHR website on ${origin}`) && done());
  });
  const served = async (): Promise<unknown> => {
    const health: { checks: { site: { build: string } } } = await (await fetch(`${origin}/healthz`)).json();
    return health.checks.site.build;
  };
  return {
    origin,
    served,
    /** Brings out the site with another word on a page, and without the scripts that it had. */
    async release(file: string, change: (html: string) => string): Promise<string> {
      rmSync(next, { recursive: true, force: true });
      mkdirSync(next);
      cpSync(realpathSync(DIST_DIR), next, { recursive: true });
      const page = join(next, 'public', file);
      writeFileSync(page, change(readFileSync(page, 'utf8')));
      const manifest: Manifest = JSON.parse(readFileSync(join(next, 'manifest.json'), 'utf8'));
      const record = Object.values(manifest.pages).find((one) => one.file === file);
      if (record) record.encodings = [];
      for (const path of Object.keys(manifest.files)) if (/^\/_astro\/.*\.js$/.test(path)) delete manifest.files[path];
      writeFileSync(join(next, 'manifest.json'), JSON.stringify(manifest));
      await writeSums(next);
      return bringOut(next, dist);
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
      rmSync(folder, { recursive: true });
    },
  };
};
