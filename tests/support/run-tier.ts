import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A part of a tier: the words after `node`, and what is set for it. */
interface Part {
  name: string;
  words: string[];
  env?: Record<string, string>;
  /** Where it writes the times of its tests, in the JUnit format that both runners know. */
  report?: string;
  needsBuild?: boolean;
}
/** The lanes of a stage run side by side, the parts of a lane one after the other. */
type Stage = Part[][];

const folder = mkdtempSync(join(tmpdir(), 'dhr-tests-'));
function ours(...words: string[]) {
  return ['commands/run.cjs', ...words];
}
function vitest(name: string, ...projects: string[]): Part {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const report = join(folder, `${name}.xml`);
  const reporters = ['--reporter=dot', '--reporter=junit', `--outputFile.junit=${report}`];
  return { name, words: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], report };
}
function playwright(name: string, tier: 'quick' | 'full'): Part {
  const report = join(folder, `${name}.xml`);
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,junit'];
  return { name, words, env: { TEST_TIER: tier, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report }, report, needsBuild: true };
}

/** The .astro files alone: tsc checks all others in less time. */
const CHECK_PAGES = 'commands/astro.ts check --minimumSeverity warning --tsconfig tsconfig.astro.json';
/** More threads would each check the same libraries again, and the build needs the other core. */
const CHECK_TYPES = 'node_modules/typescript-7/bin/tsc --noEmit --singleThreaded -p .';
const build: Part = { name: 'build', words: ours('commands/build.ts') };
const [tier, isBuilt] = process.argv.slice(2);

const QUICK: Stage[] = [
  [
    [build],
    [
      { name: 'content', words: ours('commands/check-content.ts') },
      { name: 'lint', words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
      { name: 'knip', words: ['node_modules/knip/bin/knip.js'] },
      { name: 'types', words: CHECK_TYPES.split(' ') },
    ],
  ],
  [[vitest('unit', 'unit')]],
  [[{ ...vitest('static', 'static'), needsBuild: true }]],
  [[playwright('browser', 'quick')]],
];
/** All the rest: PostgreSQL, processes and kills, every page, the site as it will be on launch day. */
const FULL: Stage[] = [
  ...(isBuilt ? [] : [[[build]]]),
  [[{ name: 'types of pages', words: ours(...CHECK_PAGES.split(' ')) }]],
  [[vitest('slow', 'slow', 'postgres')]],
  [[playwright('every page', 'full')]],
  [[{ name: 'launch', words: ours('tests/support/launch/main.ts') }]],
];

interface Test {
  name: string;
  seconds: number;
}
interface Result {
  part: string;
  seconds: number;
  isGood: boolean;
  tests: Test[];
}

function testsIn(report = ''): Test[] {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return [...text.matchAll(/<testcase ([^>]*)>/g)].map(([, attributes = '']) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return { name: `${read('classname')}: ${read('name')}`, seconds: Number(read('time')) };
  });
}

/** A part on its own shows its output as it comes; parts side by side show theirs when they end. */
function run({ name, words, env, report }: Part, isAlone: boolean): Promise<Result> {
  return new Promise((resolve) => {
    const start = performance.now();
    const stream = isAlone ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
    });
    let output = '';
    for (const one of [child.stdout, child.stderr]) one?.on('data', (text) => (output += String(text)));
    child.on('close', (code) => {
      const result = { part: name, seconds: (performance.now() - start) / 1000, isGood: code === 0 };
      process.stdout.write(`${output}${result.isGood ? 'done' : 'FAILED'}: ${name}, ${result.seconds.toFixed(0)} s\n`);
      resolve({ ...result, tests: testsIn(report) });
    });
  });
}

/** Runs all parts of a tier, so that one run shows every failure; ends with the seconds of each and the slowest tests. */
const results: Result[] = [];
function hasBuildFailed() {
  return results.some(({ part, isGood }) => part === build.name && !isGood);
}
async function runLane(lane: Part[], isAlone: boolean) {
  for (const part of lane) if (!part.needsBuild || !hasBuildFailed()) results.push(await run(part, isAlone));
}
for (const stage of tier === 'full' ? FULL : QUICK)
  await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)));
function row(seconds: number, words: string) {
  return `${seconds.toFixed(1).padStart(7)} s  ${words}\n`;
}
const tests = results.flatMap((result) => result.tests);
const slowest = tests.toSorted((m, n) => n.seconds - m.seconds).slice(0, 10);
process.stdout.write(
  [
    '\nSeconds of each part\n',
    ...results.map(({ part, seconds, isGood }) => row(seconds, isGood ? part : `${part} (failed)`)),
    `\nThe ten slowest of ${tests.length} tests\n`,
    ...slowest.map(({ name, seconds }) => row(seconds, name)),
  ].join(''),
);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
