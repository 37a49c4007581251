import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { builtSite, openBrowser, siteWith, startBehindTls } from './programs.ts';
import { markdownTable, median, round, runBenchmark, takeTurns } from './runner.ts';

/** On Lighthouse’s phone, each alongside its floor: the same text as bare HTML. */

/** One of each kind: home, a solution, a service, the article, the form and a tool. */
const PAGES = [
  ...[
    '/',
    '/solutions/employee-central',
    '/services/application-support',
    '/blogs/SAP-Payroll-Offerings',
  ],
  ...['/contact-us', '/tools/payroll-advisor'],
];
/** Lighthouse's two ways to be slow: calculated from a fast load, or really applied to it. */
const METHODS = { simulate: 'Simulated throttling', devtools: 'Applied throttling' } as const;
type Method = keyof typeof METHODS;
const SCORES = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
} as const;
const TIMES = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const SILENT = new Set([
  'script',
  'style',
  'link',
  'meta',
  'svg',
  'img',
  'picture',
  'template',
  'noscript',
]);

function bare(node: Tree.ChildNode): Tree.ChildNode[] {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || SILENT.has(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(bare);
  if (/^(span|astro-|label|input|button|details|summary)/.test(node.tagName)) return childNodes;
  return [{ ...node, attrs: node.attrs.filter(({ name }) => name === 'href'), childNodes }];
}

function floorPage(html: string): string {
  const body = parse(html)
    .childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .find(({ nodeName }) => nodeName === 'body');
  const text =
    body && 'childNodes' in body
      ? serialize({ ...body, childNodes: body.childNodes.flatMap(bare) })
      : '';
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body>${text.replace(/\s+/g, ' ')}</body></html>\n`;
}

function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}
function floorOf(page: string): string {
  return `/floor${page === '/' ? '/home' : page}`;
}

function floorFiles(): Record<string, string> {
  return Object.fromEntries(
    PAGES.map((page) => {
      const html = readFileSync(join(builtSite(), 'public', fileOf(page)), 'utf8');
      return [`${floorOf(page).slice(1)}.html`, floorPage(html)];
    }),
  );
}

type Sample = Record<string, number>;

async function measurePage(url: string, method: Method): Promise<Sample> {
  const { port, close } = await openBrowser();
  try {
    const onlyCategories = Object.values(SCORES);
    const lhr = (
      await lighthouse(url, { port, logLevel: 'silent', throttlingMethod: method, onlyCategories })
    )?.lhr;
    const scores = Object.entries(SCORES).map(([title, id]) => [
      title,
      (lhr?.categories[id]?.score ?? NaN) * 100,
    ]);
    const times = Object.entries(TIMES).map(([title, id]) => [
      title,
      lhr?.audits[id]?.numericValue,
    ]);
    if (times.some(([, value]) => value === undefined))
      throw new Error(`${url} was not measured whole.`);
    return Object.fromEntries([...scores, ...times]);
  } finally {
    await close();
  }
}

await runBenchmark({
  name: 'pages',
  document: 'docs/performance.md',
  flags: { runs: 5 },
  async measure({ runs }) {
    const front = `https://localhost:${await startBehindTls(await siteWith(floorFiles()))}`;
    const methods = Object.keys(METHODS) as Method[];
    const cases = methods.flatMap((method) =>
      PAGES.flatMap((page) => [page, floorOf(page)].map((path) => ({ method, path }))),
    );
    const plan = await takeTurns(runs, cases, ({ method, path }) =>
      measurePage(front + path, method),
    );
    const middle = (method: Method, path: string, title: string) => {
      const samples = plan.find((one) => one.method === method && one.path === path)?.samples ?? [];
      return median(samples.map((one) => one[title] ?? NaN));
    };
    const titles = [...Object.keys(SCORES), ...Object.keys(TIMES)];
    const tableOf = (method: Method) => {
      const rows = PAGES.map((page) => {
        const own = titles.map((title) =>
          round(middle(method, page, title), title === 'CLS' ? 3 : 0),
        );
        const floor = (title: string) => middle(method, floorOf(page), title);
        const ratio = round(middle(method, page, 'LCP ms') / floor('LCP ms'), 2);
        return [`\`${page}\``, ...own, round(floor('LCP ms')), ratio, round(floor('TBT ms'))];
      });
      return markdownTable(
        ['Page', ...titles, 'Floor LCP ms', 'LCP / floor', 'Floor TBT ms'],
        rows,
      );
    };
    return {
      how: `Medians of ${runs} runs of each.`,
      markdown: methods.map((method) => `### ${METHODS[method]}\n\n${tableOf(method)}`).join('\n'),
    };
  },
});
