import { expect, it } from 'vitest';
import { countVisitsOf } from '../desk/staff/numbers.ts';
import { addTallies, bucketOf, forgetTallies, percentile75, type Tally } from '../enquiries/store/tallies.ts';
import { withBothStores } from '../tests/support/enquiries/stores.ts';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { loadSite } from './site.ts';
import { countVisits, withoutPersons } from './visits.ts';

const example = await makeExampleSite();
const site = await loadSite(example.dist);
await example.remove();

const NOW = Date.parse('2026-11-18T09:00:00Z');
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0', host: 'dhr.example' };
const ADDRESS = '192.0.2.77';
const view = { page: '/', how: 'navigated', vitals: {}, did: [] };

function open(keep: (tallies: readonly Tally[]) => Promise<void> = async () => {}) {
  const clock = { time: NOW };
  const kept: Tally[] = [];
  const visits = countVisits({
    live: { now: () => site },
    keep: async (tallies) => {
      await keep(tallies);
      kept.push(...tallies);
    },
    now: () => clock.time,
  });
  const ask = (url: string, headers: Record<string, string> = {}, status = 200, method = 'GET') =>
    visits.countResponse({ method, url, headers: { ...browser, ...headers } }, status);
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const given = { ...browser, 'content-length': String(Buffer.byteLength(text)), ...headers };
    return visits.receive(given, ADDRESS, async () => text);
  };
  return { visits, ask, send, clock, kept };
}

withBothStores((store) => {
  it('counts 10,000 visits of a known shape, over several days and writes', async () => {
    const database = await store.open('visits');
    const { visits, ask, send, clock } = open((tallies) => addTallies(database, tallies));
    for (let number = 0; number < 10_000; number += 1) {
      if (number % 2500 === 0) {
        clock.time = NOW - (3 - number / 2500) * 24 * 3_600_000;
        await visits.flush();
      }
      const campaign = number % 10 === 0 ? '?utm_source=letter&utm_campaign=autumn' : '';
      ask(`/${campaign}`, number % 4 === 0 ? { referer: 'https://www.search.example/find?q=someone' } : {});
      ask('/solutions/payroll', { referer: 'https://dhr.example/' });
      if (number % 5 === 0) ask('/one-pager.pdf');
      // A beacon is sent in its own second, as visitors do.
      clock.time += 5;
      const how = number % 2 ? 'prerendered' : 'restored';
      const vitals = { LCP: 1 + (number % 2000), CLS: 0.1 };
      const did = number % 100 === 0 ? ['form', 'tool'] : [];
      expect(await send({ ...view, page: '/contact-us', how, vitals, did })).toBe(204);
    }
    await visits.flush();
    const { days, lists, areas, ways } = await countVisitsOf(database.reader, clock.time);
    expect(days).toHaveLength(90);
    const order = await database.reader.selectFrom('tally').select(['day', 'kind', 'name', 'detail']).execute();
    const places = order.map((row) => Object.values(row).join('\n'));
    if (store.kind === 'sqlite') expect(places, 'no row shows when it came').toEqual(places.toSorted());
    const day = { pages: 7500, entries: 2500, opened: 2500, begun: 25, sent: 0 };
    expect(days.slice(-5)).toMatchObject([{ pages: 0 }, day, day, day, day]);
    expect(lists).toMatchObject({
      page: ['/', '/contact-us', '/solutions/payroll'].map((name) => ({ name, times: 10_000 })),
      entry: [{ name: '/', times: 10_000 }],
      site: [
        { name: '', times: 7500 },
        { name: 'search.example', times: 2500 },
      ],
      campaign: [{ name: 'letter / autumn', times: 1000 }],
      file: [{ name: '/one-pager.pdf', times: 2000 }],
      tool: [{ name: '/contact-us', times: 100 }],
    });
    expect(areas.map(({ name }) => name)).toEqual(['contact-us']);
    expect(ways.map(({ name }) => name)).toEqual(['prerendered', 'restored']);
    const [paint, press] = areas[0]?.values ?? [];
    expect(paint?.times).toBe(10_000);
    expect(Math.abs((paint?.value ?? 0) / 1500 - 1)).toBeLessThan(0.01);
    expect(press).toEqual({ times: 0, value: null });
  });

  it('stores what strangers type, whatever is in it', async () => {
    const database = await store.open('typed');
    const { visits, send, clock } = open((tallies) => addTallies(database, tallies));
    const did = ['?a\0b', '?\ud800c', '?\udfffc', '?\u202egnp', `?${'x'.repeat(59)}😀`];
    expect(await send({ ...view, did })).toBe(204);
    await visits.flush();
    const { lists } = await countVisitsOf(database.reader, clock.time);
    expect(lists.nothing.map(({ name }) => name)).toEqual(['c', 'ab', 'gnp', 'x'.repeat(59)]);
  });

  it('shows fewer than three of a kind as few, and forgets after 25 months', async () => {
    const database = await store.open('few');
    const tally = { kind: 'page', name: '/', detail: '', times: 2 };
    await addTallies(database, [
      { ...tally, day: '2026-11-18' },
      { ...tally, day: '2026-11-17', times: 3 },
      { ...tally, day: '2024-10-01' },
      { ...tally, day: '2026-11-18', name: '/news' },
    ]);
    await forgetTallies(database, NOW);
    const kept = await database.reader.selectFrom('tally').select('day').execute();
    expect(kept.map(({ day }) => day).sort()).toEqual(['2026-11-17', '2026-11-18', '2026-11-18']);
    const { days, lists } = await countVisitsOf(database.reader, NOW);
    expect(days.slice(-3).map(({ pages }) => pages)).toEqual([0, 3, 4]);
    expect(lists.page).toEqual([
      { name: '/', times: 5 },
      { name: '/news', times: null },
    ]);
  });
});

