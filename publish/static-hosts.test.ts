import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { exampleFiles, makeExampleSite } from '../tests/support/example-site.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const { manifest, remove } = await makeExampleSite();
afterAll(remove);

describe('_redirects', () => {
  it('is one readable table: moved addresses, pages, fallbacks, 404', () => {
    expect(redirectsFile(manifest)).toBe(
      [
        '/contact /contact-us 301',
        '/about-us/* /about-us 200',
        '/blogs/SAP-Payroll-Offerings /blogs/SAP-Payroll-Offerings 200',
        '/blogs/* /blogs/SAP-Payroll-Offerings 200',
        '/solutions/* /solutions/404.html 404',
        '/* /404.html 404',
        '',
      ].join('\n'),
    );
  });
});

it('hides no file below a fallback, such as the feed of the blog', async () => {
  const fed = await makeExampleSite({ ...exampleFiles, 'blogs/rss.xml': '<rss version="2.0"></rss>' });
  onTestFinished(fed.remove);
  const lines = redirectsFile(fed.manifest).split('\n');
  expect(lines).toContain('/blogs/rss.xml /blogs/rss.xml 200');
  expect(lines.indexOf('/blogs/rss.xml /blogs/rss.xml 200')).toBeLessThan(
    lines.indexOf('/blogs/* /blogs/SAP-Payroll-Offerings 200'),
  );
});

describe('_headers', () => {
  const blocks = headersFile(manifest).split('\n\n');
  const block = (path: string) => blocks.find((text) => text.startsWith(`${path}\n`)) ?? '';

  it('protects every path, with transport security', () => {
    for (const name of Object.keys(manifest.headers)) expect(block('/*')).toContain(`  ${name}: `);
    expect(block('/*')).toContain('Strict-Transport-Security: max-age=63072000');
    expect(block('/*')).toContain('upgrade-insecure-requests');
  });

  it('gives each page its own policy, which the common one does not narrow', () => {
    const policy = manifest.pages['/']?.csp ?? '';
    expect(block('/')).toContain(`Content-Security-Policy: ${policy}`);
    for (const source of policy.match(/'sha256-[^']+'/g) ?? []) expect(block('/*')).toContain(source);
  });

  it('stays within the lines that hosts read, however many styles there are', async () => {
    const styled = Array.from(
      { length: 50 },
      (_, n) => [`styled-${n}.html`, `<style>p{order:${n}}</style><p>`] as const,
    );
    const large = await makeExampleSite({ ...exampleFiles, ...Object.fromEntries(styled) });
    onTestFinished(large.remove);
    const lines = headersFile(large.manifest).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    const common = lines.find((line) => line.includes('Content-Security-Policy')) ?? '';
    expect(common).toContain("script-src 'self' 'sha256-");
    expect(common).toContain("object-src 'self'");
    expect(common).not.toMatch(/style-src|default-src|unsafe/);
  });

  it('keeps hashed files for a year', () => {
    expect(block('/_astro/*')).toContain('immutable');
  });
});
