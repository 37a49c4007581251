import { once } from 'node:events';
import { join } from 'node:path';
import { findProgram } from '../../tests/support/machine/find-program.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';
import { startChild } from '../lib/child.ts';
import { pinned } from '../lib/pinned.ts';
import { round } from '../lib/statistics.ts';

export interface Load {
  url: string;
  headers: Record<string, string>;
  seconds: number;
  connections: number;
}

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

const SCRIPT = join(import.meta.dirname, 'wrk-report.lua');

/** As many requests as the server answers, over connections that stay open, from a core of its own. */
export const runLoad = async ({ url, headers, seconds, connections }: Load, core: number): Promise<LoadResult> => {
  const wrk = findProgram('wrk');
  if (!wrk) throw new CannotMeasure('wrk is not installed (Debian: apt-get install wrk).');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, ...lines, url];
  const child = startChild(...pinned(core, wrk, ...options), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.process.stdout?.on('data', (part: Buffer) => {
    said += String(part);
  });
  await once(child.process, 'close');
  const line = /^RESULT (\{.*\})$/m.exec(said)?.[1];
  if (!line) throw new CannotMeasure(`The load generator gave no result for ${url}:\n${said.slice(-1000)}`);
  const { requests, micros, p50, p99, failed } = JSON.parse(line) as Record<string, number>;
  if (failed !== 0) throw new CannotMeasure(`${failed} requests to ${url} failed.`);
  const perSecond = ((requests ?? 0) * 1e6) / (micros ?? 1);
  return { perSecond: Math.round(perSecond), p50Ms: round((p50 ?? 0) / 1000, 2), p99Ms: round((p99 ?? 0) / 1000, 2) };
};
