import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import serverWords from './api/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

it.each([
  ['the application', words, 'desk/app'],
  ['the server', serverWords, 'desk/api'],
])('every placeholder in the words of %s is filled by it', (_who, file, folder) => {
  const placeholders = new Set([...JSON.stringify(file).matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name));
  const source = sourcesIn(folder) + readFileSync('common/day.ts', 'utf8');
  // As `name: value` or by shorthand.
  const unknown = [...placeholders].filter((name) => !new RegExp(`[{,]\\s*${name}\\s*[:,}]`).test(source));
  expect(placeholders.size).toBeGreaterThan(2);
  expect(unknown).toEqual([]);
});
