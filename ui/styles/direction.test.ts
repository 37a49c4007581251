import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** "a b c d" with another value on the right than on the left, and the words left and right. */
const SIDES = /(?:padding|margin|inset|border-width): ([^;]+);|[^\w-](?:left|right)\b/g;
function valuesOf(shorthand = ''): string[] {
  return shorthand.match(/[\w.-]+\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? [];
}

it('no style depends on the direction of the script, unless it says what happens from right to left', () => {
  const physical = globSync('{ui,site}/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    if (css.includes(':dir(rtl)')) return [];
    return [...css.matchAll(SIDES)]
      .filter(
        ([, shorthand]) =>
          !shorthand || (valuesOf(shorthand).length === 4 && valuesOf(shorthand)[1] !== valuesOf(shorthand)[3]),
      )
      .map(([found]) => `${file}: ${found.trim()}`);
  });
  expect(physical).toEqual([]);
});
