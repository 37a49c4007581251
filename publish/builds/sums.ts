import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../list-files.ts';

/** In the format of sha256sum(1), so that a copy can be checked by hand: sha256sum -c SHA256SUMS */
export const SUMS = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
const REMEDY = 'Run "npm run build", or go back with "npm run rollback".';

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The last file of a build. A folder without it is the remains of a build that did not end. */
export const writeSums = async (folder: string): Promise<void> => {
  const files = (await filesBelow(folder)).filter((file) => file !== SUMS);
  const lines = await Promise.all(
    files.map(async (file) => `${hashOf(await readFile(join(folder, file)))}  ${file}\n`),
  );
  await writeFile(join(folder, SUMS), lines.join(''));
};

/** The hash of every file of a build, by its path within the folder. */
export const readSums = async (folder: string): Promise<Map<string, string>> => {
  const text = await readFile(join(folder, SUMS), 'utf8').catch(async () => {
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (!isThere) throw new Error(`There is no built site in ${folder}. Run "npm run build", then start again.`);
    throw new Error(`The build in ${folder} was not finished: it has no ${SUMS}. ${REMEDY}`);
  });
  const sums = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, hash, file] = LINE.exec(line) ?? [];
    if (!hash || !file) throw new Error(`The build in ${folder} is damaged: ${SUMS} cannot be read. ${REMEDY}`);
    sums.set(file, hash);
  }
  return sums;
};

/** One file of a build; rejects in words when it is not the file that was built. */
export const readChecked = async (folder: string, file: string, hash: string | undefined): Promise<Buffer> => {
  const content = await readFile(join(folder, file)).catch(() => undefined);
  if (!content) throw new Error(`The build in ${folder} is damaged: ${file} is missing. ${REMEDY}`);
  if (hashOf(content) === hash) return content;
  throw new Error(`The build in ${folder} is damaged: ${file} is not the file that was built. ${REMEDY}`);
};

/** Every file of a build, whole or not at all: a few megabytes. */
export const readWhole = async (folder: string): Promise<Map<string, Buffer>> => {
  const sums = await readSums(folder);
  return new Map(
    await Promise.all([...sums].map(async ([file, hash]) => [file, await readChecked(folder, file, hash)] as const)),
  );
};
