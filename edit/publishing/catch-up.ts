import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { differencesOf } from '../files/differences.ts';
import { onDisk, readText, writeOrRemove, writeWhole } from '../files/disk.ts';
import { type Git, inWords } from '../files/git.ts';
import { dataOf, rawAt, takeValue } from '../files/source.ts';
import { keyOf, overlaps, type Place } from '../marks/marks.ts';
import { say } from '../words.ts';

/** The version that an editor chose for each conflict, by the key of its place. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface Conflict extends Place {
  name: string;
  who: string;
  when: string;
  mine: string;
  theirs: string;
}

type ThreeStates = { file: string } & Record<'base' | 'mine' | 'theirs', string | undefined>;
type Clash = Pick<Conflict, 'path' | 'name' | 'mine' | 'theirs'>;

/** Merges field by field, so that no file has conflict markers. Where both have changed a field, the editor chooses. */
export function mergeStates(
  { file, base, mine, theirs }: ThreeStates,
  choices: Choices,
): { source: string | undefined; clashes: Clash[] } {
  if (mine === base || mine === theirs) return { source: theirs, clashes: [] };
  if (theirs === base) return { source: mine, clashes: [] };
  if (base === undefined || mine === undefined || theirs === undefined) {
    const whole = choices[keyOf(file, [])];
    if (whole) return { source: whole === 'mine' ? mine : theirs, clashes: [] };
    const [ours] = differencesOf(file, base, mine);
    const [others] = differencesOf(file, base, theirs);
    const clash = {
      path: [],
      name: ours?.name ?? file,
      mine: ours?.after ?? '',
      theirs: others?.after ?? '',
    };
    return { source: theirs, clashes: [clash] };
  }
  const others = differencesOf(file, base, theirs);
  const clashes: Clash[] = [];
  let source = theirs;
  for (const { path: own, name, after } of differencesOf(file, base, mine)) {
    const hit = others.find((other) => overlaps(own, other.path));
    // The items of a list that they rearranged have other numbers there: it is taken as a whole,
    // theirs or mine.
    const path = hit && hit.path.length < own.length ? hit.path : own;
    const isSame = isDeepStrictEqual(rawAt(file, mine, path), rawAt(file, theirs, path));
    const choice = choices[keyOf(file, path)];
    if (isSame || choice === 'theirs') continue;
    const known = clashes.find((clash) => isDeepStrictEqual(clash.path, path));
    if (known) known.mine = `${known.mine}\n${after}`;
    else if (hit && !choice)
      clashes.push({ path, name: path === own ? name : hit.name, mine: after, theirs: hit.after });
    else source = takeValue(file, source, mine, path);
  }
  return {
    source: isDeepStrictEqual(dataOf(file, source), dataOf(file, mine)) ? mine : source,
    clashes,
  };
}

const JOURNAL = '.edit/catching-up.json';

/** Completes a merge that a crash has interrupted. */
export function finishCatchingUp(root: string): void {
  const journal = join(root, JOURNAL);
  if (!existsSync(journal)) return;
  const files: [string, string | null][] = JSON.parse(readFileSync(journal, 'utf8'));
  for (const [file, source] of files) writeOrRemove(onDisk(root, file), source ?? undefined);
  rmSync(journal);
}

/** Merges what others have published since, and keeps the changes of this editor on top. */
export async function catchUp(
  root: string,
  git: Git,
  upstream: string,
  choices: Choices,
): Promise<Conflict[]> {
  const base = (await git.git('merge-base', 'HEAD', upstream)).trim();
  const changed = await git.lines('diff', '--name-only', '--no-renames', base, upstream);
  if (changed.length === 0) return [];
  const isText = (file: string) =>
    /^content\/.*\.(yaml|md|json)$/.test(file) && !file.includes('/.');
  const conflicts: Conflict[] = [];
  const merged: [string, string | null][] = [];
  for (const file of changed.filter(isText)) {
    const [before, theirs] = [await git.show(base, file), await git.show(upstream, file)];
    const { source, clashes } = mergeStates(
      { file, base: before, mine: readText(root, file), theirs },
      choices,
    );
    // Refused before anything is written.
    onDisk(root, file);
    merged.push([file, source ?? null]);
    if (clashes.length === 0) continue;
    const last = await git.git(
      'log',
      '-1',
      '--format=%an%x09%aI',
      `${base}..${upstream}`,
      '--',
      file,
    );
    const [who = '', date = ''] = last.trim().split('\t');
    conflicts.push(...clashes.map((clash) => ({ file, ...clash, who, when: inWords(date) })));
  }
  if (conflicts.length > 0) return conflicts;
  const others = changed.filter((file) => !isText(file));
  const among = async (...args: string[]): Promise<string[]> =>
    others.length > 0 ? git.lines(...args, '--', ...others) : [];
  // Git does not track a picture that was added here under a name that a colleague chose too.
  const dirty = [
    ...(await among('diff', '--name-only', 'HEAD')),
    ...(await among('ls-files', '--others')),
  ];
  if (dirty.length > 0) throw new Error(say('publishDirty', { files: dirty.join(', ') }));
  writeWhole(join(root, JOURNAL), JSON.stringify(merged));
  await git.git('reset', '--soft', upstream);
  await git.git('read-tree', upstream);
  const still = await among('ls-tree', '-r', '--name-only', upstream);
  if (still.length > 0) await git.git('checkout-index', '--force', '--', ...still);
  for (const gone of others.filter((file) => !still.includes(file)))
    writeOrRemove(join(root, gone), undefined);
  finishCatchingUp(root);
  return [];
}
