import MiniSearch from 'minisearch';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  fold,
  indexOptions,
  type PageText,
  type SearchIndex,
  VOCABULARY,
} from '../site/parts/search/find-pages.ts';
import type { Search } from '../site/schemas/search.ts';
import { attributeOf, type Documents, elementsOf } from './inline.ts';

interface Block {
  kind: 'title' | 'heading' | 'text';
  sentences: string[];
}

/** Their text belongs to the block around them; every other element begins a block. */
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s small span strong sub time var'.split(' '),
);
const UNREAD = new Set(['script', 'style', 'svg', 'template', 'select', 'textarea', 'sup']);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function isUnread(element: Tree.Element): boolean {
  return (
    UNREAD.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'href')?.startsWith('#source-') ||
    attributeOf(element, 'data-no-search') !== undefined
  );
}

function kindOf(element: Tree.Element, around: Block['kind']): Block['kind'] {
  if (element.tagName === 'h1') return 'title';
  return /^h[2-6]$/.test(element.tagName) ? 'heading' : around;
}

/** The text of the main part of a page, without what many pages share. */
export function readBlocks(document: Tree.Document): Block[] {
  const blocks: Block[] = [];
  let text = '';
  const end = (kind: Block['kind']): void => {
    const whole = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (whole === '') return;
    blocks.push({
      kind,
      sentences: [...sentences.segment(whole)].map(({ segment }) => segment.trim()),
    });
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
      // The smaller line in a heading names the area, the same on all of its pages.
      if (
        'tagName' in child &&
        !isUnread(child) &&
        !(element.tagName === 'h1' && child.tagName === 'span')
      )
        read(child, kind);
    }
    if (!INLINE.has(element.tagName)) end(kind);
  };
  const main = [...elementsOf(document)].find(({ tagName }) => tagName === 'main');
  if (main) read(main, 'text');
  return blocks;
}

interface SearchContent {
  /** As site/features/layout/public-pages.ts lists them. */
  groups: readonly { heading: string; pages: readonly { path: string; title: string }[] }[];
  /** content/search.yaml */
  words: Search;
  countryNames: readonly string[];
  records: SearchIndex['records'];
  left: SearchIndex['left'];
}

/** The index of the listed pages and the texts of its excerpts, both fetched when a search begins. */
export function searchFiles(
  { groups, words, countryNames, records, left }: SearchContent,
  documents: Documents,
): Record<'search/index.json' | 'search/texts.json', string> {
  const texts: PageText[] = [];
  const read: { path: string; title: string; headings: string; text: string }[] = [];
  const listed = groups.flatMap(({ heading: area, pages }) =>
    pages.map((page) => ({ ...page, area })),
  );
  for (const { path, title, area } of listed) {
    const document = documents.get(path);
    if (!document)
      throw new Error(`The search cannot index ${path}: the build has not made this page.`);
    const blocks = readBlocks(document);
    const textOf = (...kinds: Block['kind'][]) =>
      blocks.filter(({ kind }) => kinds.includes(kind)).flatMap(({ sentences }) => sentences);
    read.push({
      path,
      title,
      headings: textOf('title', 'heading').join(' '),
      text: textOf('text').join(' '),
    });
    // The title is shown above each result anyway.
    const quoted = blocks.filter(({ kind }) => kind !== 'title');
    texts.push({ path, title, area, blocks: quoted.map(({ sentences }) => sentences) });
  }

  const said = ` ${fold(texts.flatMap(({ blocks }) => blocks.flat()).join(' '))} `;
  const unsaid = countryNames.map(fold).filter((name) => !said.includes(` ${name} `));
  const best: SearchIndex['best'] = Object.fromEntries([
    ['', words.start] as const,
    ...unsaid.map((name) => [name, words.countries] as const),
    ...words.best.flatMap(({ page, words: typed }) =>
      typed.map((word) => [fold(word), [page]] as const),
    ),
  ]);
  const synonyms = words.synonyms.flatMap(({ words: typed, means }) =>
    typed.map((word) => [fold(word), means] as const),
  );
  const index = new MiniSearch(indexOptions);
  for (const page of read) {
    // They lead to the page also where they are only a part of what is typed.
    const words = Object.keys(best).filter((phrase) => best[phrase]?.includes(page.path));
    index.add({ ...page, address: page.path, words: words.join(' ') });
  }
  index.add({ path: VOCABULARY, words: synonyms.map(([phrase]) => phrase).join(' ') });
  return {
    'search/index.json': JSON.stringify({
      index: index.toJSON(),
      best,
      synonyms,
      records,
      left,
    } satisfies SearchIndex),
    'search/texts.json': JSON.stringify(texts),
  };
}
