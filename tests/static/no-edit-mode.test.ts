import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERCEL_STEGA_REGEX } from '@vercel/stega';
import { expect, test } from 'vitest';
import { DIST_DIR } from '../support/browser/addresses.ts';

test('nothing of edit mode is in the built site', () => {
  const root = join(DIST_DIR, 'public');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|json|xml|txt|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /__edit|dhr-edit/.test(text) || text.search(VERCEL_STEGA_REGEX) !== -1;
  });
  expect(found).toEqual([]);
});
