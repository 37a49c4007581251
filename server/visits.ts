import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { gulfDay } from '../common/day.ts';
import { limitFor } from '../enquiries/intake/rate-limit.ts';
import { bucketOf, measures, type Tally } from '../enquiries/store/tallies.ts';
import type { LiveSite } from './live-site.ts';
import { readTarget } from './routes.ts';

export const BEACON = '/api/visit';
const MOST_BYTES = 8192;
/** Far more than an office sends; without it one machine could keep the server busy. */
const MOST_A_SECOND = { points: 300, minutes: 1 / 60 };
/** What strangers can make up, such as addresses that do not exist, has so many different names a day. */
const MOST_NAMES = 200;
const LONGEST = 60;
/** Digits, and letters with digits: longer than a year or a paragraph of a law, shorter than a telephone number or key. */
const LONG_NUMBER = 5;
const TOKEN = 20;

const ROBOT =
  /bot|crawl|spider|slurp|archive|preview|externalhit|lighthouse|monitor|scan|python|curl|wget|http-?client/i;
const STAFF = /(?:^|;\s*)(?:__Host-)?desk=/;

/** Not robots, not staff, and not those who ask to be left alone (Global Privacy Control). */
const isCounted = ({ 'user-agent': agent = '', cookie = '', ...headers }: IncomingHttpHeaders): boolean =>
  agent.startsWith('Mozilla/5.0') && !ROBOT.test(agent) && !STAFF.test(cookie) && headers['sec-gpc'] !== '1';

