import MiniSearch from 'minisearch';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getSearch, getTool } from '../site/content.ts';
import { fold, indexOptions, type PageText, type SearchIndex, VOCABULARY } from '../site/search/find.ts';
import { attributeOf, elementsOf, readDocument } from './document.ts';

/** Pages of an area, as site/seo/pages.ts lists them. */
export interface PageGroup {
  heading: string;
  pages: readonly { path: string; title: string }[];
}

interface Block {
  kind: 'title' | 'heading' | 'text';
  sentences: string[];
}

/** Their text runs on within that of the element around them; all others begin a block of their own. */
const INLINE = new Set('a abbr b bdi cite code dfn em i kbd mark q s small span strong sub time var'.split(' '));
const UNREAD = new Set(['script', 'style', 'svg', 'template', 'select', 'textarea', 'sup']);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const isUnread = (element: Tree.Element): boolean =>
  UNREAD.has(element.tagName) ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'href')?.startsWith('#source-') ||
  attributeOf(element, 'data-no-search') !== undefined;

const kindOf = (element: Tree.Element, around: Block['kind']): Block['kind'] => {
  if (element.tagName === 'h1') return 'title';
  return /^h[2-6]$/.test(element.tagName) ? 'heading' : around;
};

/** What a visitor reads in the main part of a page, without what many pages share. */
export const readBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  let text = '';
  const end = (kind: Block['kind']): void => {
    const whole = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (whole === '') return;
    blocks.push({ kind, sentences: [...sentences.segment(whole)].map(({ segment }) => segment.trim()) });
  };
  const read = (element: Tree.Element, around: Block['kind']): void => {
    const kind = kindOf(element, around);
    if (!INLINE.has(element.tagName)) end(around);
    for (const child of element.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) {
        // Styles set these apart: a date and its badge, a term and what it means.
        if (/[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(child.value)) end(kind);
        text += child.value;
      }
      // The smaller line in a heading names the area: on every page of it, so it tells them apart no better than a menu.
      if ('tagName' in child && !isUnread(child) && !(element.tagName === 'h1' && child.tagName === 'span'))
        read(child, kind);
    }
    if (!INLINE.has(element.tagName)) end(kind);
  };
  const main = [...elementsOf(readDocument(html))].find(({ tagName }) => tagName === 'main');
  if (main) read(main, 'text');
  return blocks;
};

/** Folded names of countries of which no page speaks lead to the pages that content/search.yaml names. */
const bestPages = (texts: readonly PageText[]): SearchIndex['best'] => {
  const { best, countries } = getSearch();
  const said = ` ${fold(texts.flatMap(({ blocks }) => blocks.flat()).join(' '))} `;
  const names = getTool('countries').countries.flatMap(({ name, also = [] }) => [name, ...also].map(fold));
  return Object.fromEntries([
    ...names.filter((name) => !said.includes(` ${name} `)).map((name) => [name, countries] as const),
    ...best.flatMap(({ page, words }) => words.map((word) => [fold(word), [page]] as const)),
  ]);
};

/** The index of the listed pages and the texts from which its excerpts are taken, both fetched when a search begins. */
export const makeSearchIndex = (
  groups: readonly PageGroup[],
  htmlOf: (path: string) => string,
): { index: SearchIndex; texts: PageText[] } => {
  const index = new MiniSearch(indexOptions);
  const texts: PageText[] = [];
  for (const { heading: area, pages } of groups)
    for (const { path, title } of pages) {
      const blocks = readBlocks(htmlOf(path));
      const prose = blocks.filter(({ kind }) => kind === 'text');
      const textOf = (some: readonly Block[]) => some.flatMap((block) => block.sentences).join(' ');
      const headings = textOf(blocks.filter((block) => !prose.includes(block)));
      index.add({ path, title, address: path, headings, text: textOf(prose) });
      // The title stands above each result anyway.
      const quoted = blocks.filter(({ kind }) => kind !== 'title');
      texts.push({ path, title, area, blocks: quoted.map((block) => block.sentences) });
    }
  const best = bestPages(texts);
  const synonyms = getSearch().synonyms.flatMap(({ words, means }) =>
    words.map((word) => [fold(word), means] as const),
  );
  const vocabulary = [...Object.keys(best), ...synonyms.map(([word]) => word)].join(' ');
  index.add({ path: VOCABULARY, title: '', address: '', headings: '', text: vocabulary });
  return { index: { index: index.toJSON(), best, synonyms }, texts };
};
