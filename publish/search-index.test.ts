import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeSearchIndex } from './search-index.ts';

const FILLER = 'The people who do this work are described on another page. '.repeat(12);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | DHR</title></head><body>
  <header><a href="/">Menuword</a></header>
  <main><h1><span>Zoneword </span>${title}</h1>${body}<p>${FILLER}</p></main>
  <footer>Footerword</footer></body></html>`;

const files: Record<string, string> = {
  'index.html': page('Home', '<p>We run payroll for others, payroll after payroll.</p>'),
  'solutions/payroll.html': page('Payroll', '<h2>Countries</h2><p>One engine.</p><svg><title>Art</title></svg>'),
  'careers.html': page('Work with us', '<p>Openings and how to apply.</p><div data-pagefind-ignore>Listword</div>'),
  '404.html': page('404 Not Found', '<p>Lostword.</p>'),
};
const groups = [
  { heading: 'Solutions', pages: [{ path: '/solutions/payroll', title: 'Payroll & "pay"' }] },
  {
    heading: 'Company',
    pages: [
      { path: '/', title: 'Home' },
      { path: '/careers', title: 'Work with us' },
    ],
  },
];

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
  for (const [file, html] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), html);
  }
  count = await writeSearchIndex(dir, groups);
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
    for (const word of ['menuword', 'footerword', 'zoneword', 'listword']) expect(await addresses(word)).toEqual([]);
  });

  it('leaves out pages that are on no list, such as 404', async () => {
    expect(count).toBe(3);
    expect(await addresses('lostword')).toEqual([]);
  });

  it('ships only what a search needs', async () => {
    const names = await readdir(join(dir, 'pagefind'));
    expect(names.filter((name) => /ui|highlight|worker|unknown/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-entry.json', 'wasm.en.pagefind', 'index']));
  });
});

it('stops the build when a page of the list was never made', async () => {
  const lost = [{ heading: 'Company', pages: [{ path: '/lost', title: 'Lost' }] }];
  await expect(writeSearchIndex(dir, lost)).rejects.toThrow(/lost\.html/);
});
