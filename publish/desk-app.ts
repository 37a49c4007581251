import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { build } from 'vite';
import type { DeskFiles } from './manifest.ts';
import { sealFile } from './seal.ts';
import { filesBelow } from './sums.ts';

function bundle({ root, vite }: AstroConfig, outDir: string) {
  return build({
    configFile: false,
    root: fileURLToPath(new URL('desk/app/', root)),
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
      emptyOutDir: true,
    },
  });
}

/** Writes dist/desk, apart from the public files, so that only a server with a desk serves it. */
export async function writeDesk(config: AstroConfig, folder: string): Promise<DeskFiles> {
  await bundle(config, folder);
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
    .map(({ path, record }) => [`/desk${path}`, record]);
  const { 'Speculation-Rules': _, ...headers } = page.record.headers;
  return { page: { ...page.record, headers }, files: Object.fromEntries(files) };
}
