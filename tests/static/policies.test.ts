// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERCEL_STEGA_REGEX } from '@vercel/stega';
import { expect, test } from 'vitest';
import { manifest, PUBLIC_DIR } from '../support/built-pages.ts';

/** The policies and caches of a site that Mozilla's Observatory rates A+. server/listener.test.ts proves that they are sent. */
const DIRECTIVES = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'"],
  ...["connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
  "require-trusted-types-for 'script'",
];

test('every page has its own policy: scripts and styles by their hashes, Trusted Types, forms to us only', () => {
  for (const [path, { csp, headers }] of Object.entries(manifest.pages)) {
    for (const directive of DIRECTIVES) expect.soft(csp, path).toContain(directive);
    expect.soft(csp, path).not.toMatch(/unsafe-|\*|data:|https?:/);
    expect.soft(headers['Cache-Control'], path).toBe('no-cache');
  }
});

test('no file is freer than that, and hashed files are kept for ever', () => {
  for (const [path, { csp, headers }] of Object.entries(manifest.files)) {
    expect.soft(csp, path).toContain("default-src 'none'");
    expect.soft(csp, path).not.toMatch(/unsafe-|script-src/);
    if (path.startsWith('/_astro/')) expect.soft(headers['Cache-Control'], path).toContain('immutable');
  }
});

test('nothing of edit mode is in the built site', () => {
  const files = readdirSync(PUBLIC_DIR, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|xml|txt|svg)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => {
    const text = readFileSync(join(PUBLIC_DIR, file), 'utf8');
    return /__edit|dhr-edit/.test(text) || text.search(VERCEL_STEGA_REGEX) !== -1;
  });
  expect(found).toEqual([]);
});
