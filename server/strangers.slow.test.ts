import { beforeAll, expect, it } from 'vitest';
import { openTestDesk } from '../tests/support/desk/open-desk.ts';
import { openFrontDoor } from '../tests/support/enquiries/front-door.ts';
import { freshSqlite, temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { openExampleServer } from '../tests/support/example-server.ts';
import { BODIES, HEADS, textOf } from '../tests/support/strangers.ts';
import { countVisits } from './visits.ts';

/**
 * What strangers send costs no more than what visitors send, byte by byte: the processor, measured
 * beside a plain request of the same size in the same run, and beside a fourth of itself.
 */
const MAX_TIMES_PLAIN = 15;
const MAX_GROWTH = 12;
/** What costs no more than this many plain ones may grow as it likes: less is within the steps of the clock. */
const MIN_TIMES_PLAIN = 2;
/** The system counts in steps of some milliseconds: short runs are measured together. */
const STEADY_US = 20_000;
const MAX_RUNS = 8;
/** What is dear is looked at again: the first runs are interpreted, and garbage of others is collected during any. */
const MAX_LOOKS = 8;

type Send = (text: string) => Promise<unknown>;

/** Of the processor for one text, by this thread alone. */
async function costOf(send: Send, text: string): Promise<number> {
  const begun = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    // A refusal is an answer.
    await send(text).catch(() => undefined);
    const { user, system } = process.threadCpuUsage(begun);
    if (user + system >= STEADY_US || runs === MAX_RUNS) return (user + system) / runs;
  }
}

interface Kind {
  send: Send;
  bytes: number;
  plain: string;
  hostile: (bytes: number) => string[];
}

async function dear({ send, bytes, plain, hostile }: Kind): Promise<string[]> {
  const found: string[] = [];
  const quarters = hostile(bytes / 4);
  for (const [at, text] of hostile(bytes).entries()) {
    let [times, growth] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isDear = () => times > MAX_TIMES_PLAIN || (times > MIN_TIMES_PLAIN && growth > MAX_GROWTH);
    for (let look = 0; look < MAX_LOOKS && isDear(); look += 1) {
      const cost = await costOf(send, text);
      times = Math.min(times, cost / Math.max(await costOf(send, plain), 1));
      growth = Math.min(growth, cost / Math.max(await costOf(send, quarters[at] ?? ''), 1));
    }
    if (isDear())
      found.push(`${JSON.stringify(text.slice(0, 200))}: ${times.toFixed(1)} times, growth ${growth.toFixed(1)}`);
  }
  return found;
}

const BYTES: Readonly<Record<string, number>> = { 'a beacon': 8000, 'a passkey': 60_000 };
let sendTo: (path: string, type: string) => Send;
let server: Awaited<ReturnType<typeof openExampleServer>>;

beforeAll(async () => {
  const door = await openFrontDoor({ DATA_DIR: temporaryFolder(), RATE_LIMIT_ENQUIRIES: '0' });
  const { desk } = openTestDesk(await freshSqlite());
  server = await openExampleServer();
  const site = { files: new Map(), fallbacks: [] };
  const visits = countVisits({ live: { now: () => site as never }, keep: async () => {} });
  sendTo = (path, type) => async (body) => {
    const headers = { 'content-type': type, 'content-length': `${Buffer.byteLength(body)}` };
    if (path === '/api/visit') return visits.receive(headers, '', async () => body);
    const own = { ...headers, origin: desk.origin(), 'sec-fetch-site': 'same-origin' };
    const asked = { method: 'POST', headers: own, body };
    const response = path.startsWith('/desk')
      ? await desk.routes.request(path, asked)
      : await door.request(path, asked);
    if (response.status === 404) throw new Error(`${path} leads nowhere.`);
    return response.text();
  };
  return () => server.close();
});

it.each(Object.entries(BODIES))('%s costs no more than a plain one of that size', async (name, family) => {
  const bytes = BYTES[name] ?? 120_000;
  const send = sendTo(family.path, family.type);
  const hostile = (size: number) => family.hostile.map((one) => textOf(one, size));
  expect(await dear({ send, bytes, plain: textOf(family.plain, bytes), hostile })).toEqual([]);
});

it.each(Object.entries(HEADS))('a request costs no more for its header %s', async (name, pieces) => {
  const send: Send = (text) => server.sendRaw(`GET /about-us HTTP/1.1\r\nConnection: close\r\n${text}\r\n\r\n`);
  const line = (value: string) => `${name === 'host' ? '' : 'Host: x\r\n'}${name}: ${value}`;
  const hostile = (size: number) => pieces.map((one) => line(textOf({ before: '', pieces: [one], after: 'x' }, size)));
  const plain = `Host: x\r\nX-A: ${'a'.repeat(12_000)}`;
  expect(await dear({ send, bytes: 12_000, plain, hostile })).toEqual([]);
});
