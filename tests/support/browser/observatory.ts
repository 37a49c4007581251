import { attributeOf, elementsOf } from './html.ts';

/** What Mozilla's HTTP Observatory looks at for one address. Names of headers in lower case. */
export interface Scan {
  /** The address, by https. */
  url: string;
  headers: Record<string, string>;
  html: string;
  /** Headers of the answer to a preflight from a foreign origin. */
  preflight: Record<string, string>;
  /** Where plain http leads at first; undefined when it leads nowhere. */
  httpLeadsTo: string | undefined;
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const HALF_A_YEAR = 15_552_000;

/** Directives by name; undefined when there is no policy or a directive comes twice. */
const readPolicy = (text = ''): Map<string, string[]> | undefined => {
  const parts = text
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  const named = parts.filter(([name]) => name).map(([name = '', ...sources]): [string, string[]] => [name, sources]);
  const policy = new Map(named);
  return policy.size > 0 && policy.size === named.length ? policy : undefined;
};

const contentSecurityPolicy = ({ headers }: Scan): number => {
  const policy = readPolicy(headers['content-security-policy']);
  if (!policy) return -25;
  const of = (name: string): string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (name: string, sources: string[]) => of(name).some((source) => sources.includes(source));
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const isPassive = (name: string) => ['img-src', 'media-src'].includes(name);
  if (has('script-src', [...BROAD, ...INLINE]) || has('object-src', BROAD)) return -20;
  if ([...policy].some(([name, sources]) => !isPassive(name) && sources.some(isInsecure))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if ([...of('img-src'), ...of('media-src')].some(isInsecure)) return -10;
  if (has('style-src', [...BROAD, ...INLINE])) return 0;
  return of('default-src').join() === "'none'" && /^'(none|self)'$/.test(policy.get('form-action')?.join() ?? '')
    ? 10
    : 5;
};

const cookies = ({ headers }: Scan): number => {
  const cookie = headers['set-cookie'];
  if (cookie === undefined) return 0;
  return /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(lax|strict)/i.test(cookie)
    ? 5
    : -40;
};

const crossOriginSharing = ({ preflight }: Scan): number => {
  const origin = preflight['access-control-allow-origin'] ?? '*';
  return origin !== '*' && preflight['access-control-allow-credentials'] === 'true' ? -50 : 0;
};

const redirection = ({ url, httpLeadsTo }: Scan): number => {
  if (httpLeadsTo === undefined) return -20;
  const [wanted, got] = [new URL(url), new URL(httpLeadsTo)];
  if (got.protocol !== 'https:') return -20;
  return got.host === wanted.host ? 0 : -5;
};

const referrerPolicy = ({ headers }: Scan): number => {
  const policy = headers['referrer-policy'];
  if (policy === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
};

const strictTransport = ({ headers }: Scan): number => {
  const [, age] = /^max-age=(\d+)(;|$)/i.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) >= HALF_A_YEAR ? 0 : -10;
};

const subresourceIntegrity = ({ url, html }: Scan): number => {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  const costs = scripts.map((script) => {
    const source = attributeOf(script, 'src');
    const isForeign = source !== undefined && new URL(source, url).origin !== new URL(url).origin;
    if (!isForeign) return 0;
    const isSecure = source.startsWith('https:');
    if (attributeOf(script, 'integrity') !== undefined) return isSecure ? 0 : -20;
    return isSecure ? -5 : -50;
  });
  return Math.min(0, ...costs);
};

const contentTypeOptions = ({ headers }: Scan): number => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5);

const frameOptions = ({ headers }: Scan): number => {
  const ancestors = readPolicy(headers['content-security-policy'])?.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
};

const crossOriginResources = ({ headers }: Scan): number => {
  const policy = headers['cross-origin-resource-policy'] ?? 'cross-origin';
  if (policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
};

/**
 * The ten tests and their modifiers by https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Where that
 * makes finer differences than we need, the lowest modifier counts: the score is never above Mozilla's.
 */
export const observatory = (scan: Scan) => {
  const modifiers = {
    'Content Security Policy': contentSecurityPolicy(scan),
    Cookies: cookies(scan),
    'Cross-Origin Resource Sharing': crossOriginSharing(scan),
    Redirection: redirection(scan),
    'Referrer Policy': referrerPolicy(scan),
    'Strict Transport Security': strictTransport(scan),
    'Subresource Integrity': subresourceIntegrity(scan),
    'X-Content-Type-Options': contentTypeOptions(scan),
    'X-Frame-Options': frameOptions(scan),
    'Cross-Origin Resource Policy': crossOriginResources(scan),
  };
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 100);
  const all = Object.values(modifiers);
  const withoutBonus = sum(all.filter((modifier) => modifier < 0));
  // Bonuses count from 90 points upwards, and A+ begins at 100.
  return { modifiers, score: Math.max(0, withoutBonus >= 90 ? sum(all) : withoutBonus) };
};
