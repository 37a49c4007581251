import module from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { withPriority } from '../common/journal.ts';
import { describeProblems } from '../content-reader/files.ts';
import { publish } from '../publish/builds.ts';
import { writeVersion } from '../publish/newest.ts';
import { writeSums } from '../publish/sums.ts';
import { loadSite } from '../server/site.ts';
import { checkContent } from '../site/content/check-content.ts';
import { buildOverlay } from '../site/content/get-content.ts';
import { checkBuildSettings } from '../site/content/settings.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ||= '1';
module.enableCompileCache();

async function make(folder: string): Promise<void> {
  checkBuildSettings(process.env);
  const problems = checkContent(process.cwd(), buildOverlay());
  if (problems.length > 0)
    throw new Error(`Content needs a correction:\n${describeProblems(problems)}`);
  const { build } = await import('astro');
  await build({ outDir: join(folder, 'public') });
  await writeVersion(process.cwd(), folder);
  await writeSums(folder);
}

/** The fault in words, with its line in the site, if it was there. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack
    ?.split('\n')
    .find((line) => line.includes(process.cwd()) && !line.includes('node_modules'));
  return !own || /[\\/](?:commands|common|publish)[\\/]/.test(own)
    ? error.message
    : `${error.message}\n(${own.trim()})`;
}

try {
  const { values } = parseArgs({ options: { outDir: { type: 'string' } } });
  if (values.outDir) {
    // Into a folder of its own, without a way back: for tests and edit mode.
    const folder = dirname(relative('', values.outDir));
    await make(folder);
    await loadSite(folder);
    console.log(`Built in ${folder}.`);
  } else {
    const id = await publish({ dist: './dist', make, accept: loadSite });
    console.log(
      `Build ${id} is published. A running server checks it and serves it within a second; /healthz names it.`,
    );
  }
} catch (error) {
  const reason = `\nThe build failed, and the site is as it was.\n${inWords(error)}`;
  console.error(withPriority(reason, 'error'));
  process.exitCode = 1;
}
