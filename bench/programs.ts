import type { SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deployedNginx, makeCertificate, startNginx } from '../tests/support/machine/deployed-nginx.ts';
import { findProgram } from '../tests/support/machine/find-program.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { openChromium } from '../tests/support/machine/plain-chromium.ts';
import { startPostgres } from '../tests/support/machine/postgres.ts';
import { type Program, startProgram } from '../tests/support/machine/program.ts';
import { CannotMeasure } from './runner.ts';

const works: (() => void)[] = [];

/** Runs work at exit, however that comes: folders, mounts and processes must not outlive a benchmark. */
export const atEnd = (work: () => void): void => {
  if (works.length === 0) {
    process.on('exit', () => {
      for (const one of works.reverse()) one();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  }
  works.push(work);
};

/** An empty folder, removed after the run. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `dhr-bench-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Waits for a condition; a benchmark that hangs says what it waited for. */
export const waitFor = async (what: string, isThere: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 60_000;
  while (!(await isThere())) {
    if (performance.now() > end) throw new CannotMeasure(`Waited a minute in vain for ${what}.`);
    await pause(5);
  }
};

/** A program that does not outlive the benchmark. */
export const startChild = (program: string, words: readonly string[], options: SpawnOptions = {}): Program => {
  const child = startProgram(program, words, options);
  atEnd(() => child.process.kill('SIGKILL'));
  return child;
};

export const need = (name: string): string => {
  const found = findProgram(name);
  if (!found) throw new CannotMeasure(`${name} is not installed (Debian: apt-get install ${name}).`);
  return found;
};

export const builtSite = (): string => {
  if (existsSync('dist/manifest.json')) return realpathSync('dist');
  throw new CannotMeasure('There is no built site. Run "npm run build", then measure again.');
};

/** The real server on a free port; nothing of the caller's environment may change what is measured. */
export const startSite = async (settings: Record<string, string>): Promise<string> => {
  const fixed = { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' };
  const env = { ...fixed, DATA_DIR: temporaryFolder('data'), ...settings };
  const child = startChild(process.execPath, ['server/main.ts'], { env });
  const [, origin = ''] = await child.said(/DHR website on (http:\/\/localhost:\d+)/);
  return origin;
};

/** nginx, which does not outlive the benchmark. */
export const openNginx = async (folder: string, config: string): Promise<void> => {
  const { process: child } = await startNginx(folder, config, need('nginx'));
  atEnd(() => child.kill('SIGKILL'));
};

/** HTTPS and HTTP/2 by deploy/nginx.conf in front of the server, and its port: no visitor gets a page in another way. */
export const startFront = async (server: string): Promise<number> => {
  const folder = temporaryFolder('front');
  makeCertificate(folder, need('openssl'));
  const [http, https] = [await freePort(), await freePort()];
  const upstream = Number(new URL(server).port);
  const config = deployedNginx({ folder, upstream, http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}` });
  await openNginx(folder, config);
  return https;
};

/** A fresh Chromium: a second load in the same one would find warm caches. */
export const openBrowser = async () => {
  const browser = await openChromium();
  atEnd(() => browser.process.kill('SIGKILL'));
  return browser;
};

/** A PostgreSQL of our own, removed after the run. */
export const openPostgresServer = async () => {
  const postgres = await startPostgres();
  atEnd(() => postgres.remove());
  return postgres;
};
