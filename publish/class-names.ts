import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { shortName } from './short-name.ts';

/**
 * Blockers of advertisements hide elements with the first two names. The others stand in the tags of nearly every page as
 * elements, attributes or words, so that the styles of such a class would never be pruned.
 */
const AVOID = new Set(
  'ad ads a b d p br dd dl dt em en hr id li ol td th tr ul as at by do go if in is it no of on or so to up us we'.split(
    ' ',
  ),
);

/**
 * Names for the classes and keyframes of all CSS modules, one or two letters each: styles are inlined into every page, and a random
 * hash is the one thing in them that does not compress (0.4 kB a page). The names follow the sorted list of files, so
 * that pages and islands, which are built separately, agree.
 */
export const shortClassNames = (root: string) => {
  const names = new Map<string, string>();
  let n = 0;
  for (const file of globSync('site/**/*.module.css', { cwd: root }).sort()) {
    const css = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi)) {
      const key = `${file} ${name}`;
      if (names.has(key)) continue;
      while (AVOID.has(shortName(n))) n++;
      names.set(key, shortName(n++));
    }
  }
  return (name: string, file: string): string => {
    const found = names.get(`${relative(root, file).replaceAll('\\', '/').replace(/\?.*$/, '')} ${name}`);
    if (found === undefined) throw new Error(`${file} – .${name} has no short name: start the build again.`);
    return found;
  };
};
