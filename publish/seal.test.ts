import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleFiles, exampleRoutes, makeExampleSite } from '../tests/support/example-site.ts';
import { sealSite } from './seal.ts';

describe('a sealed site', async () => {
  const { dist, publicDir, manifest, remove } = await makeExampleSite();
  afterAll(remove);

  it('knows every page by its path and every other file by its name', () => {
    expect(Object.keys(manifest.pages)).toContain('/');
    expect(manifest.pages['/blogs/SAP-Payroll-Offerings']?.file).toBe('blogs/SAP-Payroll-Offerings.html');
    expect(manifest.files['/.well-known/security.txt']?.headers['Content-Type']).toBe('text/plain; charset=utf-8');
    expect(manifest.pages['/solutions/404']).toMatchObject({ notFound: true });
    expect(manifest.pages['/solutions']).not.toHaveProperty('notFound');
  });

  it('has compressed copies where the manifest says so', () => {
    expect(manifest.pages['/']?.encodings).toEqual(['br', 'gzip']);
    expect(existsSync(join(publicDir, 'index.html.br'))).toBe(true);
    expect(manifest.files['/photo.png']?.encodings).toEqual([]);
  });

  it('asks browsers to fetch pages ahead, never the API or downloads', () => {
    expect(manifest.pages['/']?.headers['Speculation-Rules']).toBe('"/speculation.json"');
    expect(manifest.files['/speculation.json']?.headers['Content-Type']).toBe('application/speculationrules+json');
    const [rule] = JSON.parse(readFileSync(join(publicDir, 'speculation.json'), 'utf8')).prefetch;
    expect(rule.eagerness).toBe('moderate');
    expect(JSON.stringify(rule.where)).toContain('{"not":{"href_matches":"/api/*"}}');
  });

  it('comes out the same when it is sealed again', async () => {
    const manifestFile = join(dist, 'manifest.json');
    const before = readFileSync(manifestFile, 'utf8');
    await sealSite({ publicDir, manifestFile, routes: exampleRoutes });
    expect(readFileSync(manifestFile, 'utf8')).toBe(before);
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
