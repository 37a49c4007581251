// biome-ignore-start assist/source/organizeImports: the first import must come first
import './for-production.ts';
// biome-ignore-end assist/source/organizeImports: the others may be sorted
import { execFile } from 'node:child_process';
import module from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withPriority } from '../common/journal.ts';
import { describeProblems } from '../content-reader/files.ts';
import { buildsFolder, listBuilds, publish } from '../publish/builds.ts';
import { buildToRenderFrom, writeVersion } from '../publish/newest.ts';
import { writeSums } from '../publish/sums.ts';
import { loadSite } from '../server/site.ts';
import { checkContent } from '../site/content/check-content.ts';
import { buildOverlay } from '../site/content/get-content.ts';
import { checkBuildSettings } from '../site/content/settings.ts';
import { bundleSettings } from '../site/features/contact/form-props.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ||= '1';
module.enableCompileCache();

/** A minute for everything; seconds where an earlier build has the same code, with its renderer. */
async function render(folder: string, earlier: readonly string[]): Promise<void> {
  const before = await buildToRenderFrom(earlier, bundleSettings());
  if (before) {
    const args = ['commands/run.cjs', 'commands/render-again.ts', before, folder];
    await promisify(execFile)(process.execPath, args);
    return;
  }
  const [{ build }, { default: config }] = await Promise.all([
    import('astro'),
    // Here, and not by Astro: Vite would close what its integrations still import.
    import('../astro.config.ts'),
  ]);
  const outDir = join(folder, 'public');
  await build({ ...config, configFile: false, root: process.cwd(), outDir });
}

async function make(folder: string, earlier: readonly string[]): Promise<void> {
  checkBuildSettings(process.env);
  const problems = checkContent(process.cwd(), buildOverlay());
  if (problems.length > 0)
    throw new Error(`Content needs a correction:\n${describeProblems(problems)}`);
  await render(folder, earlier);
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
  const { values } = parseArgs({
    options: {
      outDir: { type: 'string' },
      whole: { type: 'boolean' },
      from: { type: 'string', multiple: true, default: [] },
    },
  });
  const builds = await listBuilds('./dist');
  const folders = [...values.from, ...builds.map((id) => join(buildsFolder('./dist'), id))];
  const earlier = values.whole ? [] : folders;
  if (values.outDir) {
    // Into a folder of its own, without a way back: for tests and edit mode.
    const folder = dirname(relative('', values.outDir));
    await make(folder, earlier);
    await loadSite(folder);
    console.log(`Built in ${folder}.`);
  } else {
    const id = await publish({
      dist: './dist',
      make: (folder) => make(folder, earlier),
      accept: loadSite,
    });
    console.log(
      `Build ${id} is published. A running server checks it and serves it within a second; /healthz names it.`,
    );
  }
} catch (error) {
  const reason = `\nThe build failed, and the site is as it was.\n${inWords(error)}`;
  console.error(withPriority(reason, 'error'));
  process.exitCode = 1;
}
