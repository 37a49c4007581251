import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, type Stage, tiers } from './tiers.ts';

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
  testResults: { name: string; assertionResults: { fullName: string; duration?: number; status: string }[] }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

const ofPlaywright = (suite: PlaywrightSuite, file: string): TestTime[] => [
  ...(suite.specs ?? []).flatMap(({ title, ok, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: status === 'skipped' ? 'skipped' : ok ? 'passed' : 'failed',
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofPlaywright(inner, file)),
];

const readReport = (file: string | undefined): TestTime[] => {
  if (!file || !existsSync(file)) return [];
  const report: Partial<VitestReport> & { suites?: PlaywrightSuite[] } = JSON.parse(readFileSync(file, 'utf8'));
  if (report.suites) return report.suites.flatMap((suite) => ofPlaywright(suite, `tests/${suite.title}`));
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, status }) => ({
      name: `${name.slice(process.cwd().length + 1)}: ${fullName}`,
      seconds: duration / 1000,
      status: status === 'pending' ? 'skipped' : status,
    })),
  );
};

/** Playwright's command is that of a package of another name. */
const PACKAGE_OF: Record<string, string> = {
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
};

/** A part on its own shows its output as it comes; parts side by side show theirs when they end. */
const run = ({ name, command: [program, ...args], env, report }: Part, isAlone: boolean): Promise<Result> =>
  new Promise((resolve) => {
    const start = performance.now();
    const file = PACKAGE_OF[program];
    const isWindows = process.platform === 'win32';
    const child = spawn(file ? process.execPath : program, file ? [join('node_modules', file), ...args] : args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      shell: isWindows && !file,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    child.on('close', (code) => {
      const result = { part: name, seconds: (performance.now() - start) / 1000, isGood: code === 0 };
      process.stdout.write(`${output}${result.isGood ? 'done' : 'FAILED'}: ${name}, ${result.seconds.toFixed(0)} s\n`);
      resolve({ ...result, tests: readReport(report) });
    });
  });

const runLane = async (lane: readonly Part[], isAlone: boolean): Promise<Result[]> => {
  const results: Result[] = [];
  for (const part of lane) {
    const result = await run(part, isAlone);
    results.push(result);
    if (!result.isGood) break;
  }
  return results;
};

const summary = (results: readonly Result[]): string => {
  const tests = results.flatMap((result) => result.tests);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const row = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}`;
  const slowest = tests.toSorted((m, n) => n.seconds - m.seconds).slice(0, 10);
  return [
    '\nSeconds of each part',
    ...results.map(({ part, seconds, isGood }) => row(seconds, isGood ? part : `${part} (failed)`)),
    '\nThe ten slowest tests',
    ...slowest.map(({ seconds, name }) => row(seconds, name)),
    `\ntests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  ].join('\n');
};

/** Runs the stages of a tier until one fails; ends with the seconds of each part and the slowest tests. */
const runTier = async (tier: keyof typeof tiers): Promise<number> => {
  const results: Result[] = [];
  const runStage = async (stage: Stage) =>
    results.push(...(await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))).flat());
  for (const stage of tiers[tier]) {
    await runStage(stage);
    if (results.some(({ isGood }) => !isGood)) break;
  }
  process.stdout.write(summary(results));
  return results.every(({ isGood }) => isGood) ? 0 : 1;
};

process.exitCode = await runTier(process.argv[2] === 'full' ? 'full' : 'quick');
