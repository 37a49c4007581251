import type { Answer, Found, Question } from './found.ts';

/**
 * Pagefind runs in a worker of our own. Its WebAssembly needs 'wasm-unsafe-eval', which only the policy of this file
 * grants (WORKER_POLICIES in publish/search-index.ts); and the worker that Pagefind would start by itself is refused by
 * the pages' Trusted Types.
 */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number; ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<Entry> }[] }>;
}
interface Entry {
  url: string;
  excerpt: string;
  meta: { title: string; area: string };
}

/** Written beside the index, after the bundler has done its work. */
const ENGINE = '/pagefind/pagefind.js';

/** Headings weigh more by themselves; the words of title and address do as well. */
const ranking = { metaWeights: { title: 5, address: 5 } };

const start = async (): Promise<Pagefind> => {
  const pagefind = (await import(/* @vite-ignore */ ENGINE)) as Pagefind;
  await pagefind.options({ baseUrl: '/', excerptLength: 26, ranking });
  await pagefind.init();
  return pagefind;
};
const started = start();

const find = async ({ query, limit }: Question): Promise<Found> => {
  const { results } = await (await started).search(query);
  const entries = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const hits = entries.map(({ url, excerpt, meta: { title, area } }) => ({ href: url, title, area, excerpt }));
  return { total: results.length, hits };
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  const answer: Answer = await find(data).then(
    (found) => ({ id, found }),
    (fault: unknown) => ({ id, fault: String(fault) }),
  );
  postMessage(answer);
});
