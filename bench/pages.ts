import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import lighthouse from 'lighthouse';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { readManifest } from '../publish/manifest.ts';
import { sealFile } from '../publish/seal.ts';
import { writeSums } from '../publish/sums.ts';
import { findChromium } from '../tests/support/machine/chromium.ts';
import { deployedNginx, makeCertificate } from '../tests/support/machine/deployed-nginx.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { builtSite, need, startChild, startNginx, startSite, temporaryFolder } from './programs.ts';
import { CannotMeasure, markdownTable, median, percentile, round, runBenchmark, say } from './runner.ts';

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

/** HTTPS and HTTP/2 by deploy/nginx.conf in front of the server: no visitor gets a page in another way. */
const startFront = async (server: string): Promise<string> => {
  const folder = temporaryFolder('front');
  makeCertificate(folder, need('openssl'));
  const [http, https] = [await freePort(), await freePort()];
  const upstream = Number(new URL(server).port);
  const config = deployedNginx({ folder, upstream, http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}` });
  await startNginx(folder, config, https);
  return `https://localhost:${https}`;
};

/** A fresh Chromium that talks to nobody but us: a second load in the same one would find warm caches. */
const openBrowser = async () => {
  const quiet = ['background-networking', 'component-update', 'extensions', 'sync', 'gpu', 'dev-shm-usage'];
  const options = [
    ...['--headless=new', '--no-sandbox', '--no-first-run', '--no-default-browser-check'],
    ...quiet.map((name) => `--disable-${name}`),
    // The certificate is made for the run.
    ...['--ignore-certificate-errors', '--remote-debugging-port=0', `--user-data-dir=${temporaryFolder('chromium')}`],
    'about:blank',
  ];
  const child = startChild(findChromium(), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [, port] = await child.said(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//);
  return { port: Number(port), close: () => child.stop('SIGKILL') };
};

interface Sample {
  values: Record<string, number>;
  /** How fast the processor was when the run began; more is faster. */
  speed: number;
}

/** One load of one address as Lighthouse's phone does it; undefined where it failed, as on a busy machine. */
const measurePage = async (url: string, method: Method): Promise<Sample | undefined> => {
  const { port, close } = await openBrowser();
  try {
    const onlyCategories = Object.values(SCORES);
    const lhr = (await lighthouse(url, { port, logLevel: 'silent', throttlingMethod: method, onlyCategories }))?.lhr;
    const scores = Object.entries(SCORES).map(([title, id]) => [title, (lhr?.categories[id]?.score ?? NaN) * 100]);
    const times = Object.entries(TIMES).map(([title, id]) => [title, lhr?.audits[id]?.numericValue ?? NaN]);
    const isWhole = times.every(([, value]) => Number.isFinite(value));
    const values = Object.fromEntries([...scores, ...times]);
    return isWhole ? { values, speed: lhr?.environment.benchmarkIndex ?? 0 } : undefined;
  } finally {
    await close();
  }
};

interface Run {
  page: string;
  kind: 'page' | 'floor';
  method: Method;
  sample?: Sample | undefined;
}

/** Lighthouse measures the processor before each load: a run at less than 80 % of a good moment met other work. */
const quietOf = (runs: readonly Run[]): Run[] => {
  const good = percentile(
    runs.map(({ sample }) => sample?.speed ?? 0),
    75,
  );
  return runs.filter(({ sample }) => (sample?.speed ?? 0) >= good * 0.8);
};

await runBenchmark({
  name: 'pages',
  document: 'docs/performance.md',
  flags: { runs: 5 },
  async measure({ runs: count }) {
    const dist = await siteWithFloors(builtSite());
    const server = await startSite({ DIST_DIR: dist, BEHIND_TLS: 'true', TRUST_PROXY: '127.0.0.1' });
    const front = await startFront(server);
    const methods = Object.keys(METHODS) as Method[];
    // Pages and floors take turns, so that a slow minute of the machine falls on all of them.
    const plan: Run[] = Array.from({ length: count }).flatMap(() =>
      methods.flatMap((method) =>
        PAGES.flatMap((page) => (['page', 'floor'] as const).map((kind) => ({ page, kind, method }))),
      ),
    );
    for (const [index, run] of plan.entries()) {
      say(`${index + 1} of ${plan.length}: ${run.kind} ${run.page}, ${run.method}`);
      run.sample = await measurePage(front + (run.kind === 'page' ? run.page : floorPathOf(run.page)), run.method);
    }
    const quiet = quietOf(plan);
    const rowOf = (page: string, method: Method) => {
      const of = (kind: Run['kind']): Sample[] =>
        [quiet, plan]
          .map((runs) => runs.filter((run) => run.page === page && run.method === method && run.kind === kind))
          .map((runs) => runs.flatMap(({ sample }) => sample ?? []))
          .find((samples) => samples.length > 0) ?? [];
      const [own, floors] = [of('page'), of('floor')];
      const middle = (title: string, from = own) => median(from.map(({ values }) => values[title] ?? Number.NaN));
      const all = [...Object.keys(SCORES), ...Object.keys(TIMES)].map((title) => [
        title,
        round(middle(title), title === 'CLS' ? 3 : 0),
      ]);
      return {
        Page: `\`${page}\``,
        ...Object.fromEntries(all),
        'Floor LCP ms': round(middle('LCP ms', floors)),
        'LCP / floor': round(middle('LCP ms') / middle('LCP ms', floors), 2),
        'Floor TBT ms': round(middle('TBT ms', floors)),
      };
    };
    const rows = Object.fromEntries(methods.map((method) => [method, PAGES.map((page) => rowOf(page, method))]));
    const tableOf = (method: Method) =>
      markdownTable(
        Object.keys(rows[method]?.[0] ?? {}),
        (rows[method] ?? []).map((row) => Object.values(row)),
      );
    return {
      how: `Medians of ${count} runs of each; ${plan.length - quiet.length} of ${plan.length} met a busy machine and are left out.`,
      markdown: methods.map((method) => `### ${METHODS[method]}\n\n${tableOf(method)}`).join('\n'),
      result: { runs: count, rows },
    };
  },
});
