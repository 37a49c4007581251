import { extname } from 'node:path';

export const SPECULATION_FILE = 'speculation.json';
/** Every response carries nosniff, so a wrong type here breaks the file in the browser. */
const TYPES: Record<string, string> = {
  [SPECULATION_FILE]: 'application/speculationrules+json',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The API changes things, desk and thank-you are personal, a dot is a download, a query is unique. */
const NOT_AHEAD = ['/api/*', '/desk', '/desk/*', '/thank-you', '/*.*', '/*\\?(.+)'];
/** When a visitor rests on a link for 200 ms, or begins to press it ("moderate"). */
const LIKELY_NEXT = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: NOT_AHEAD } },
      { not: { selector_matches: '[download], [rel~="nofollow"], [href^="#"]' } },
    ],
  },
  eagerness: 'moderate',
};
/** The page is prerendered; a browser that may not, to save memory or data, at least fetches it. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [LIKELY_NEXT],
  prerender: [LIKELY_NEXT],
});
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An hour goes unnoticed for pictures and PDFs. A page must not name files that are gone. */
function cacheOf(file: string, type: string): string {
  if (/^(?:_astro|assets|pictures)\//.test(file)) return IMMUTABLE;
  return /^(image|font)\/|^application\/pdf/.test(type) ? 'public, max-age=3600' : 'no-cache';
}

/** A page that is edited at the desk is in a frame that belongs to no site: to it ours are of another. */
function forFrames(type: string): Record<string, string> {
  if (type.startsWith('font/'))
    return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return type.startsWith('image/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};
}

export function fileHeaders(file: string): Record<string, string> {
  const type =
    TYPES[file === SPECULATION_FILE ? file : extname(file)] ?? 'application/octet-stream';
  const own = { 'Content-Type': type, 'Cache-Control': cacheOf(file, type), ...forFrames(type) };
  return file.endsWith('.html') ? { ...own, 'Speculation-Rules': `"/${SPECULATION_FILE}"` } : own;
}

export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // "no-referrer" would send the form of a page without JavaScript with "Origin: null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Only for a site that is reached by TLS: on plain http the browser could not come back. */
export const TLS_ADDITIONS = {
  headers: { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' },
  directive: 'upgrade-insecure-requests',
};
