import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readList, startIndex } from './pagefind.ts';

const FILLER = 'The people who do this work are described on another page. '.repeat(12);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | DHR</title></head><body>
  <header data-pagefind-ignore><a href="/">Menuword</a></header>
  <main data-pagefind-body><h1><span>Zoneword </span>${title}</h1>${body}<p>${FILLER}</p></main>
  <footer data-pagefind-ignore>Footerword</footer></body></html>`;

const pages: Record<string, string> = {
  '/': page('Home', '<p>We run payroll for others, payroll after payroll.</p>'),
  '/solutions/payroll': page(
    'Payroll &amp; "pay"',
    '<h2>Countries</h2><p>One engine.</p><svg><title>Art</title></svg>',
  ),
  '/careers': page('Work with us', '<p>Openings and how to apply.</p>'),
  '/404': page('404 Not Found', '<p>Lostword.</p>'),
  '/sitemap': page(
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
  const index = await startIndex(readList(pages['/sitemap'] ?? ''));
  for (const [href, html] of Object.entries(pages)) index.add(href, html);
  count = await index.write(dir);
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(await readFile(fileURLToPath(address.split('?')[0]!))),
  );
  pagefind = await import(/* @vite-ignore */ pathToFileURL(join(dir, 'pagefind/pagefind.js')).href);
  await pagefind.options({ baseUrl: '/' });
});
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
    const list = readList(page('All pages', '<p>No list.</p>'));
    await expect(startIndex(list)).rejects.toThrow('sitemap.html lists no page');
  });

  it('stops the build when a page of the list was never made', async () => {
    const index = await startIndex([{ href: '/lost', area: 'Company' }]);
    await expect(index.write('unused')).rejects.toThrow('sitemap.html lists /lost, which is no page');
  });
});
