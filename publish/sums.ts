import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** In the format of sha256sum(1), so that a copy can be checked by hand: sha256sum -c SHA256SUMS */
const SUMS = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** With slashes on every system, in an order that does not change between builds. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The last file of a build. A folder without it is the remains of a build that did not end. */
export async function writeSums(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => file !== SUMS);
  const lines = await Promise.all(
    files.map(async (file) => `${hashOf(await readFile(join(folder, file)))}  ${file}\n`),
  );
  await writeFile(join(folder, SUMS), lines.join(''));
}

/** Every file of a build by its path, a few megabytes. Rejects with a message unless all are intact. */
export async function readWhole(folder: string): Promise<Map<string, Buffer>> {
  if (!existsSync(folder))
    throw new Error(`There is no built site in ${folder}. Run "npm run build", then start again.`);
  const broken = (what: string): Error =>
    new Error(
      `The build in ${folder} ${what}. Run "npm run build", or go back with "npm run rollback".`,
    );
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => {
    throw broken(`was not finished: it has no ${SUMS}`);
  });
  const files = sums
    .split('\n')
    .slice(0, -1)
    .map(async (line) => {
      const [, hash, file] = LINE.exec(line) ?? [];
      if (!file) throw broken(`is damaged: ${SUMS} cannot be read`);
      const content = await readFile(join(folder, file)).catch(() => undefined);
      if (!content) throw broken(`is damaged: ${file} is missing`);
      if (hashOf(content) !== hash)
        throw broken(`is damaged: ${file} is not the file that was built`);
      return [file, content] as const;
    });
  return new Map(await Promise.all(files));
}
