import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { attributeOf, elementsOf, readDocument, textOf } from './document.ts';

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

export interface Listed {
  href: string;
  area: string;
}

/** The list of all pages says which pages there are and what its groups are called. */
export const readList = (html: string): Listed[] => {
  const elements = [...elementsOf(readDocument(html))];
  const list = elements.find((element) => attributeOf(element, 'data-all-pages') !== undefined);
  let area = '';
  return (list ? [...elementsOf(list)] : []).flatMap((element) => {
    if (element.tagName === 'h2') area = textOf(element).trim();
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    return href ? [{ href, area }] : [];
  });
};

const quote = (text: string): string => text.replaceAll('"', '&quot;');
const meta = (name: string, content: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${quote(content)}">`;

/**
 * What search knows of a page: its main part, its title as the tab shows it but without the brand, and its area. Its
 * address can be looked for as well. Frame and styles are left out, which makes an index of thousands of pages quick.
 */
const searchable = (html: string, { href, area }: Listed): string => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const known = [
    meta('title', title.replace(/ \| [^|]*$/, '')),
    meta('area', area.replaceAll('&', '&amp;')),
    meta('address', href.replace(/\W+/g, ' ')),
    // By which the search finds a page that must come first.
    `<meta data-pagefind-filter="href[content]" content="${quote(href)}">`,
  ];
  return `<html lang="en"><head>${known.join('')}</head><body>${main}</main></body></html>`;
};

const sure = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index cannot be built:\n${errors.join('\n')}`);
};

export interface SearchIndex {
  /** Takes a page, if it is on the list. The index is made in a process of its own, so nobody waits for it here. */
  add(href: string, html: string): void;
  /** Writes the index beside the pages and says how many it knows. */
  write(publicDir: string): Promise<number>;
}

/**
 * An index of every page of the list. It shall be given them in the order of the list: the order is part of the index,
 * and the same pages shall give the same files.
 */
export const startIndex = async (list: readonly Listed[]): Promise<SearchIndex> => {
  if (list.length === 0) throw new Error('The search index would be empty: sitemap.html lists no page.');
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: [AREA_LINE] });
  sure(errors);
  if (!index) throw new Error('The search index cannot be built: Pagefind did not start.');
  const missing = new Map(list.map((page) => [page.href, page]));
  const answers: ReturnType<typeof index.addHTMLFile>[] = [];
  return {
    add(href, html) {
      const page = missing.get(href);
      if (page) answers.push(index.addHTMLFile({ url: href, content: searchable(html, page) }));
      missing.delete(href);
    },
    async write(publicDir) {
      try {
        sure((await Promise.all(answers)).flatMap(({ errors }) => errors));
        sure([...missing.keys()].map((href) => `sitemap.html lists ${href}, which is no page.`));
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
      return list.length;
    },
  };
};
