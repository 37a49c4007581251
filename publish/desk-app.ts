import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { build } from 'vite';
import type { DeskFiles, FileRecord } from './manifest.ts';
import { sealFile } from './seal.ts';
import { filesBelow } from './sums.ts';

/** The page on which the site is edited, and the script within the page that it shows. */
const EDIT = { folder: 'edit/desk/', page: 'edit.html', agent: 'page-agent.ts' };

type Input = { folder: string; page: string };

function bundle({ root, vite }: AstroConfig, outDir: string, { folder, page }: Input) {
  const at = fileURLToPath(new URL(folder, root));
  return build({
    configFile: false,
    root: at,
    base: '/desk/',
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: vite.build?.target ?? 'baseline-widely-available',
      cssTarget: vite.build?.cssTarget,
      // Drawings and fonts stay files: the policy allows no data: address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One sheet for all pages of the desk: it is small, and nothing is shown without its styles.
      cssCodeSplit: false,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: join(at, page) },
    },
  });
}

/** One script without imports: a page that belongs to no site may load no module. */
function bundleAgent({ root, vite }: AstroConfig, outDir: string) {
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: vite.build?.target ?? 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL(EDIT.folder + EDIT.agent, root)),
        formats: ['iife'],
        name: 'agent',
        fileName: () => 'page-agent.js',
      },
    },
  });
}

/** The page that edits shows another one in a frame. */
function withFrame(record: FileRecord): FileRecord {
  if (record.file !== EDIT.page) return record;
  const headers = { ...record.headers, 'Cache-Control': 'no-store' };
  return { ...record, headers, csp: `${record.csp}; frame-src 'self'` };
}

/** Writes dist/desk, apart from the public files, so that only a server with a desk serves it. */
export async function writeDesk(config: AstroConfig, folder: string): Promise<DeskFiles> {
  await bundle(config, folder, { folder: 'desk/app/', page: 'index.html' });
  await bundle(config, folder, EDIT);
  await bundleAgent(config, folder);
  const names = await filesBelow(folder);
  const sealed = await Promise.all(
    names.map(async (file) =>
      sealFile(file, await readFile(join(folder, file)), { publicDir: folder }),
    ),
  );
  const faults = sealed.flatMap((file) => file.faults);
  if (faults.length > 0) throw new Error(`The desk cannot be published:\n${faults.join('\n')}`);
  const page = sealed.find(({ record }) => record.file === 'index.html');
  if (!page) throw new Error('The desk has no page: desk/app/index.html is missing.');
  const files = sealed
    .filter((file) => file !== page)
    .map(({ path, record }) => [`/desk${path}`, withFrame(record)]);
  const { 'Speculation-Rules': _, ...headers } = page.record.headers;
  return { page: { ...page.record, headers }, files: Object.fromEntries(files) };
}