it.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['one of another name', { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; Perplexity-User/1.0)' }],
  ['a program', { 'user-agent': 'curl/8.1' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['a page that is made ready ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a part of a page', { 'sec-fetch-dest': 'empty' }],
  ['staff', { cookie: 'a=b; __Host-desk=token' }],
  ['a visitor who asks not to be counted', { 'sec-gpc': '1' }],
])('does not count %s', async (_, headers) => {
  const { visits, ask, kept } = open();
  ask('/', headers);
  ask('/nowhere', headers, 404);
  await visits.flush();
  expect(kept).toEqual([]);
});

it('counts no beacon of staff or of those who ask for it, and no address with a dot as a page', async () => {
  const { visits, ask, send, kept } = open();
  const restored = { ...view, how: 'restored' };
  expect(await send(restored, { 'sec-gpc': '1' })).toBe(204);
  expect(await send(restored, { cookie: 'desk=token' })).toBe(204);
  ask('/one-pager.pdf', { 'sec-purpose': 'prefetch' });
  ask('/robots.txt');
  ask('/', {}, 200, 'HEAD');
  ask('/contact', {}, 301);
  await visits.flush();
  expect(kept).toEqual([]);
});

it.each([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['null', 'null', 400],
  ['a way that is not known', { ...view, how: 'flown' }, 400],
  ['a measure without end', '{"page":"/","how":"navigated","vitals":{"LCP":1e999},"did":[]}', 400],
  ['a negative measure', { ...view, vitals: { INP: -1 } }, 400],
  ['a deed that is not known', { ...view, did: ['walk'] }, 400],
  ['a field of its own', { ...view, person: 'Priya' }, 400],
  ['a list without end', { ...view, did: Array.from({ length: 21 }, () => '?a') }, 400],
  ['too much', { ...view, page: '/'.repeat(9000) }, 413],
])('refuses a beacon with %s', async (_, body, status) => {
  const { visits, send, kept } = open();
  expect(await send(body)).toBe(status);
  await visits.flush();
  expect(kept).toEqual([]);
});

it('refuses beacons of other sites, and those that come too fast', async () => {
  const { send, clock } = open();
  expect(await send(view, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(view, { origin: 'https://other.example' })).toBe(403);
  expect(await send(view, { origin: 'https://dhr.example' })).toBe(204);
  const statuses = await Promise.all(Array.from({ length: 20_010 }, () => send('')));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(9);
  clock.time += 60_000;
  expect(await send(view)).toBe(204);
});

it('keeps nothing of a person, whatever is typed, linked or asked for', async () => {
  const { visits, ask, send, kept } = open();
  const persons = 'priya.menon@firm.example +971 50 123 4567 ٠٥٠١٢٣٤٥٦٧ 784-1990-1234567-1 050_123·4567';
  ask(`/reset/${encodeURIComponent(persons)}`, {}, 404);
  ask('/invite/3fa85f64-5717-4562-b3fc-2c963f66afa6', {}, 404);
  ask('/?utm_campaign=priya%40firm.example', { referer: 'https://mail.example/inbox/priya.menon?id=4711' });
  expect(
    await send({
      ...view,
      did: [
        `?payslip of ${persons}`,
        '?ＰＲＩＹＡ＠firm.example',
        '?priya @ firm',
        '?priya%2540firm',
        '?born 12/34/1980',
        '?1\u200b23456',
      ],
    }),
  ).toBe(204);
  await visits.flush();
  const stored = JSON.stringify(kept);
  expect(stored).toContain('payslip of …');
  for (const trace of ['priya', 'firm', '4567', '٤٥٦', '1234', '3fa85f64', '4711', 'inbox', ADDRESS, 'Mozilla'])
    expect(stored).not.toContain(trace);
  expect(withoutPersons('x'.repeat(500)).length).toBeLessThanOrEqual(60);
});

it('counts on a page that does not exist only what was searched there', async () => {
  const { visits, send, kept } = open();
  const body = { ...view, page: '/nowhere', how: 'restored', vitals: { LCP: 9 }, did: ['form', '?old brochure'] };
  expect(await send(body)).toBe(204);
  await visits.flush();
  expect(kept).toMatchObject([{ kind: 'nothing', name: 'old brochure' }]);
});

it('keeps 200 different names of a kind a day, and starts again with the next', async () => {
  const { visits, ask, clock, kept } = open();
  const strange = (from: number) => {
    for (let number = from; number < from + 300; number += 1) ask(`/no-${number.toString(36)}`, {}, 404);
  };
  strange(0);
  clock.time += 24 * 3_600_000;
  strange(300);
  await visits.flush();
  expect(kept).toHaveLength(400);
});

it('adds what it could not store as soon as it can', async () => {
  let isAway = true;
  const { visits, ask, kept } = open(async () => {
    if (isAway) throw new Error('away');
  });
  ask('/about-us/anything');
  await expect(visits.flush()).rejects.toThrow('away');
  ask('/about-us');
  isAway = false;
  await visits.flush();
  expect(kept.filter(({ kind }) => kind === 'page')).toMatchObject([{ name: '/about-us', times: 2 }]);
});

it('reads percentiles from buckets to within 1 %, and of nothing none', () => {
  for (const value of [0.02, 0.25]) {
    const buckets = new Map([[bucketOf('CLS', value), 4]]);
    expect(Math.abs(percentile75('CLS', buckets) / value - 1)).toBeLessThan(0.01);
  }
  expect(percentile75('LCP', new Map([[bucketOf('LCP', 0), 1]]))).toBe(0);
  expect(percentile75('LCP', new Map())).toBeNaN();
});
