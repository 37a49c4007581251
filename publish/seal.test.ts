import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleFiles, makeExampleSite } from '../tests/support/example-site.ts';

describe('a sealed site', async () => {
  const { publicDir, manifest, remove } = await makeExampleSite();
  afterAll(remove);

  it('asks browsers to fetch pages ahead, never the API or downloads', () => {
    expect(manifest.pages['/']?.headers['Speculation-Rules']).toBe('"/speculation.json"');
    expect(manifest.files['/speculation.json']?.headers['Content-Type']).toBe('application/speculationrules+json');
    const [rule] = JSON.parse(readFileSync(join(publicDir, 'speculation.json'), 'utf8')).prefetch;
    expect(rule.eagerness).toBe('moderate');
    expect(JSON.stringify(rule.where)).toContain('{"not":{"href_matches":"/api/*"}}');
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
