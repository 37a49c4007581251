import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseManifest } from '../publish/manifest.ts';
import { sealFile } from '../publish/seal.ts';
import { writeSums } from '../publish/sums.ts';
import {
  deployedNginx,
  makeCertificate,
  startNginx,
} from '../tests/support/machine/deployed-nginx.ts';
import { findProgram } from '../tests/support/machine/find-program.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { openChromium } from '../tests/support/machine/plain-chromium.ts';
import { startPostgres } from '../tests/support/machine/postgres.ts';
import { startWebsite } from '../tests/support/machine/program.ts';
import { CannotMeasure } from './runner.ts';

const works: (() => void)[] = [];

/** Runs work at any exit: folders, mounts and processes must not outlive a benchmark. */
export function atEnd(work: () => void): void {
  if (works.length === 0) {
    process.on('exit', () => {
      for (const one of works.reverse()) one();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(130));
  }
  works.push(work);
}

function untilEnd<Started extends { process: ChildProcess }>(started: Started): Started {
  atEnd(() => started.process.kill('SIGKILL'));
  return started;
}

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dhr-bench-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits for a condition; a benchmark that hangs says what it waited for. */
export async function waitFor(
  what: string,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isThere())) {
    if (performance.now() > end)
      throw new CannotMeasure(`Waited a minute for ${what}, then gave up.`);
    await pause(5);
  }
}

export function need(name: string): string {
  const found = findProgram(name);
  if (!found)
    throw new CannotMeasure(`${name} is not installed (Debian: apt-get install ${name}).`);
  return found;
}

export function builtSite(): string {
  if (existsSync('dist/manifest.json')) return realpathSync('dist');
  throw new CannotMeasure('There is no built site. Run "npm run build", then measure again.');
}

export function manifestOf(dist: string) {
  return parseManifest(readFileSync(join(dist, 'manifest.json'), 'utf8'), dist);
}

/** A copy of the built site with these public files in it: same server, same headers, same compression. */
export async function siteWith(files: Record<string, string>): Promise<string> {
  const copy = temporaryFolder('site');
  cpSync(builtSite(), copy, { recursive: true });
  const publicDir = join(copy, 'public');
  const manifest = manifestOf(copy);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), content);
    const { path, record } = await sealFile(file, Buffer.from(content), { publicDir });
    (file.endsWith('.html') ? manifest.pages : manifest.files)[path] = record;
  }
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  await writeSums(copy);
  return copy;
}

/** The real server on a free port, without the caller's environment, which could change results. */
export async function startSite(settings: Record<string, string>): Promise<string> {
  const fixed = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const env = { ...fixed, DATA_DIR: temporaryFolder('data'), ...settings };
  return untilEnd(await startWebsite({}, { env })).origin;
}

export async function openNginx(folder: string, config: string) {
  return untilEnd(await startNginx(folder, config, need('nginx')));
}

/** The port of HTTPS and HTTP/2 by deploy/nginx.conf, as every visitor meets the server. */
export async function startBehindTls(dist: string): Promise<number> {
  const server = await startSite({ DIST_DIR: dist, BEHIND_TLS: 'true', TRUST_PROXY: '127.0.0.1' });
  const folder = temporaryFolder('front');
  makeCertificate(folder, need('openssl'));
  const [http, https] = [await freePort(), await freePort()];
  const upstream = Number(new URL(server).port);
  const config = deployedNginx({
    folder,
    upstream,
    http: `127.0.0.1:${http}`,
    https: `127.0.0.1:${https}`,
  });
  await openNginx(folder, config);
  return https;
}

/** A fresh Chromium: a second load in the same one would find warm caches. */
export async function openBrowser() {
  return untilEnd(await openChromium());
}

export async function openPostgresServer() {
  const postgres = await startPostgres();
  atEnd(() => postgres.remove());
  return postgres;
}