/** A document that a visitor sees: not a part of a page, and not one that is only fetched ahead. */
const isOpening = (headers: IncomingHttpHeaders): boolean =>
  ['document', undefined].includes(headers['sec-fetch-dest']?.toString()) &&
  !/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers['purpose']}`);

/** Mail addresses, long numbers and tokens. */
const PERSONAL: [RegExp, (part: string) => boolean][] = [
  [/\S+/g, (word) => word.includes('@')],
  [/[\p{Nd}\s().+-]+/gu, (part) => part.replace(/\P{Nd}/gu, '').length >= LONG_NUMBER],
  [/[\w-]+/g, (part) => part.length >= TOKEN && /\d/.test(part)],
];

/** What is left of a free text names no person. */
export const withoutPersons = (text: string): string => {
  let left = text
    .slice(0, 4 * LONGEST)
    .normalize('NFKC')
    .toLowerCase();
  for (const [parts, isPersonal] of PERSONAL) left = left.replace(parts, (part) => (isPersonal(part) ? ' … ' : part));
  return left.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
};

const milliseconds = z.number().min(0).max(600_000);
const beacon = z.strictObject({
  page: z.string().max(200),
  how: z.enum(['navigated', 'fetched', 'prerendered', 'restored']),
  vitals: z
    .strictObject({ LCP: milliseconds, INP: milliseconds, CLS: z.number().min(0).max(100), TTFB: milliseconds })
    .partial(),
  /** A search that found nothing begins with a question mark. */
  did: z.array(z.union([z.enum(['tool', 'form']), z.string().max(100).startsWith('?')])).max(20),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const AREAS = ['solutions', 'services', 'tools', 'insights', 'blogs', 'contact-us'];
const areaOf = (page: string): string => {
  const [, area = ''] = page.split('/');
  if (area === '') return 'home';
  return AREAS.includes(area) ? area : 'other';
};

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Parts {
  live: Pick<LiveSite, 'now'>;
  keep: (tallies: readonly Tally[]) => Promise<void>;
  now?: () => number;
}

/** The server counts what it is asked for, a beacon what it cannot know. A killed server loses a few seconds. */
export const countVisits = ({ live, keep, now = Date.now }: Parts) => {
  let counts = new Map<string, Tally>();
  let names = new Map<string, Set<string>>();
  let today = '';

  const add = (kind: string, name: string, detail = ''): void => {
    const day = gulfDay(now());
    if (today !== day) {
      today = day;
      names = new Map();
    }
    const known = names.get(kind) ?? new Set();
    if (known.size >= MOST_NAMES && !known.has(name)) return;
    names.set(kind, known.add(name));
    const key = `${day}\n${kind}\n${name}\n${detail}`;
    const tally = counts.get(key) ?? { day, kind, name, detail, times: 0 };
    tally.times += 1;
    counts.set(key, tally);
  };

  /** The page that an address shows; undefined for files, and where there is none. */
  const pageOf = (path: string): string | undefined => {
    const { files, fallbacks } = live.now();
    if (files.has(path)) return path.includes('.') ? undefined : path;
    return fallbacks.find(({ under, entry }) => entry.found && path.startsWith(`${under}/`))?.under;
  };

  /** A visit begins where the page before was not ours. */
  const countEntry = (page: string, query: string, { host, referer, ...headers }: IncomingHttpHeaders): void => {
    const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
    if (headers['sec-fetch-site'] === 'same-origin' || from?.host === host) return;
    add('entry', page);
    add('site', withoutPersons(from?.hostname.replace(/^www\./, '') ?? ''));
    const asked = new URLSearchParams(query);
    const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => asked.get(name) || []);
    if (campaign.length > 0) add('campaign', withoutPersons(campaign.join(' / ')));
  };

  const countAnswer = ({ method, url = '', headers }: Asked, status: number): void => {
    if (method !== 'GET' || !isCounted(headers)) return;
    const target = readTarget(url);
    if (!('path' in target) || target.path.startsWith('/desk')) return;
    const { path, query } = target;
    const isFound = status === 200 || status === 304;
    if (isFound && /\.(ics|pdf|xlsx)$/.test(path)) return void add('file', path);
    if (!isOpening(headers)) return;
    if (status === 404) return void add('missing', withoutPersons(path));
    const page = pageOf(path);
    if (!isFound || !page) return;
    add('page', page);
    countEntry(page, query, headers);
  };

  const secondsToWait = limitFor(MOST_A_SECOND, now);
  /** The status that answers a beacon. Its body is read here, without Hono: that costs as much as five pages. */
  const receive = async (
    headers: IncomingHttpHeaders,
    address: string,
    body: () => Promise<string>,
  ): Promise<number> => {
    if (secondsToWait(address) > 0) return 429;
    if (!['same-origin', undefined].includes(headers['sec-fetch-site']?.toString())) return 403;
    if (!(Number(headers['content-length']) <= MOST_BYTES)) return 413;
    const { data } = beacon.safeParse(parsed(await body()));
    if (!data) return 400;
    if (!isCounted(headers)) return 204;
    const page = pageOf(data.page);
    for (const what of new Set(data.did)) {
      const query = what.startsWith('?') ? withoutPersons(what.slice(1)) : undefined;
      if (query) add('nothing', query);
      else if (query === undefined && page) add(what, page);
    }
    // On a page that says "not found" a visitor may search, and nothing else counts.
    if (!page) return 204;
    // The server was asked for the others itself.
    if (data.how !== 'navigated') add('page', page);
    for (const measure of measures) {
      const value = data.vitals[measure];
      if (value !== undefined) add(measure, `${areaOf(page)} ${data.how}`, String(bucketOf(measure, value)));
    }
    return 204;
  };

  return {
    receive,
    countAnswer,
    /** Nothing is lost while the store is away: it is tried again with the next counts. */
    async flush(): Promise<void> {
      const before = counts;
      counts = new Map();
      if (before.size === 0) return;
      await keep([...before.values()]).catch((error: unknown) => {
        for (const [key, { times, ...tally }] of before)
          counts.set(key, { ...tally, times: times + (counts.get(key)?.times ?? 0) });
        throw error;
      });
    },
  };
};
export type Visits = ReturnType<typeof countVisits>;
