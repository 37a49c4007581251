import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotMeasure } from '../lib/cannot-measure.ts';
import { startChild } from '../lib/child.ts';
import { watchMemory } from '../lib/memory.ts';
import { round } from '../lib/statistics.ts';

export interface Build {
  pages: number;
  seconds: number;
  /** Of all its processes together; other work on the machine hardly moves it. */
  cpuSeconds: number;
  /** Peak of all its processes together. */
  megabytes: number;
}

/** Processor time of this process's ended children and of theirs, by proc(5) in hundredths of a second. */
const cpuOfChildren = (): number => {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

/** `npm run build`, as everybody runs it. */
export const runBuild = async (folder: string): Promise<Build> => {
  const began = performance.now();
  const cpuBefore = cpuOfChildren();
  const { process: child } = startChild('npm', ['run', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const peak = watchMemory(child.pid ?? 0);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said = (said + String(part)).slice(-4000);
    });
  }
  const [code] = await once(child, 'close');
  const [seconds, megabytes] = [(performance.now() - began) / 1000, peak()];
  if (code !== 0) throw new CannotMeasure(`The build failed:\n${said}`);
  const { pages } = JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8')) as { pages: object };
  return {
    pages: Object.keys(pages).length,
    seconds: round(seconds, 1),
    cpuSeconds: round(cpuOfChildren() - cpuBefore, 1),
    megabytes,
  };
};
