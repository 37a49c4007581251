import { banner, claims, services, slidesOf, testimonials, thread, tiles } from '../../testing/browser/home.ts';
import { allPaths, htmlOf, isNotFound } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { SERVICE_CARDS, SOLUTIONS } from '../../testing/specified-words.ts';

/** Specification, section 1: what the product does and for whom. */

test('all pages are public; no login or account is shown', async ({ request }) => {
  for (const path of allPaths.filter((one) => !isNotFound(one))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect.soft(html, `${path} asks for a password`).not.toMatch(/type="password"/);
    expect.soft(html, `${path} offers a login`).not.toMatch(/>\s*(log ?in|sign ?in|sign ?up|my account)\s*</i);
  }
});

test('offices in two countries: UAE and India, on every page', () => {
  for (const path of allPaths) {
    const offices = htmlOf(path).match(/<address>.*?<\/address>/gs);
    expect
      .soft(offices, path)
      .toEqual([
        expect.stringMatching(/Abu Dhabi.*United Arab Emirates/s),
        expect.stringMatching(/Bengaluru.*India/s),
        expect.stringMatching(/Bhubaneswar.*India/s),
      ]);
  }
  expect(htmlOf('/about-us')).toContain('offices in two countries');
});

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('claims: 20+ years, 22 services in 6 categories, 11 modules, 100+ countries, 50+ payroll experts, 30+ recruiters', async ({
    page,
  }) => {
    for (const [figure, label] of [
      ['20+', 'years of experience'],
      ['22', 'services in 6 categories'],
      ['11', 'solution modules'],
      ['100+', 'countries implemented'],
      ['50+', 'payroll experts'],
      ['30+', 'recruiters'],
    ]) {
      const claim = claims(page)
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: label }) });
      await expect(claim.getByRole('definition'), label).toHaveText(figure ?? '');
    }
  });

  test('a rotating banner shows six marketing sentences', async ({ page }) => {
    await expect(slidesOf(banner(page))).toHaveText([
      /trusted technology partner for HR digital transformation/i,
      /certified experts, formerly .*Big4/i,
      /over 20 years of experience/i,
      /HR solutions tailored|tailored HR solutions/i,
      /AI-powered HR solutions/i,
      /digitizing HR/i,
    ]);
  });

  test('hero section with 11 solution tiles: icon, header, description, a ‘Find out more’ link', async ({ page }) => {
    const all = tiles(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    await expect(all).toHaveCount(11);
    for (const [i, slug] of SOLUTIONS.entries()) {
      const tile = all.nth(i);
      await expect(tile.locator('svg').first(), slug).toBeVisible();
      await expect(tile.getByRole('heading', { level: 3 }), slug).toHaveText(/\w/);
      await expect(tile.getByRole('paragraph'), slug).toHaveText(/\w+ \w+/);
      await expect(tile.getByRole('link', { name: 'Find out more' }), slug).toHaveAttribute('href', /^\/solutions\//);
    }
  });

  test('services section headed ‘Your Trusted SAP SuccessFactors & Payroll Solution Provider’ with six cards', async ({
    page,
  }) => {
    await expect(services(page).getByRole('heading', { level: 2 })).toHaveText(
      'Your Trusted SAP SuccessFactors & Payroll Solution Provider',
    );
    await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(Object.keys(SERVICE_CARDS));
  });

  test('a testimonial slideshow of six anonymised client quotes', async ({ page }) => {
    const slides = slidesOf(testimonials(page));
    await expect(slides).toHaveCount(6);
    for (const slide of await slides.all()) {
      await expect(slide.locator('blockquote')).toHaveText(/^“.{20,}”$/);
      // A descriptor such as "Healthcare group, UAE", never a name.
      await expect(slide.locator('figcaption')).toHaveText(/^[A-Z].+, .+$/);
    }
  });

  test('then solution tiles again', async ({ page }) => {
    const links = thread(page).getByRole('listitem').getByRole('link', { name: 'Find out more' });
    await expect(links).toHaveCount(11);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.toSorted()).toEqual(SOLUTIONS.map((slug) => `/solutions/${slug}`).toSorted());
  });

  test('hero, tiles, services, testimonials, tiles: in the order of the specification', async ({ page }) => {
    const parts = [page.locator('[data-stage]'), tiles(page), services(page), testimonials(page), thread(page)];
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push(await part.evaluate((one) => one.getBoundingClientRect().top));
    }
    expect(tops).toEqual(tops.toSorted((m, n) => m - n));
  });
});

test('content of all pages is static text: it stands in the HTML that the server sends', async ({ request }) => {
  for (const path of allPaths) {
    const html = await (await request.get(path)).text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect.soft(heading.replace(/<[^>]*>/g, '').trim(), `${path} has its heading in the HTML`).not.toBe('');
  }
});
