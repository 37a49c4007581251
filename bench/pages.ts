import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import lighthouse from 'lighthouse';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { readManifest } from '../publish/manifest.ts';
import { sealFile } from '../publish/seal.ts';
import { writeSums } from '../publish/sums.ts';
import { builtSite, openBrowser, startFront, startSite, temporaryFolder } from './programs.ts';
import { CannotMeasure, markdownTable, median, round, runBenchmark, say } from './runner.ts';

/**
 * How fast pages are on Lighthouse's phone, each alongside its floor: the same text as bare HTML, without style, font,
 * picture or script. No page that says as much can be faster, so the ratio holds on any machine.
 */

/** One of each kind: home, a solution, a service, the article, the form and a tool. */
const PAGES = [
  ...['/', '/solutions/employee-central', '/services/application-support', '/blogs/SAP-Payroll-Offerings'],
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

/** Nothing in them is text of the page. */
const SILENT = new Set(['script', 'style', 'link', 'meta', 'svg', 'img', 'picture', 'template', 'noscript']);

const bare = (node: Tree.ChildNode): Tree.ChildNode[] => {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || SILENT.has(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(bare);
  if (/^(span|astro-|label|input|button|details|summary)/.test(node.tagName)) return childNodes;
  return [{ ...node, attrs: node.attrs.filter(({ name }) => name === 'href'), childNodes }];
};

const floorPage = (html: string): string => {
  const body = parse(html)
    .childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .find(({ nodeName }) => nodeName === 'body');
  const text = body && 'childNodes' in body ? serialize({ ...body, childNodes: body.childNodes.flatMap(bare) }) : '';
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body>${text.replace(/\s+/g, ' ')}</body></html>\n`;
};

const floorPathOf = (page: string): string => `/floor${page === '/' ? '/home' : page}`;

/** A copy of the built site that also holds the floor of each page: same server, same headers, same compression. */
const siteWithFloors = async (dist: string): Promise<string> => {
  const copy = temporaryFolder('pages');
  cpSync(dist, copy, { recursive: true });
  const publicDir = join(copy, 'public');
  const manifest = await readManifest(copy);
  for (const page of PAGES) {
    const record = manifest.pages[page];
    if (!record) throw new CannotMeasure(`The built site has no page ${page}.`);
    const file = `${floorPathOf(page).slice(1)}.html`;
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    const floor = floorPage(readFileSync(join(publicDir, record.file), 'utf8'));
    writeFileSync(join(publicDir, file), floor);
    const sealed = await sealFile(file, Buffer.from(floor), { publicDir });
    manifest.pages[sealed.path] = sealed.record;
  }
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  await writeSums(copy);
  return copy;
};

type Sample = Record<string, number>;

/** One load of one address as Lighthouse's phone does it; nothing where it failed in part, as on a busy machine. */
const measurePage = async (url: string, method: Method): Promise<Sample[]> => {
  const { port, close } = await openBrowser();
  try {
    const onlyCategories = Object.values(SCORES);
    const lhr = (await lighthouse(url, { port, logLevel: 'silent', throttlingMethod: method, onlyCategories }))?.lhr;
    const scores = Object.entries(SCORES).map(([title, id]) => [title, (lhr?.categories[id]?.score ?? NaN) * 100]);
    const times = Object.entries(TIMES).map(([title, id]) => [title, lhr?.audits[id]?.numericValue ?? NaN]);
    const isWhole = times.every(([, value]) => Number.isFinite(value));
    return isWhole ? [Object.fromEntries([...scores, ...times])] : [];
  } finally {
    await close();
  }
};

await runBenchmark({
  name: 'pages',
  document: 'docs/performance.md',
  flags: { runs: 5 },
  async measure({ runs }) {
    const dist = await siteWithFloors(builtSite());
    const server = await startSite({ DIST_DIR: dist, BEHIND_TLS: 'true', TRUST_PROXY: '127.0.0.1' });
    const front = `https://localhost:${await startFront(server)}`;
    const methods = Object.keys(METHODS) as Method[];
    const plan = methods.flatMap((method) =>
      PAGES.flatMap((page) => [page, floorPathOf(page)].map((path) => ({ method, path, samples: [] as Sample[] }))),
    );
    // Pages and floors take turns, so that a slow minute of the machine falls on all of them.
    for (let number = 1; number <= runs; number += 1) {
      for (const { method, path, samples } of plan) {
        say(`run ${number} of ${runs}: ${path}, ${method}`);
        samples.push(...(await measurePage(front + path, method)));
      }
    }
    const middle = (method: Method, path: string, title: string) =>
      median(
        plan.find((one) => one.method === method && one.path === path)?.samples.map((one) => one[title] ?? NaN) ?? [],
      );
    const titles = [...Object.keys(SCORES), ...Object.keys(TIMES)];
    const tableOf = (method: Method) => {
      const rows = PAGES.map((page) => {
        const own = titles.map((title) => round(middle(method, page, title), title === 'CLS' ? 3 : 0));
        const floor = (title: string) => middle(method, floorPathOf(page), title);
        const ratio = round(middle(method, page, 'LCP ms') / floor('LCP ms'), 2);
        return [`\`${page}\``, ...own, round(floor('LCP ms')), ratio, round(floor('TBT ms'))];
      });
      return markdownTable(['Page', ...titles, 'Floor LCP ms', 'LCP / floor', 'Floor TBT ms'], rows);
    };
    return {
      how: `Medians of ${runs} runs of each.`,
      markdown: methods.map((method) => `### ${METHODS[method]}\n\n${tableOf(method)}`).join('\n'),
    };
  },
});
