import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { escapeHtml } from '../common/escape-html.ts';

/** Where the index lies; site/search/worker.ts is bundled into the same folder. */
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

/** Pages of an area, as site/seo/pages.ts lists them. */
export interface PageGroup {
  heading: string;
  pages: readonly { path: string; title: string }[];
}

/** Where the build wrote a page. */
export const pageFile = (publicDir: string, path: string): string =>
  join(publicDir, `${path === '/' ? 'index' : path}.html`);

const sure = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index cannot be built:\n${errors.join('\n')}`);
};

const meta = (name: string, content: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(content)}">`;

/**
 * Writes an index of the listed pages beside them and says how many it knows: the main part of each page, and its title,
 * area and address as the list has them. The order of the list is part of the index, so the same pages give the same
 * files.
 */
export const writeSearchIndex = async (publicDir: string, groups: readonly PageGroup[]): Promise<number> => {
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: [AREA_LINE] });
  sure(errors);
  if (!index) throw new Error('The search index cannot be built: Pagefind did not start.');
  try {
    const listed = groups.flatMap(({ heading, pages }) => pages.map((page) => ({ ...page, area: heading })));
    for (const { path, title, area } of listed) {
      const html = await readFile(pageFile(publicDir, path), 'utf8');
      const known = [
        meta('title', title),
        meta('area', area),
        meta('address', path.replace(/\W+/g, ' ')),
        // By which the search finds a page that must come first.
        `<meta data-pagefind-filter="href[content]" content="${escapeHtml(path)}">`,
      ].join('');
      // Without the frame: Pagefind would take the first picture of the menu for a picture of the page.
      const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
      const content = `<html lang="en"><head>${known}</head><body>${main}</main></body></html>`;
      sure((await index.addHTMLFile({ url: path, content })).errors);
    }
    const built = await index.getFiles();
    sure(built.errors);
    for (const { path, content } of built.files.filter((file) => NEEDED.test(file.path))) {
      const target = join(publicDir, FOLDER, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    return listed.length;
  } finally {
    await close();
  }
};
