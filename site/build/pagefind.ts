import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { attributeOf, type Element, elementsOf, readDocument, textOf } from './document.ts';

/** Where the index lies; site/islands/Search/worker.ts is bundled into the same folder. */
const FOLDER = 'pagefind';

/**
 * Only a response that carries 'wasm-unsafe-eval' may compile WebAssembly. A worker from the network is ruled by the
 * policy of its own file, so pages stay without it (HTML, "initialize worker global scope's policy container").
 */
export const WORKER_POLICIES = {
  [`/${FOLDER}/worker.js`]: [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
};

/** Engine, index and texts; Pagefind also brings user interfaces, a worker and other languages' stemming. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_\w+)$/;

/** The smaller line in a heading names the area: on every page of it, so it tells them apart no better than a menu. */
const AREA_LINE = 'h1 > span';

interface Listed {
  href: string;
  area: string;
}

/** The list of all pages says which pages there are and what its groups are called. */
const readList = (html: string): Listed[] => {
  const elements = [...elementsOf(readDocument(html))];
  const list = elements.find((element) => attributeOf(element, 'data-all-pages') !== undefined);
  let area = '';
  return (list ? [...elementsOf(list)] : []).flatMap((element) => {
    if (element.tagName === 'h2') area = textOf(element).trim();
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    return href ? [{ href, area }] : [];
  });
};

const fileOf = (href: string): string => (href === '/' ? 'index.html' : `${href.slice(1)}.html`);
const quote = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const meta = (name: string, content: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${quote(content)}">`;

/** A result shows the title as the tab does, without the brand, and the area. Its address can be looked for as well. */
const withMeta = (html: string, { href, area }: Listed): string => {
  const isTitle = ({ tagName, namespaceURI }: Element) => tagName === 'title' && namespaceURI.endsWith('xhtml');
  const title = [...elementsOf(readDocument(html))].find(isTitle);
  const words = (title ? textOf(title) : '').replace(/ \| [^|]*$/, '');
  const address = href.replace(/\W+/g, ' ');
  const known = [meta('title', words), meta('area', area), meta('address', address)].join('');
  return html.replace('</head>', () => `${known}</head>`);
};

const sure = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index cannot be built:\n${errors.join('\n')}`);
};

/** Indexes every page of the list of all pages, writes the index beside the pages and says how many there are. */
export const indexSite = async (publicDir: string): Promise<number> => {
  const pages = readList(await readFile(join(publicDir, 'sitemap.html'), 'utf8'));
  if (pages.length === 0) throw new Error('The search index would be empty: sitemap.html lists no page.');
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: [AREA_LINE] });
    sure(errors);
    if (!index) throw new Error('The search index cannot be built: Pagefind did not start.');
    for (const page of pages) {
      const html = await readFile(join(publicDir, fileOf(page.href)), 'utf8');
      sure((await index.addHTMLFile({ url: page.href, content: withMeta(html, page) })).errors);
    }
    const built = await index.getFiles();
    sure(built.errors);
    for (const { path, content } of built.files.filter((file) => NEEDED.test(file.path))) {
      const target = join(publicDir, FOLDER, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  } finally {
    await close();
  }
  return pages.length;
};
