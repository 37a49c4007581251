import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SPECULATION_FILE, SPECULATION_RULES } from '../publish/file-headers.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { openTab } from '../tests/support/machine/plain-chromium.ts';
import { openBrowser, siteWith, startBehindTls } from './programs.ts';
import { markdownTable, median, round, runBenchmark, takeTurns } from './runner.ts';

/** From the press on a link to the largest paint of its page, on a phone with slow 4G. */

/** From one bare page to another: no page can be there sooner on this machine. */
const FLOOR = {
  'floor/from.html': '<!doctype html><title>From</title><main><a href="/floor/to">To</a></main>',
  'floor/to.html': '<!doctype html><title>To</title><h1>To</h1>',
};
/** From a page to the one behind a link of it. */
const WAYS = [
  { from: '/floor/from', to: '/floor/to' },
  { from: '/', to: '/solutions/payroll' },
  { from: '/trust', to: '/contact-us' },
  { from: '/tools', to: '/tools/payroll-advisor' },
];

const { prefetch } = JSON.parse(SPECULATION_RULES);
/** The rules of the site, and whether the pointer rests on the link before it is pressed. */
const CASES = {
  prerendered: { rules: SPECULATION_RULES, rests: true },
  prefetched: { rules: JSON.stringify({ prefetch }), rests: true },
  'pressed at once': { rules: SPECULATION_RULES, rests: false },
  'plain link': { rules: '{}', rests: true },
};
type Case = keyof typeof CASES;
const REST_MS = 2500;

/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down and half of that up. */
const HALF_TRIP_MS = 75;
const BYTES_PER_MS = { down: 205, up: 94 };

/** Slows prerendered pages too, which Chromium's own throttle spares. */
async function slowLine(to: number): Promise<number> {
  const pass = (from: Socket, on: Socket, rate: number) => {
    let free = 0;
    from.on('data', (part) => {
      const now = performance.now();
      free = Math.max(free, now) + part.length / rate;
      setTimeout(() => on.write(part), free + HALF_TRIP_MS - now);
    });
    // What is still on its way arrives before the line goes.
    const leave = () =>
      setTimeout(() => on.destroy(), Math.max(0, free - performance.now()) + HALF_TRIP_MS);
    from.on('close', leave).on('error', leave);
  };
  const port = await freePort();
  const line = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    pass(client, server, BYTES_PER_MS.up);
    pass(server, client, BYTES_PER_MS.down);
  });
  await new Promise<void>((done) => line.listen(port, '127.0.0.1', done));
  return port;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openTab>>['open']>>;

async function asPhone(page: Page): Promise<void> {
  const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: false };
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Both pages may have clocks of their own; the time of day is the same. */
const NOTE_PRESS = `addEventListener('pointerdown', ({ timeStamp }) =>
  sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), true)`;
const LARGEST_PAINT = `new Promise((done) => new PerformanceObserver((list) => {
  const { startTime } = list.getEntries().at(-1);
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  done(performance.timeOrigin + Math.max(startTime, activationStart) - sessionStorage.getItem('pressed'));
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;

async function measureWay(
  origin: string,
  { from, to, name }: (typeof WAYS)[number] & { name: Case },
): Promise<number> {
  const { port, close } = await openBrowser();
  try {
    const tab = await openTab(port);
    const page = await tab.open(origin + from);
    await asPhone(page);
    await page.evaluate(NOTE_PRESS);
    const link = `main a[href="${to}"]`;
    if (CASES[name].rests) await page.point(link);
    if (name === 'prerendered') await asPhone(await tab.pageAt(origin + to, true));
    await pause(REST_MS);
    await page.point(link, true);
    const next = await tab.pageAt(origin + to);
    await pause(REST_MS);
    return await next.evaluate<number>(LARGEST_PAINT);
  } finally {
    await close();
  }
}

await runBenchmark({
  name: 'next',
  document: 'docs/performance.md',
  flags: { runs: 5 },
  async measure({ runs }) {
    const names = Object.keys(CASES) as Case[];
    const origins = new Map<Case, string>();
    for (const name of names) {
      const dist = await siteWith({ ...FLOOR, [SPECULATION_FILE]: CASES[name].rules });
      origins.set(name, `https://localhost:${await slowLine(await startBehindTls(dist))}`);
    }
    const cases = WAYS.flatMap((way) => names.map((name) => ({ ...way, name })));
    const plan = await takeTurns(runs, cases, (one) =>
      measureWay(origins.get(one.name) ?? '', one),
    );
    const rows = WAYS.map(({ from, to }) => {
      const own = plan
        .filter((one) => one.from === from)
        .map(({ samples }) => round(median(samples)));
      return [`\`${from}\` to \`${to}\``, ...own];
    });
    return {
      how: `Milliseconds from the press to the largest paint; medians of ${runs} runs of each.`,
      markdown: markdownTable(['Way', ...names], rows),
    };
  },
});
