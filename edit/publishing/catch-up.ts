import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Conflict } from '../contract.ts';
import { writeOrRemove, writeWhole } from '../files/write-file.ts';
import { type Git, inWords } from './git.ts';
import { type Choice, mergeStates } from './merge.ts';

const JOURNAL = '.edit/catching-up.json';

/** Finishes what a crash has interrupted: every file is written, or none was. */
export const finishCatchingUp = (root: string): void => {
  const journal = join(root, JOURNAL);
  if (!existsSync(journal)) return;
  const files: [string, string | null][] = JSON.parse(readFileSync(journal, 'utf8'));
  for (const [file, source] of files) writeOrRemove(join(root, file), source ?? undefined);
  rmSync(journal);
};

/** Takes over what others have published meanwhile, and keeps the changes of this editor on top. */
export const catchUp = async (
  root: string,
  git: Git,
  upstream: string,
  choices: Readonly<Record<string, Choice>>,
  onDirty: (files: string) => string,
): Promise<Conflict[]> => {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const base = (await git.git('merge-base', 'HEAD', upstream)).trim();
  const theirs = await git.lines('diff', '--name-only', '--no-renames', base, upstream);
  if (theirs.length === 0) return [];
  const isText = (file: string) => /^content\/.*\.(yaml|md|json)$/.test(file) && !file.includes('/.');
  const conflicts: Conflict[] = [];
  const merged: [string, string | null][] = [];
  for (const file of theirs.filter(isText)) {
    const states = {
      file,
      base: await git.show(base, file),
      mine: read(file),
      theirs: await git.show(upstream, file),
    };
    const { source, clashes } = mergeStates(states, choices);
    merged.push([file, source ?? null]);
    if (clashes.length === 0) continue;
    const [who = '', date = ''] = (
      await git.git('log', '-1', '--format=%an%x09%aI', `${base}..${upstream}`, '--', file)
    )
      .trim()
      .split('\t');
    conflicts.push(...clashes.map((clash) => ({ file, ...clash, who, when: inWords(date) })));
  }
  if (conflicts.length > 0) return conflicts;
  const others = theirs.filter((file) => !isText(file));
  // A picture that was added here, under a name that a colleague chose too, is known to Git only there.
  const dirty =
    others.length > 0
      ? [
          ...(await git.lines('diff', '--name-only', 'HEAD', '--', ...others)),
          ...(await git.lines('ls-files', '--others', '--', ...others)),
        ]
      : [];
  if (dirty.length > 0) throw new Error(onDirty(dirty.join(', ')));
  writeWhole(join(root, JOURNAL), JSON.stringify(merged));
  await git.git('reset', '--soft', upstream);
  await git.git('read-tree', upstream);
  const still = others.length > 0 ? await git.lines('ls-tree', '-r', '--name-only', upstream, '--', ...others) : [];
  if (still.length > 0) await git.git('checkout-index', '--force', '--', ...still);
  for (const gone of others.filter((file) => !still.includes(file))) writeOrRemove(join(root, gone), undefined);
  finishCatchingUp(root);
  return [];
};
