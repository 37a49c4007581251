import { afterAll, expect, it } from 'vitest';
import { exampleFiles, makeExampleSite } from '../tests/support/example-site.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const { manifest, remove } = await makeExampleSite({ ...exampleFiles, 'blogs/rss.xml': '<rss version="2.0"></rss>' });
afterAll(remove);

it('writes redirects, then pages and files before the fallback that would hide them, then 404', () => {
  expect(redirectsFile(manifest)).toBe(
    [
      '/contact /contact-us 301',
      '/about-us/* /about-us 200',
      '/blogs/SAP-Payroll-Offerings /blogs/SAP-Payroll-Offerings 200',
      '/blogs/rss.xml /blogs/rss.xml 200',
      '/blogs/* /blogs/SAP-Payroll-Offerings 200',
      '/solutions/* /solutions/404.html 404',
      '/* /404.html 404',
      '',
    ].join('\n'),
  );
});

it('protects every path, and gives each page its own policy', () => {
  const blocks = headersFile(manifest).split('\n\n');
  const block = (path: string) => blocks.find((text) => text.startsWith(`${path}\n`)) ?? '';
  for (const name of Object.keys(manifest.headers)) expect(block('/*')).toContain(`  ${name}: `);
  expect(block('/*')).toContain('Strict-Transport-Security: max-age=63072000');
  expect(block('/*')).not.toMatch(/script-src|style-src|default-src/);
  expect(block('/')).toContain(`Content-Security-Policy: ${manifest.pages['/']?.csp}`);
  expect(block('/_astro/*')).toContain('immutable');
});
