import { once } from 'node:events';
import { join } from 'node:path';
import { findProgram } from '../../machine/find-program.ts';
import { startChild } from '../lib/child.ts';
import { CannotMeasure } from '../lib/main.ts';
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

const wrk = findProgram('wrk');
/** Both print the same line; wrk asks several times faster, so that the server is what is measured. */
export const generatorName = wrk ? 'wrk' : 'a client in Node (install wrk for higher rates)';

const commandFor = ({ url, headers, seconds, connections }: Load): [program: string, ...options: string[]] => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (!wrk) {
    const client = join(import.meta.dirname, 'node-client.ts');
    return [process.execPath, client, JSON.stringify({ url, headers, seconds, connections })];
  }
  const script = join(import.meta.dirname, 'wrk-report.lua');
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  return [wrk, ...shape, ...lines.flatMap((line) => ['-H', line]), url];
};

/** As many requests as the server answers, over connections that stay open, from a core of its own. */
export const runLoad = async (load: Load, core: number): Promise<LoadResult> => {
  const child = startChild(...pinned(core, ...commandFor(load)), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.process.stdout?.on('data', (part: Buffer) => {
    said += String(part);
  });
  await once(child.process, 'close');
  const line = /^RESULT (\{.*\})$/m.exec(said)?.[1];
  if (!line) throw new CannotMeasure(`The load generator gave no result for ${load.url}:\n${said.slice(-1000)}`);
  const { requests, micros, p50, p99, failed } = JSON.parse(line) as Record<string, number>;
  if (failed !== 0) throw new CannotMeasure(`${failed} requests to ${load.url} failed.`);
  const perSecond = ((requests ?? 0) * 1e6) / (micros ?? 1);
  return { perSecond: Math.round(perSecond), p50Ms: round((p50 ?? 0) / 1000, 2), p99Ms: round((p99 ?? 0) / 1000, 2) };
};
