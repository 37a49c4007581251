import { shortName } from './short-name.ts';

const VARIABLE = /--[a-zA-Z][\w-]*/g;

/**
 * Short names for the custom properties of inlined styles, the same on every page: about 0.3 kB a page. What a script
 * names keeps its name, because the script would no longer find it.
 */
export const shortVariables = (texts: string): ((css: string) => string) => {
  const kept = new Set(texts.match(VARIABLE));
  const clash = [...kept].find((name) => name.length <= 4);
  if (clash) throw new Error(`${clash} is too short a name for a variable that a script uses: give it three letters.`);
  const names = new Map<string, string>();
  return (css) =>
    css.replace(VARIABLE, (name) => {
      if (kept.has(name)) return name;
      const short = names.get(name) ?? `--${shortName(names.size)}`;
      names.set(name, short);
      return short;
    });
};
