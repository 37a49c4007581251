import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest, PUBLIC_DIR } from '../support/built-pages.ts';

/** The policies and caches of a site that Mozilla's Observatory rates A+. server/listener.test.ts proves that they are sent. */
const DIRECTIVES = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'"],
  ...["connect-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
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

test('security.txt says where to report a weakness, and until when (RFC 9116)', () => {
  const text = readFileSync(join(PUBLIC_DIR, '.well-known/security.txt'), 'utf8');
  expect(text).toMatch(/^Contact: (https|mailto):.+/m);
  const [, until = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(new Date(until).getTime()).toBeGreaterThan(Date.now());
});
