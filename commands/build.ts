import module from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProblems } from '../content-reader/problem.ts';
import { buildAside } from '../publish/builds/build-aside.ts';
import { failureInWords } from '../publish/builds/failure.ts';
import { writeSums } from '../publish/builds/sums.ts';
import { checkContent } from '../site/check.ts';
import { buildOverlay } from '../site/content.ts';
import { checkBuildSettings } from '../site/settings.ts';

const DIST = './dist';

process.env['ASTRO_TELEMETRY_DISABLED'] ||= '1';
module.enableCompileCache();

/** Everything that belongs to a build, written into one folder. */
const make = async (folder: string): Promise<void> => {
  checkBuildSettings(process.env);
  const problems = checkContent(process.cwd(), buildOverlay());
  if (problems.length > 0) throw new Error(`Content needs a correction:\n${describeProblems(problems)}`);
  const { build } = await import('astro');
  await build({ outDir: join(folder, 'public') });
};

/** Into a folder of its own, without a way back: for tests. */
const makeIn = async (folder: string): Promise<void> => {
  await make(folder);
  await writeSums(folder);
  console.log(`Built in ${folder}.`);
};

const makeSite = async (): Promise<void> => {
  const id = await buildAside({ dist: DIST, make });
  console.log(`Build ${id} is the site now. A running server serves it within a second.`);
};

try {
  const { values } = parseArgs({ options: { outDir: { type: 'string' } } });
  if (values.outDir) await makeIn(dirname(relative('', values.outDir)));
  else await makeSite();
} catch (error) {
  console.error(`\nThe build failed, and the site is as it was.\n${failureInWords(error)}`);
  process.exitCode = 1;
}
