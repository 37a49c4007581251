import type { SearchHelpFile } from '../../common/search-help.ts';
import { markWords, wholeSentences } from './excerpt.ts';
import type { Answer, Found, Hit, Question } from './found.ts';
import { mergeRanked, type Ranked } from './rank.ts';
import { understand } from './understand.ts';

/**
 * Pagefind runs in a worker of our own. Its WebAssembly needs 'wasm-unsafe-eval', which only the policy of this file
 * grants (WORKER_POLICIES in publish/search-index.ts); and the worker that Pagefind would start by itself is refused by
 * the pages' Trusted Types.
 */
interface Pagefind {
  options(options: { baseUrl: string; ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string | null, options?: { filters: Record<string, string> }): Promise<{ results: Result[] }>;
}
interface Result extends Ranked {
  data(): Promise<Entry>;
}
interface Entry {
  url: string;
  content: string;
  meta: { title: string; area: string };
}

/** Written beside the index, after the bundler has done its work. */
const ENGINE = '/pagefind/pagefind.js';
const HELP = '/pagefind/help.json';

/** Headings weigh more by themselves; the words of title and address do as well. */
const ranking = { metaWeights: { title: 5, address: 5 } };

const start = async (): Promise<Pagefind> => {
  const pagefind = (await import(/* @vite-ignore */ ENGINE)) as Pagefind;
  await pagefind.options({ baseUrl: '/', ranking });
  await pagefind.init();
  return pagefind;
};
const loadHelp = async (): Promise<SearchHelpFile> => (await fetch(HELP)).json();
const started = Promise.all([start(), loadHelp()]);

const find = async ({ query, limit }: Question): Promise<Found> => {
  const [pagefind, { help, vocabulary }] = await started;
  const { best, queries, corrected } = understand(query, help, vocabulary);
  const search = async (words: string) => (await pagefind.search(words)).results;
  const lists = await Promise.all(queries.map(search));
  // A whole sentence is on no page; then its words count one by one.
  const [first = ''] = queries;
  const isSentence = first.includes(' ') && lists[0]?.length === 0;
  const others = isSentence ? await Promise.all(first.split(' ').map(search)) : [];
  const pinned = await Promise.all(
    best.map(async (href) => (await pagefind.search(null, { filters: { href } })).results),
  );
  const top = pinned.flat();
  const rest = mergeRanked([...lists, ...others]).filter(({ id }) => !top.some((result) => result.id === id));
  const results = [...top, ...rest];
  const looked = [corrected ?? query, ...queries.slice(1)].join(' ');
  const entries = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const hits = entries.map(
    ({ url, content, meta: { title, area } }): Hit => ({
      href: url,
      title,
      area,
      excerpt: markWords(wholeSentences(content, looked), looked),
    }),
  );
  return { total: results.length, hits, corrected };
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  const answer: Answer = await find(data).then(
    (found) => ({ id, found }),
    (fault: unknown) => ({ id, fault: String(fault) }),
  );
  postMessage(answer);
});
