import { targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import {
  ALSO_REFERENCED,
  ARTICLE_PATH,
  HEADINGS,
  NOT_FOUND,
  ONE_PAGE_ROUTES,
  OTHER_ROUTES,
  REDIRECTS,
  SERVICE_SLUGS,
  SOLUTIONS,
} from '../support/specified-words.ts';

/** Which addresses exist, what is below them and where others lead. */

const canonicalOf = (html: string): string => {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return URL.canParse(href) ? new URL(href).pathname : `no canonical address (${href})`;
};
const headingOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading';

test('every route of the specification is a page that names itself as canonical', async ({ request }) => {
  const paths = [
    ...[...OTHER_ROUTES, ...ONE_PAGE_ROUTES, ...ALSO_REFERENCED],
    ...SOLUTIONS.map((slug) => `/solutions/${slug}`),
    ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
  ];
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(canonicalOf(await answer.text()), path).toBe(path);
  }
});

test('the company and legal pages also answer for anything below them', async ({ request }) => {
  for (const path of ONE_PAGE_ROUTES) {
    const heading = headingOf(await (await request.get(path)).text());
    for (const below of [`${path}/history`, `${path}/a/b/c`, `${path}/404`]) {
      const answer = await request.get(below, { maxRedirects: 0 });
      expect.soft(answer.status(), below).toBe(200);
      const html = await answer.text();
      expect.soft(headingOf(html), below).toBe(heading);
      expect.soft(canonicalOf(html), below).toBe(path);
    }
  }
});

test('any other blog path shows the same article, with status 200 and its canonical address', async ({ request }) => {
  const article = await (await request.get(ARTICLE_PATH)).text();
  for (const path of ['/blogs/anything-else', '/blogs/2019/05/old-post']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toBe(article);
  }
});

test('/products leads to DHR Easy Move, and /news lists dated items', async ({ page }) => {
  await page.goto('/products');
  expect(await targetsOf(page.getByRole('main').getByRole('link'))).toContain('/dhr-easy-move');
  await page.goto('/dhr-easy-move');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADINGS.product);
  await page.goto('/news');
  const days = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toEqual([]);
});

test.describe('addresses that lead elsewhere', () => {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    test(`${from} redirects permanently to ${to}`, async ({ request }) => {
      for (const spelling of [from, `${from}/`, from.toUpperCase()]) {
        const answer = await request.get(spelling, { maxRedirects: 0 });
        expect(answer.status(), spelling).toBe(301);
        expect(answer.headers()['location'], spelling).toBe(to);
      }
    });
  }

  test('a redirect keeps the query', async ({ request }) => {
    const answer = await request.get('/contact?service=training', { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe('/contact-us?service=training');
  });

  test('no trailing slash is canonical, and a known path in another letter case redirects to it', async ({
    request,
  }) => {
    for (const [asked, known] of [
      ['/about-us/', '/about-us'],
      ['/solutions/', '/solutions'],
      ['/solutions/payroll/', '/solutions/payroll'],
      [`${ARTICLE_PATH}/`, ARTICLE_PATH],
      ['/About-Us', '/about-us'],
      ['/SERVICES/Training', '/services/training'],
      [ARTICLE_PATH.toLowerCase(), ARTICLE_PATH],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect.soft(answer.status(), asked).toBe(301);
      expect.soft(answer.headers()['location'], asked).toBe(known);
    }
  });
});

test('usual addresses of a login or an administration are not there', async ({ request }) => {
  for (const path of ['/login', '/admin', '/account', '/wp-admin', '/api/enquiries', '/data/enquiries.sqlite']) {
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('any other unknown path: a site-wide 404 that leads on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  for (const way of ['/', '/solutions', '/services', '/contact-us']) {
    await expect(page.getByRole('main').locator(`a[href="${way}"]`).first(), way).toBeVisible();
  }
});
