import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleFiles, makeExampleSite } from '../tests/support/example-site.ts';

describe('a sealed site', async () => {
  const { publicDir, manifest, remove } = await makeExampleSite();
  afterAll(remove);

  it('asks browsers to make pages ready ahead, never what changes something or belongs to one person', () => {
    expect(manifest.pages['/']?.headers['Speculation-Rules']).toBe('"/speculation.json"');
    expect(manifest.files['/speculation.json']?.headers['Content-Type']).toBe('application/speculationrules+json');
    const rules = JSON.parse(readFileSync(join(publicDir, 'speculation.json'), 'utf8'));
    expect(rules.prefetch).toEqual(rules.prerender);
    const [{ where, eagerness }] = rules.prerender;
    expect(eagerness).toBe('moderate');
    const [{ href_matches: all }, { not }] = where.and;
    const matches = (path: string) =>
      new URLPattern(all, 'https://dhr.example').test(path, 'https://dhr.example') &&
      !not.href_matches.some((one: string) =>
        new URLPattern(one, 'https://dhr.example').test(path, 'https://dhr.example'),
      );
    for (const page of ['/', '/contact-us', '/blogs/SAP-Payroll-Offerings', '/insights#uae', '/desktop'])
      expect(matches(page), page).toBe(true);
    const left = '/api/v1.0 /desk /desk/inbox /thank-you /downloads/dhr.pdf /insights/deadlines.ics /contact-us?ask=x';
    for (const other of left.split(' ')) expect(matches(other), other).toBe(false);
  });
});

it('refuses to publish a site that its own policy would break, naming every place', async () => {
  const files = {
    ...exampleFiles,
    'about-us.html': '<p style="color:red"></p><a href="javascript:go()"></a>',
    '_astro/more.css': 'a{background:url(data:image/png;base64,AA)}',
  };
  await expect(makeExampleSite(files)).rejects.toThrow(
    [
      'The built site cannot be published:',
      '_astro/more.css, loads a data: address; keep such files apart (vite.build.assetsInlineLimit: 0)',
      'about-us.html, line 1: <p> has a style attribute; use a class',
      'about-us.html, line 1: <a> has a javascript: address',
    ].join('\n'),
  );
});
