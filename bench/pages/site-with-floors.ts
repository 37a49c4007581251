import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSums } from '../../publish/builds/sums.ts';
import { readManifest } from '../../publish/manifest.ts';
import { sealFile } from '../../publish/seal-file.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { floorPage } from './floor-page.ts';

export const floorPathOf = (page: string): string => `/floor${page === '/' ? '/home' : page}`;

/** A copy of the built site that also holds the floor of each page: same server, same headers, same compression. */
export const siteWithFloors = async (dist: string, pages: readonly string[]): Promise<string> => {
  const copy = temporaryFolder('pages');
  cpSync(dist, copy, { recursive: true });
  const publicDir = join(copy, 'public');
  const manifest = await readManifest(copy);
  mkdirSync(join(publicDir, 'floor'), { recursive: true });
  for (const page of pages) {
    const record = manifest.pages[page];
    if (!record) throw new CannotMeasure(`The built site has no page ${page}.`);
    const file = `${floorPathOf(page).slice(1)}.html`;
    mkdirSync(join(publicDir, file, '..'), { recursive: true });
    writeFileSync(join(publicDir, file), floorPage(readFileSync(join(publicDir, record.file), 'utf8')));
    const sealed = await sealFile(file, { publicDir });
    manifest.pages[sealed.path] = sealed.record;
  }
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  await writeSums(copy);
  return copy;
};
