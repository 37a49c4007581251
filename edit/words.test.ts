import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import words from './words.json' with { type: 'json' };

/** The arguments of each say(…) in a file. */
function callsIn(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split(/\bsay\(/)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((sign) => {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}
const calls = globSync('edit/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }).flatMap(callsIn);
const { atDesk: _, ...plain } = words;
const placeholders = Object.entries(plain).flatMap(([name, text]) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => [name, placeholder] as const),
);

it.each(placeholders)('%s is always given its {%s}', (name, placeholder) => {
  const own = calls.filter((call) => call.includes(`'${name}'`));
  expect(own).not.toEqual([]);
  for (const call of own) expect(call).toMatch(new RegExp(`\\{[^]*\\b${placeholder}\\b`));
});
