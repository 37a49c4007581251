import { targetsOf } from '../../testing/browser/frame.ts';
import { elementsOf, textOf } from '../../testing/browser/html.ts';
import { settled } from '../../testing/browser/islands.ts';
import { allPaths, htmlOf } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { ALSO_REFERENCED, ONE_PAGE_ROUTES, OTHER_ROUTES, SERVICES, SOLUTIONS } from '../../testing/specified-words.ts';

/** Specification, section 2: screens and routes, with the rulings on paths. The areas have files of their own. */

const canonicalOf = (html: string): string => {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return URL.canParse(href) ? new URL(href).pathname : `no canonical address (${href})`;
};
const headingOf = (html: string): string => (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');

test.describe('top-level routes', () => {
  for (const path of [...OTHER_ROUTES, ...ONE_PAGE_ROUTES, ...ALSO_REFERENCED]) {
    test(`${path} is a page`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(canonicalOf(await answer.text())).toBe(path);
    });
  }

  for (const path of ONE_PAGE_ROUTES) {
    test(`${path} also matches anything below it, and names itself as the page`, async ({ request }) => {
      const page = await (await request.get(path)).text();
      for (const below of [`${path}/history`, `${path}/a/b/c`, `${path}/404`]) {
        const answer = await request.get(below, { maxRedirects: 0 });
        expect(answer.status(), below).toBe(200);
        const html = await answer.text();
        expect(headingOf(html), below).toBe(headingOf(page));
        expect(canonicalOf(html), below).toBe(path);
      }
    });
  }

  test('every sub-page of the solutions and services areas is a page', async ({ request }) => {
    const paths = [
      ...SOLUTIONS.map((slug) => `/solutions/${slug}`),
      ...Object.keys(SERVICES).map((slug) => `/services/${slug}`),
    ];
    for (const path of paths) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(200);
      expect.soft(canonicalOf(await answer.text()), path).toBe(path);
    }
  });
});

test.describe('also referenced', () => {
  test('/products lists DHR Easy Move', async ({ page }) => {
    await page.goto('/products');
    expect(await targetsOf(page.getByRole('main').getByRole('link'))).toContain('/dhr-easy-move');
  });

  test('/dhr-easy-move presents the product', async ({ page }) => {
    await page.goto('/dhr-easy-move');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DHR Easy Move');
  });

  test('/news lists dated items', async ({ page }) => {
    await page.goto('/news');
    const items = page.getByRole('main').locator('time[datetime]');
    expect(await items.count()).toBeGreaterThan(0);
    for (const item of await items.all()) await expect(item).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  });
});

test('header, footer and the floating Contact widget are on every page', () => {
  for (const path of allPaths) {
    const tags = elementsOf(htmlOf(path));
    const has = (tag: string, attribute: string, value: string) =>
      tags.some((one) => one.tagName === tag && one.attrs.some((a) => a.name === attribute && a.value === value));
    expect.soft(tags.filter(({ tagName }) => tagName === 'header').length, `${path}: header`).toBeGreaterThan(0);
    expect.soft(tags.filter(({ tagName }) => tagName === 'footer').length, `${path}: footer`).toBe(1);
    expect.soft(has('aside', 'data-frame', 'widget'), `${path}: Contact widget`).toBe(true);
  }
});

test.describe('every page scrolls smoothly to the top on load', () => {
  /** Remembers how the page scrolled, and lets a test wait until it stands still. */
  const remember = () => {
    const calls: unknown[] = [];
    Object.assign(globalThis, { calls });
    const scroll = globalThis.scrollTo;
    globalThis.scrollTo = (...[to]: unknown[]) => {
      calls.push(to);
      scroll(to as ScrollToOptions);
    };
  };
  const calls = () => (globalThis as unknown as { calls: unknown[] }).calls;
  const place = () => Math.round(globalThis.scrollY);
  const WATCHED = '/termsofuse';

  test('each has the script that does it, the same one as the page watched here', () => {
    const scripts = elementsOf(htmlOf(WATCHED)).filter(({ tagName }) => tagName === 'script');
    const script = scripts.map(textOf).find((text) => text.includes('scrollTo')) ?? 'no such script';
    for (const path of allPaths) expect.soft(htmlOf(path).includes(script), path).toBe(true);
  });

  test('on a fresh visit', async ({ page }) => {
    await page.addInitScript(remember);
    await page.goto(WATCHED);
    await expect.poll(() => page.evaluate(calls)).toEqual([{ top: 0, behavior: 'smooth' }]);
  });

  test('on a reload, even half-way down', async ({ page }) => {
    await page.goto(WATCHED);
    await settled(page);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(place)).toBe(2000);
    await page.reload();
    await expect.poll(() => page.evaluate(place)).toBe(0);
  });

  test('going back restores the old position', async ({ page, allowComplaint }) => {
    // A web font that comes after the place was restored moves it by 2 px, while the words stay where they are.
    allowComplaint(/net::ERR_FAILED .*\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(WATCHED);
    await settled(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(place)).toBe(1500);
    await page.goto('/disclaimer');
    await page.goBack();
    await expect.poll(() => page.evaluate(place)).toBe(1500);
  });

  test('a visit with a fragment goes to that place instead', async ({ page }) => {
    await page.goto(`${WATCHED}#governing-law`);
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    expect(await page.evaluate(place)).toBeGreaterThan(500);
  });

  test.describe('where less motion is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('it jumps', async ({ page }) => {
      await page.addInitScript(remember);
      await page.goto(WATCHED);
      await expect.poll(() => page.evaluate(calls)).toEqual([{ top: 0, behavior: 'instant' }]);
    });
  });
});

test.describe('routes that lead elsewhere', () => {
  for (const [from, to] of [
    ['/contact', '/contact-us'],
    ['/solutions/sap-successfactors', '/solutions'],
    ['/sap-successfactors', '/services/sap-successfactors'],
  ] as const) {
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

  test('no trailing slash is canonical; the other form redirects permanently', async ({ request }) => {
    for (const path of ['/about-us', '/solutions', '/solutions/payroll', '/blogs/SAP-Payroll-Offerings']) {
      const answer = await request.get(`${path}/`, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(301);
      expect(answer.headers()['location'], path).toBe(path);
    }
  });

  test('a known path in another letter case redirects to it', async ({ request }) => {
    for (const [asked, known] of [
      ['/About-Us', '/about-us'],
      ['/SERVICES/Training', '/services/training'],
      ['/blogs/sap-payroll-offerings', '/blogs/SAP-Payroll-Offerings'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(301);
      expect(answer.headers()['location'], asked).toBe(known);
    }
  });

  test('any other unknown path: a site-wide 404 with ways on', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    for (const way of ['/', '/solutions', '/services', '/contact-us']) {
      await expect(page.getByRole('main').locator(`a[href="${way}"]`).first(), way).toBeVisible();
    }
  });
});
