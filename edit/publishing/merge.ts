import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../contract.ts';
import { differencesOf } from '../files/differences.ts';
import { dataOf, rawAt, takeValue } from '../files/source.ts';
import { keyOf, type Path } from '../marks/places.ts';

/** The same file in three states: what both began with, and what two editors have made of it. */
export interface ThreeStates {
  file: string;
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

export interface Clash {
  path: Path;
  name: string;
  mine: string;
  theirs: string;
}

export type Choice = 'mine' | 'theirs';

const overlaps = (a: Path, b: Path): boolean => a.every((key, i) => i >= b.length || key === b[i]);

/**
 * Brings the changes of two editors together, field by field, so that nobody ever sees a merge conflict in a file.
 * Where both have changed the same field, somebody must choose.
 */
export const mergeStates = (
  { file, base, mine, theirs }: ThreeStates,
  choices: Readonly<Record<string, Choice>>,
): { source: string | undefined; clashes: Clash[] } => {
  if (mine === base || mine === theirs) return { source: theirs, clashes: [] };
  if (theirs === base) return { source: mine, clashes: [] };
  const whole = choices[keyOf(file, [])];
  if (base === undefined || mine === undefined || theirs === undefined) {
    if (whole) return { source: whole === 'mine' ? mine : theirs, clashes: [] };
    const [ours] = differencesOf(file, base, mine);
    const [others] = differencesOf(file, base, theirs);
    return {
      source: theirs,
      clashes: [{ path: [], name: ours?.name ?? file, mine: ours?.after ?? '', theirs: others?.after ?? '' }],
    };
  }
  const others = differencesOf(file, base, theirs);
  const clashes: Clash[] = [];
  let source = theirs;
  for (const { path: own, name, after } of differencesOf(file, base, mine)) {
    const hit = others.find((other: Difference) => overlaps(own, other.path) || overlaps(other.path, own));
    // The items of a list that they rearranged have other numbers there: it is taken as a whole, theirs or mine.
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
  return { source: isDeepStrictEqual(dataOf(file, source), dataOf(file, mine)) ? mine : source, clashes };
};
