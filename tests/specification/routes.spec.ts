import { expect, test } from '../support/browser/test.ts';
import { allPaths, isNotFound } from '../support/built-pages.ts';
import {
  ALSO_REFERENCED,
  ARTICLE_PATH,
  NOT_FOUND,
  ONE_PAGE_ROUTES,
  OTHER_ROUTES,
  REDIRECTS,
  SERVICE_SLUGS,
  SOLUTIONS,
} from '../support/specified-words.ts';

/** Which addresses exist, what is below them and where others lead. server/routes.test.ts proves the rules. */

function canonicalOf(html: string): string {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return URL.canParse(href) ? new URL(href).pathname : `no canonical address (${href})`;
}
function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading';
}

test('all pages are public: no login, no account, no cookie', async ({ request }) => {
  for (const path of allPaths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(isNotFound(path) ? 404 : 200);
    expect.soft(answer.headers()['set-cookie'], `${path} sets a cookie`).toBeUndefined();
    expect.soft(answer.headers()['www-authenticate'], path).toBeUndefined();
    const html = await answer.text();
    expect.soft(html, `${path} asks for a password`).not.toMatch(/type="password"/);
    expect.soft(html, `${path} offers a login`).not.toMatch(/>\s*(log ?in|sign ?in|sign ?up|my account)\s*</i);
  }
});

test('every route of the specification is a page that names itself as canonical, and answers below it', async ({
  request,
}) => {
  const own = [
    ...[...OTHER_ROUTES, ...ONE_PAGE_ROUTES, ...ALSO_REFERENCED],
    ...SOLUTIONS.map((slug) => `/solutions/${slug}`),
    ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
  ].map((path) => [path, path]);
  const below = ONE_PAGE_ROUTES.flatMap((path) =>
    [`${path}/history`, `${path}/a/b/c`, `${path}/404`].map((under) => [under, path]),
  );
  const posts = ['/blogs/anything-else', '/blogs/2019/05/old-post'].map((path) => [path, ARTICLE_PATH]);
  for (const [path = '', canonical] of [...own, ...below, ...posts]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(canonicalOf(await answer.text()), path).toBe(canonical);
  }
});

test('addresses that moved, with a trailing slash or in another letter case lead permanently elsewhere', async ({
  request,
}) => {
  const moved = Object.entries(REDIRECTS).flatMap(([from, to]) =>
    [from, `${from}/`, from.toUpperCase()].map((spelling) => [spelling, to]),
  );
  for (const [asked = '', known] of [
    ...moved,
    ['/contact?service=training', '/contact-us?service=training'],
    ['/solutions/payroll/', '/solutions/payroll'],
    [`${ARTICLE_PATH}/`, ARTICLE_PATH],
    ['/SERVICES/Training', '/services/training'],
    [ARTICLE_PATH.toLowerCase(), ARTICLE_PATH],
  ]) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers()['location']], asked).toEqual([301, known]);
  }
});

test('an unknown address is ‘404 Not Found’, those of a login or an administration included', async ({ request }) => {
  for (const path of [
    ...['/solutions/no-such-thing', '/services/no-such-thing', '/services/training/more', '/no-such-page'],
    ...['/login', '/admin', '/account', '/wp-admin', '/api/enquiries', '/data/enquiries.sqlite'],
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(404);
    if (!path.startsWith('/api/')) expect.soft(headingOf(await answer.text()), path).toContain(NOT_FOUND);
  }
});

test('the one-pager of Talent Intelligence Hub is a real PDF', async ({ request }) => {
  const page = await (await request.get('/services/sap-talent-intelligence')).text();
  const [, href = 'no link'] = /<a [^>]*href="([^"]+)"[^>]* download/.exec(page) ?? [];
  const answer = await request.get(href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
