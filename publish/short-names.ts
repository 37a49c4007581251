import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** No d, because blockers of advertisements hide what is called "ad". */
const LETTERS = 'abcefghijklmnopqrstuvwxyz';

/** a, b, … z, ba, bb, … */
const shortName = (n: number): string =>
  (n < LETTERS.length ? '' : shortName(Math.floor(n / LETTERS.length))) + (LETTERS[n % LETTERS.length] ?? '');

/**
 * Names for the classes and keyframes of all CSS modules: a hyphen, by which they are told from every other word, and one
 * or two letters. The names follow the sorted list of files, so that pages and islands, which are built separately, agree.
 */
export const shortClassNames = (root: string) => {
  const names = new Map<string, string>();
  const files = globSync('{site,ui}/**/*.module.css', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.sort()) {
    const css = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, `-${shortName(names.size)}`);
    }
  }
  return (name: string, file: string): string => {
    const found = names.get(`${relative(root, file).replaceAll('\\', '/').replace(/\?.*$/, '')} ${name}`);
    if (found === undefined) throw new Error(`${file} – .${name} has no short name: start the build again.`);
    return found;
  };
};

const VARIABLE = /--[a-zA-Z][\w-]*/g;

/**
 * Short names for the custom properties of inlined styles, the same on every page: one letter, or a digit first, so that
 * they meet none of the names in the sheet that the search brings along. What a script names keeps its name.
 */
export const shortVariables = (scripts: string): ((css: string) => string) => {
  const kept = new Set(scripts.match(VARIABLE));
  const names = new Map<string, string>();
  return (css) =>
    css.replace(VARIABLE, (name) => {
      if (kept.has(name)) return name;
      const short = names.get(name) ?? `--${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
};
