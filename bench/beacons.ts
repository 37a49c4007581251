import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { builtSite, startSite } from './programs.ts';
import { markdownTable, median, percentile, round, runBenchmark, say } from './runner.ts';

/** How long a page takes alone, and while beacons of other visits come in. */

const PAGES_A_SECOND = 100;
const BEACONS_A_SECOND = 200;
const PATHS = ['/', '/solutions/payroll', '/contact-us', '/trust', '/tools/payroll-advisor', '/insights/deadlines'];
const VIEW = { page: '/trust', how: 'navigated', vitals: { LCP: 900, INP: 40, CLS: 0.001, TTFB: 80 }, did: ['form'] };
const HEADERS = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', 'Accept-Encoding': 'br' };

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Milliseconds until the whole answer is there. */
const ask = (url: string, status: number, body?: string): Promise<number> =>
  new Promise((done, fail) => {
    const began = performance.now();
    const asked = request(url, { agent, headers: HEADERS, method: body ? 'POST' : 'GET' }, (answer) => {
      if (answer.statusCode !== status) fail(new Error(`${url} was answered with ${answer.statusCode}.`));
      answer.resume().on('end', () => done(performance.now() - began));
    });
    asked.on('error', fail).end(body);
  });

/** So many a second, however long the answers take. */
const openLoop = (rate: number, seconds: number, one: (number: number) => Promise<number>): Promise<number[]> =>
  Promise.all(
    Array.from({ length: rate * seconds }, async (_, number) => {
      await pause((number * 1000) / rate);
      return one(number);
    }),
  );

/** On a thread of their own, so that sending them does not delay what is measured. */
const sendBeacons = async (origin: string, seconds: number): Promise<unknown> => {
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
  worker.postMessage({ origin, seconds });
  return new Promise((done, fail) => worker.once('message', done).once('error', fail)).finally(() =>
    worker.terminate(),
  );
};

if (isMainThread)
  await runBenchmark({
    name: 'beacons',
    document: 'docs/performance.md',
    flags: { rounds: 6, seconds: 15 },
    async measure({ rounds, seconds }) {
      const origin = await startSite({ DIST_DIR: builtSite() });
      const askPages = () =>
        openLoop(PAGES_A_SECOND, seconds, (number) => ask(`${origin}${PATHS[number % PATHS.length]}`, 200));
      await askPages();
      const alone: number[][] = [];
      const alongside: number[][] = [];
      for (let number = 1; number <= rounds; number += 1) {
        say(`round ${number} of ${rounds}`);
        alone.push(await askPages());
        const [times] = await Promise.all([askPages(), sendBeacons(origin, seconds)]);
        alongside.push(times);
      }
      const rows = [50, 95, 99].map((percent) => {
        const [one = 0, other = 0] = [alone, alongside].map((all) =>
          median(all.map((times) => percentile(times, percent))),
        );
        return [`p${percent}`, round(one, 2), round(other, 2), round(other / one, 2)];
      });
      return {
        how: `${PAGES_A_SECOND} pages a second, ${BEACONS_A_SECOND} beacons; milliseconds, medians of ${rounds} rounds of ${seconds} s.`,
        markdown: markdownTable(['Page', 'alone', 'with beacons', 'ratio'], rows),
      };
    },
  });
else
  parentPort?.once('message', async ({ origin, seconds }: { origin: string; seconds: number }) => {
    await openLoop(BEACONS_A_SECOND, seconds, () => ask(`${origin}/api/visit`, 204, JSON.stringify(VIEW)));
    parentPort?.postMessage('done');
  });
