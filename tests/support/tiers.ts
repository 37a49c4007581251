import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Part {
  name: string;
  /** A script of package.json or a program of node_modules, with its arguments. */
  command: readonly [program: 'npm' | 'vitest' | 'playwright' | 'biome' | 'knip', ...string[]];
  env?: Record<string, string>;
  /** Where the part writes the times of its tests. */
  report?: string;
}
/** The lanes of a stage run side by side, the parts of a lane one after the other. */
export type Stage = readonly (readonly Part[])[];

const folder = mkdtempSync(join(tmpdir(), 'dhr-tests-'));
const vitest = (name: string, env: Record<string, string>, ...args: string[]): Part => {
  const report = join(folder, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...args, ...reporters], env, report };
};
const playwright = (name: string, env: Record<string, string>, ...args: string[]): Part => {
  const report = join(folder, `${name}.json`);
  return { name, command: ['playwright', 'test', ...args], env: { ...env, TEST_REPORT: report }, report };
};

const FULL = { TEST_TIER: 'full' };
const build: Part = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };

export const tiers: Record<'quick' | 'full', readonly Stage[]> = {
  /** What a person runs before a commit. */
  quick: [
    [
      [{ name: 'types and content', command: ['npm', 'run', '--silent', 'check'] }],
      [
        { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
        { name: 'knip', command: ['knip'] },
        build,
      ],
    ],
    [[vitest('unit', {}, '--project', 'logic', '--project', 'unit')]],
    [[vitest('static', {}, '--project', 'static')]],
    [[playwright('browser', {})]],
  ],
  /** All the rest: both databases, processes and kills, every page at every width, the site as it will be on launch day. */
  full: [
    [[build]],
    [[vitest('slow', FULL, '--project', 'slow')]],
    [[vitest('postgres', FULL, '--project', 'unit', 'enquiries', 'desk')]],
    [[playwright('every page', FULL)]],
    [[{ name: 'launch', command: ['npm', 'run', '--silent', 'test:launch'] }]],
  ],
};
