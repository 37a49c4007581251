import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { builtSite, startSite } from './programs.ts';
import { markdownTable, median, percentile, round, runBenchmark, say } from './runner.ts';

/**
 * How long a page takes alone, while beacons go to a bare server next to ours, and while they come
 * to ours. The bare one shows what the load on the machine costs; the rest is the work that beacons
 * make for our server.
 */

const PAGES_PER_SECOND = 100;
const BEACONS_PER_SECOND = 200;
const PATHS = [
  '/',
  '/solutions/payroll',
  '/contact-us',
  '/trust',
  '/tools/payroll-advisor',
  '/insights/deadlines',
];
const VIEW = {
  page: '/trust',
  how: 'navigated',
  vitals: { LCP: 900, INP: 40, CLS: 0.001, TTFB: 80 },
  did: ['form'],
};
const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
  'Accept-Encoding': 'br',
};

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Milliseconds until the whole answer is there. */
function ask(url: string, status: number, body?: string): Promise<number> {
  return new Promise((done, fail) => {
    const began = performance.now();
    const asked = request(
      url,
      { agent, headers: HEADERS, method: body ? 'POST' : 'GET' },
      (answer) => {
        if (answer.statusCode !== status)
          fail(new Error(`${url} was answered with ${answer.statusCode}.`));
        answer.resume().on('end', () => done(performance.now() - began));
      },
    );
    asked.on('error', fail).end(body);
  });
}

/** At this rate a second, at random moments, however long the answers take. */
function openLoop(
  rate: number,
  seconds: number,
  one: (number: number) => Promise<number>,
): Promise<number[]> {
  return Promise.all(
    Array.from({ length: rate * seconds }, async (_, number) => {
      await pause(((number + Math.random()) * 1000) / rate);
      return one(number);
    }),
  );
}

interface Task {
  /** Where beacons go; without it the thread is the bare server. */
  origin?: string;
  seconds: number;
}

/** On a thread of its own, so that it does not delay what is measured. */
function onThread(task: Task): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  return new Promise((done, fail) => worker.once('message', done).once('error', fail));
}

async function work({ origin, seconds }: Task): Promise<string> {
  if (origin) {
    await openLoop(BEACONS_PER_SECOND, seconds, () =>
      ask(`${origin}/api/visit`, 204, JSON.stringify(VIEW)),
    );
    return origin;
  }
  const server = createServer((asked, answer) =>
    asked.resume().on('end', () => answer.writeHead(204).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

if (isMainThread)
  await runBenchmark({
    name: 'beacons',
    document: 'docs/performance.md',
    flags: { rounds: 6, seconds: 10 },
    async measure({ rounds, seconds }) {
      const origin = await startSite({ DIST_DIR: builtSite() });
      const askPages = () =>
        openLoop(PAGES_PER_SECOND, seconds, (number) =>
          ask(`${origin}${PATHS[number % PATHS.length]}`, 200),
        );
      await askPages();
      const cases = [undefined, await onThread({ seconds }), origin];
      const times = cases.map((): number[][] => []);
      for (let number = 1; number <= rounds; number += 1) {
        say(`round ${number} of ${rounds}`);
        for (const [at, to] of cases.entries()) {
          const [measured] = await Promise.all([
            askPages(),
            to && onThread({ origin: to, seconds }),
          ]);
          times[at]?.push(measured);
        }
      }
      const rows = [50, 95, 99].map((percent) => {
        const [alone = 0, next = 0, ours = 0] = times.map((all) =>
          median(all.map((one) => percentile(one, percent))),
        );
        return [
          `p${percent}`,
          round(alone, 2),
          round(next, 2),
          round(ours, 2),
          round(ours / next, 2),
        ];
      });
      return {
        how: `${PAGES_PER_SECOND} pages and ${BEACONS_PER_SECOND} beacons a second; milliseconds, medians of ${rounds} rounds of ${seconds} s.`,
        markdown: markdownTable(
          ['Page', 'alone', 'beacons next door', 'beacons to us', 'us / next door'],
          rows,
        ),
      };
    },
  });
else parentPort?.postMessage(await work(workerData as Task));
