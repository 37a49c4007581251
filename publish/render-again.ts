import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MADE, openRenderer, RENDERER } from './astro-renderer.ts';
import { parseManifest, SUFFIX } from './manifest.ts';
import { sealSite } from './seal.ts';
import { siteParts, writeWords } from './site-files.ts';
import { filesBelow } from './sums.ts';

const COMPRESSED = new RegExp(`(?:${Object.values(SUFFIX).map(RegExp.escape).join('|')})$`);
/** Written when a build is sealed. */
const SEALED = ['_headers', '_redirects'];

/** Makes a build of today's words with the renderer of an earlier one, whose scripts, styles and desk it keeps. */
export async function renderAgain(before: string, folder: string): Promise<void> {
  const publicDir = join(folder, 'public');
  const [from, earlier] = [join(before, 'public'), await readFile(join(before, 'manifest.json'))];
  const manifest = parseManifest(earlier.toString(), before);
  const madeBefore: string[] = JSON.parse(await readFile(join(before, MADE), 'utf8'));
  const notKept = new Set([...madeBefore, ...SEALED]);
  const kept = (await filesBelow(from)).filter(
    (file) => !notKept.has(file) && !COMPRESSED.test(file),
  );
  for (const part of [RENDERER, 'desk', 'form.js'])
    await cp(join(before, part), join(folder, part), { recursive: true });
  const place = async (file: string): Promise<string> => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    return join(publicDir, file);
  };
  for (const file of kept) await copyFile(join(from, file), await place(file));

  const { list } = await openRenderer(before);
  const made = await list();
  for (const { file, render } of made) await writeFile(await place(file), await render());
  await writeFile(join(folder, MADE), JSON.stringify(made.map(({ file }) => file)));
  const records = [...Object.values(manifest.pages), ...Object.values(manifest.files)];
  const known = new Map(records.map((record) => [record.file, record]));
  await sealSite({
    publicDir,
    desk: manifest.desk,
    known: { publicDir: from, records: known },
    ...siteParts(),
  });
  await writeWords(folder);
}
