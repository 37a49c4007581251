import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { gulfDay } from '../common/day.ts';
import { isSmallJson } from '../common/small-json.ts';
import { normalForm } from '../common/text.ts';
import { limitFor } from '../enquiries/intake/rate-limit.ts';
import { bucketOf, MEASURES, type Tally } from '../enquiries/store/tallies.ts';
import type { LiveSite } from './live-site.ts';
import { readTarget } from './routes.ts';

export const BEACON = '/api/visit';
const MAX_BODY_BYTES = 8192;
/** Far more than an office sends; without it one machine could keep the server busy. */
const MAX_PER_MINUTE = { points: 20_000, minutes: 1 };
/** Names that strangers can make up, such as addresses that do not exist, are limited for each day. */
const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 60;

/** "compatible;" is what robots say that call themselves Mozilla. */
const ROBOT =
  /compatible;|bot|crawl|spider|slurp|archive|preview|externalhit|lighthouse|monitor|scan/i;
const STAFF = /(?:^|;\s*)(?:__Host-)?desk=/;

/** Not robots, not staff, and not those who ask to be left alone (Global Privacy Control). */
function isCounted({
  'user-agent': agent = '',
  cookie = '',
  ...headers
}: IncomingHttpHeaders): boolean {
  return (
    agent.startsWith('Mozilla/5.0') &&
    !ROBOT.test(agent) &&
    !STAFF.test(cookie) &&
    headers['sec-gpc'] !== '1'
  );
}

function isAhead(headers: IncomingHttpHeaders): boolean {
  return /prefetch|prerender/.test(`${headers['sec-purpose']} ${headers['purpose']}`);
}

/** Whether a request is for a page, and not for a part of one. */
function isDocument(headers: IncomingHttpHeaders): boolean {
  return ['document', undefined].includes(headers['sec-fetch-dest']?.toString());
}

/** Whether a page of ours asks. Browsers before 2023 say only what its address is. */
function isOurs({ host, ...headers }: IncomingHttpHeaders, address = ''): boolean {
  return headers['sec-fetch-site'] === undefined
    ? URL.canParse(address) && new URL(address).host === host
    : headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Mail addresses, numbers of five digits or more (a year and most paragraphs of laws have fewer,
 * telephone numbers more), whatever but letters is between the digits, and tokens.
 */
const PERSONAL = [
  /(?<!\S)\S* ?(?:@|%(?:25)*40) ?\S*/g,
  /(?:\p{N}[^\p{L}\p{N}]*){5,}/gu,
  /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g,
];

/** A free text without what could name a person. */
export function withoutPersons(text: string): string {
  const maxLength = 4 * MAX_NAME_LENGTH;
  let left = normalForm(text, { form: 'NFKC', maxLength })
    .slice(0, maxLength)
    .replace(/\s+/g, ' ')
    .toLowerCase();
  for (const part of PERSONAL) left = left.replace(part, ' … ');
  // Control characters would turn the desk's lists around, and PostgreSQL does not take all of
  // them.
  return left.replace(/ +/g, ' ').slice(0, MAX_NAME_LENGTH).replace(/\p{C}/gu, '').trim();
}

const milliseconds = z.number().min(0).max(600_000);
const beacon = z.strictObject({
  page: z.string().max(200),
  how: z.enum(['navigated', 'fetched', 'prerendered', 'restored']),
  vitals: z
    .strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      CLS: z.number().min(0).max(100),
      TTFB: milliseconds,
    })
    .partial(),
  /** A search that found nothing begins with a question mark. */
  did: z.array(z.union([z.enum(['tool', 'form']), z.string().max(100).startsWith('?')])).max(20),
});

const MAX_JSON = { values: 60, depth: 3 };

function parsed(text: string): unknown {
  try {
    return isSmallJson(text, MAX_JSON) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const AREAS = ['solutions', 'services', 'tools', 'insights', 'blogs', 'contact-us'];
function areaOf(page: string): string {
  const [, area = ''] = page.split('/');
  if (area === '') return 'home';
  return AREAS.includes(area) ? area : 'other';
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Parts {
  live: Pick<LiveSite, 'now'>;
  keep: (tallies: readonly Tally[]) => Promise<void>;
  now?: () => number;
}

/** The server counts what it is asked for, a beacon what it cannot know. A killed server loses a few seconds. */
export function countVisits({ live, keep, now = Date.now }: Parts) {
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
    if (known.size >= MAX_NAMES && !known.has(name)) return;
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
  const countEntry = (page: string, query: string, headers: IncomingHttpHeaders): void => {
    const { referer = '' } = headers;
    if (isOurs(headers, referer)) return;
    add('entry', page);
    add('site', withoutPersons(URL.parse(referer)?.hostname.replace(/^www\./, '') ?? ''));
    const asked = new URLSearchParams(query);
    const named = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap(
      (name) => asked.get(name) || [],
    );
    const campaign = withoutPersons(named.join(' / '));
    if (campaign) add('campaign', campaign);
  };

  const countResponse = ({ method, url = '', headers }: Asked, status: number): void => {
    if (method !== 'GET' || !isCounted(headers) || isAhead(headers)) return;
    const target = readTarget(url);
    if (!('path' in target) || target.path.startsWith('/desk')) return;
    const { path, query } = target;
    const isFound = status === 200 || status === 304;
    if (isFound && /\.(ics|pdf|xlsx)$/.test(path)) return void add('file', path);
    if (!isDocument(headers)) return;
    if (status === 404) return void add('missing', withoutPersons(path));
    const page = pageOf(path);
    if (!isFound || !page) return;
    add('page', page);
    countEntry(page, query, headers);
  };

  const secondsToWait = limitFor(MAX_PER_MINUTE, now);
  /** The status that answers a beacon. Its body is read here, without Hono: that costs as much as five pages. */
  const receive = async (
    headers: IncomingHttpHeaders,
    address: string,
    body: () => Promise<string>,
  ): Promise<number> => {
    if (secondsToWait(address) > 0) return 429;
    const { origin, 'sec-fetch-site': site } = headers;
    if ((site ?? origin) !== undefined && !isOurs(headers, origin)) return 403;
    if (!(Number(headers['content-length']) <= MAX_BODY_BYTES)) return 413;
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
    for (const measure of MEASURES) {
      const value = data.vitals[measure];
      if (value !== undefined)
        add(measure, `${areaOf(page)} ${data.how}`, String(bucketOf(measure, value)));
    }
    return 204;
  };

  return {
    receive,
    countResponse,
    /** Nothing is lost while the store is away: it is tried again with the next counts. */
    async flush(): Promise<void> {
      const before = counts;
      counts = new Map();
      if (before.size === 0) return;
      // In order, so that nothing shows what came together, and servers do not wait for each
      // other's rows.
      const tallies = [...before]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, tally]) => tally);
      await keep(tallies).catch((error: unknown) => {
        for (const [key, { times, ...tally }] of before)
          counts.set(key, { ...tally, times: times + (counts.get(key)?.times ?? 0) });
        throw error;
      });
    },
  };
}
export type Visits = ReturnType<typeof countVisits>;
