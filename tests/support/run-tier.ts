import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A part of a tier: the words after `node`, and what is set for it. */
interface Part {
  name: string;
  words: string[];
  env?: Record<string, string>;
  /** Where it writes the times of its tests. */
  report?: string;
  /** Cannot run without the built site. */
  needsBuild?: boolean;
}
/** The lanes of a stage run side by side, the parts of a lane one after the other. */
type Stage = Part[][];

const folder = mkdtempSync(join(tmpdir(), 'dhr-tests-'));
const ours = (...words: string[]) => ['commands/run.cjs', ...words];
const vitest = (name: string, ...projects: string[]): Part => {
  const report = join(folder, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return { name, words: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], report };
};
const playwright = (name: string, tier: 'quick' | 'full'): Part => {
  const report = join(folder, `${name}.json`);
  const words = ['node_modules/@playwright/test/cli.js', 'test'];
  return { name, words, env: { TEST_TIER: tier, TEST_REPORT: report }, report, needsBuild: true };
};

/** The .astro files alone: tsc checks all others in less time. */
const CHECK_PAGES = 'commands/astro.ts check --minimumSeverity warning --tsconfig tsconfig.astro.json';
const build: Part = { name: 'build', words: ours('commands/build.ts') };

const TIERS: Record<'quick' | 'full', Stage[]> = {
  /** What a person runs before a commit. */
  quick: [
    [
      [
        { name: 'content', words: ours('commands/check-content.ts') },
        { name: 'pages', words: ours(...CHECK_PAGES.split(' ')) },
        { name: 'types', words: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
      ],
      [
        { name: 'lint', words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
        { name: 'knip', words: ['node_modules/knip/bin/knip.js'] },
        build,
      ],
    ],
    [[vitest('unit', 'logic', 'unit')]],
    [[{ ...vitest('static', 'static'), needsBuild: true }]],
    [[playwright('browser', 'quick')]],
  ],
  /** All the rest: PostgreSQL, processes and kills, every page, the site as it will be on launch day. */
  full: [
    [[build]],
    [[vitest('slow', 'slow', 'postgres')]],
    [[playwright('every page', 'full')]],
    [[{ name: 'launch', words: ours('tests/support/launch/main.ts') }]],
  ],
};

interface TestTime {
  name: string;
  seconds: number;
  status: string;
}
interface Result {
  part: string;
  seconds: number;
  isGood: boolean;
  tests: TestTime[];
}

/** The shapes of the two JSON reports, as far as they are read here. */
interface VitestReport {
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number; status: string }[] }[];
}
interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

const ofPlaywright = ({ specs = [], suites = [] }: PlaywrightSuite, file: string): TestTime[] => [
  ...specs.flatMap(({ title, ok, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: status === 'skipped' ? 'skipped' : ok ? 'passed' : 'failed',
    })),
  ),
  ...suites.flatMap((inner) => ofPlaywright(inner, file || `tests/${inner.title}`)),
];

const readReport = (file: string | undefined): TestTime[] => {
  if (!file || !existsSync(file)) return [];
  const report: VitestReport & PlaywrightSuite = JSON.parse(readFileSync(file, 'utf8'));
  const ofVitest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, status }) => ({
      name: `${name.slice(process.cwd().length + 1)}: ${fullName}`,
      seconds: duration / 1000,
      status: status === 'pending' ? 'skipped' : status,
    })),
  );
  return [...ofVitest, ...ofPlaywright(report, '')];
};

/** A part on its own shows its output as it comes; parts side by side show theirs when they end. */
const run = ({ name, words, env, report }: Part, isAlone: boolean): Promise<Result> =>
  new Promise((resolve) => {
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
      resolve({ ...result, tests: readReport(report) });
    });
  });

/** Runs all parts of a tier, so that one run shows every failure; ends with the seconds of each and the slowest tests. */
const results: Result[] = [];
const hasBuildFailed = () => results.some(({ part, isGood }) => part === build.name && !isGood);
const runLane = async (lane: Part[], isAlone: boolean) => {
  for (const part of lane) if (!part.needsBuild || !hasBuildFailed()) results.push(await run(part, isAlone));
};
for (const stage of TIERS[process.argv[2] === 'full' ? 'full' : 'quick'])
  await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)));
const tests = results.flatMap((result) => result.tests);
const count = (status: string) => tests.filter((test) => test.status === status).length;
const row = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}`;
const slowest = tests.toSorted((m, n) => n.seconds - m.seconds).slice(0, 10);
const lines = [
  '\nSeconds of each part',
  ...results.map(({ part, seconds, isGood }) => row(seconds, isGood ? part : `${part} (failed)`)),
  '\nThe ten slowest tests',
  ...slowest.map(({ seconds, name }) => row(seconds, name)),
  `\ntests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
];
process.stdout.write(lines.join('\n'));
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
