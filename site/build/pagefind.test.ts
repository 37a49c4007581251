import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indexSite } from './pagefind.ts';

const FILLER = 'The people who do this work are described on another page. '.repeat(12);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | DHR</title></head><body>
  <header data-pagefind-ignore><a href="/">Menuword</a></header>
  <main data-pagefind-body><h1><span>Zoneword </span>${title}</h1>${body}<p>${FILLER}</p></main>
  <footer data-pagefind-ignore>Footerword</footer></body></html>`;

const files: Record<string, string> = {
  'index.html': page('Home', '<p>We run payroll for others, payroll after payroll.</p>'),
  'solutions/payroll.html': page(
    'Payroll &amp; "pay"',
    '<h2>Countries</h2><p>One engine.</p><svg><title>Art</title></svg>',
  ),
  'careers.html': page('Work with us', '<p>Openings and how to apply.</p>'),
  '404.html': page('404 Not Found', '<p>Lostword.</p>'),
  'sitemap.html': page(
    'All pages',
    `<div data-all-pages data-pagefind-ignore>
      <section><h2>Solutions</h2><a href="/solutions/payroll">Payroll: listword</a></section>
      <section><h2>Company</h2><a href="/">Home</a><a href="/careers">Careers</a><a href="/sitemap">All pages</a></section>
    </div>`,
  ),
};

interface Result {
  data(): Promise<{ url: string; meta: Record<string, string> }>;
}
interface Pagefind {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: Result[] }>;
}

let dir = '';
let count = 0;
let pagefind: Pagefind;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pagefind-'));
  for (const [name, html] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), html);
  }
  count = await indexSite(dir);
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(await readFile(fileURLToPath(address.split('?')[0]!))),
  );
  pagefind = await import(/* @vite-ignore */ pathToFileURL(join(dir, 'pagefind/pagefind.js')).href);
  await pagefind.options({ baseUrl: '/' });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await rm(dir, { recursive: true });
});

const search = async (query: string) => {
  const { results } = await pagefind.search(query);
  return Promise.all(results.map((result) => result.data()));
};
const addresses = async (query: string) => (await search(query)).map(({ url }) => url);

describe('the search index', () => {
  it('knows a page by its public address, its title without the brand, and its area', async () => {
    const [first] = await search('countries');
    expect(first?.url).toBe('/solutions/payroll');
    expect(first?.meta).toMatchObject({ title: 'Payroll & "pay"', area: 'Solutions' });
  });

  it('puts the page about something before a page that mentions it', async () => {
    expect(await addresses('payroll')).toEqual(['/solutions/payroll', '/']);
  });

  it('finds a page by the words of its address', async () => {
    expect(await addresses('careers')).toEqual(['/careers']);
  });

  it('leaves out what many pages share: menus, footers, the area in a heading, the list of all pages', async () => {
    expect(await addresses('menuword')).toEqual([]);
    expect(await addresses('footerword')).toEqual([]);
    expect(await addresses('listword')).toEqual([]);
    expect(await addresses('zoneword')).toEqual([]);
  });

  it('leaves out pages that are on no list, such as 404', async () => {
    expect(count).toBe(4);
    expect(await addresses('lostword')).toEqual([]);
  });

  it('ships only what a search needs', async () => {
    const names = await readdir(join(dir, 'pagefind'));
    expect(names.filter((name) => /ui|highlight|worker|unknown/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-entry.json', 'wasm.en.pagefind', 'index']));
  });
});

describe('a site that cannot be indexed', () => {
  it('stops the build instead of publishing a search that finds nothing', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'pagefind-'));
    await writeFile(join(empty, 'sitemap.html'), page('All pages', '<p>No list.</p>'));
    await expect(indexSite(empty)).rejects.toThrow('sitemap.html lists no page');
    await rm(empty, { recursive: true });
  });
});
