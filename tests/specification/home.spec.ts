import type { Locator } from '@playwright/test';
import { banner, claims, services, slidesOf, testimonials, thread, tiles } from '../support/browser/home.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { home, testimonials as quotes, solutions } from '../support/content.ts';
import {
  BANNER,
  CLAIMS,
  FIND_OUT_MORE,
  HEADINGS,
  HOME_CLAIMS,
  SERVICE_CARDS,
  SOLUTIONS,
} from '../support/specified-words.ts';

/** What the home page shows, in which order, and where it leads. */

const specified = SOLUTIONS.map((slug) => `/solutions/${slug}`);

test('the home page: hero with tiles, services, testimonials, then the tiles again', async ({ page }) => {
  await page.goto('/');

  await test.step('the parts stand in the order of the specification', async () => {
    const parts = [page.locator('[data-stage]'), tiles(page), services(page), testimonials(page), thread(page)];
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push(await part.evaluate((one) => one.getBoundingClientRect().top));
    }
    expect(tops).toEqual(tops.toSorted((m, n) => m - n));
  });

  await test.step('a rotating banner of six marketing sentences', async () => {
    const slides = slidesOf(banner(page));
    await expect(slides).toHaveText(home.banner.sentences);
    for (const [i, words] of BANNER.entries())
      await expect.soft(slides.nth(i)).toContainText(words, { ignoreCase: true });
  });

  await test.step('the claims, each with its number', async () => {
    const shown = await claims(page)
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
      );
    for (const name of HOME_CLAIMS) {
      const item = home.claims.items.find(({ claim }) => claim === name);
      expect.soft(shown, name).toContainEqual([item?.label, CLAIMS[name][0]]);
    }
    const services = home.claims.items.find(({ claim }) => claim === 'services');
    expect(services?.label).toContain(CLAIMS.serviceCategories[0]);
  });

  await test.step('a tile for every solution: icon, header, description, ‘Find out more’', async () => {
    const records = await tiles(page)
      .locator('li:has(a)')
      .evaluateAll((all) =>
        all.map((tile) => ({
          icon: tile.querySelector('svg') !== null,
          header: tile.querySelector('h3')?.textContent,
          description: tile.querySelector('p')?.textContent,
          buttonText: tile.querySelector('a')?.firstChild?.textContent,
          buttonLink: tile.querySelector('a')?.getAttribute('href') ?? '',
        })),
      );
    expect(records).toEqual(
      solutions.map(({ slug, label, tile }) => ({
        icon: true,
        header: label,
        description: tile,
        buttonText: FIND_OUT_MORE,
        buttonLink: `/solutions/${slug}`,
      })),
    );
    expect(records.map(({ buttonLink }) => buttonLink)).toEqual(expect.arrayContaining(specified));
  });

  await test.step('six service cards: title, description, icon, link', async () => {
    await expect(services(page).getByRole('heading', { level: 2 })).toHaveText(HEADINGS.homeServices);
    const cards = await services(page)
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((card) => ({
          icon: card.querySelector('svg') !== null,
          title: card.querySelector('h3')?.textContent,
          description: card.querySelector('p')?.textContent,
          buttonLink: card.querySelector('a')?.getAttribute('href'),
        })),
      );
    expect(cards).toEqual(
      home.services.cards.map(({ title, text, href }) => ({ icon: true, title, description: text, buttonLink: href })),
    );
    for (const [title, buttonLink] of Object.entries(SERVICE_CARDS)) {
      expect.soft(cards).toContainEqual(expect.objectContaining({ title, buttonLink }));
    }
  });

  await test.step('six quotes, each of an anonymised company', async () => {
    const slides = slidesOf(testimonials(page));
    await expect(slides).toHaveCount(6);
    for (const [i, { quote, company }] of quotes.entries()) {
      await expect.soft(slides.nth(i).locator('blockquote')).toContainText(quote);
      await expect.soft(slides.nth(i).locator('figcaption')).toContainText(company);
    }
  });

  await test.step('the same solutions again, in the order of a working life', async () => {
    const links = thread(page).getByRole('listitem').getByRole('link', { name: FIND_OUT_MORE });
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ordered = solutions.toSorted((m, n) => m.lifeOrder - n.lifeOrder);
    expect(targets).toEqual(ordered.map(({ slug }) => `/solutions/${slug}`));
  });
});

test('a click anywhere on a tile, on a row of the thread or on a card follows its link', async ({ page }) => {
  // The link covers the tile, so the pointer meets it and not the heading below.
  const targets: [Locator, string][] = [
    [tiles(page).getByRole('heading', { level: 3 }).first(), `/solutions/${solutions[0]?.slug}`],
    [thread(page).locator('a[href="/solutions/onboarding"]'), '/solutions/onboarding'],
    [services(page).getByRole('heading', { level: 3 }).last(), SERVICE_CARDS.Support],
  ];
  for (const [target, path] of targets) {
    await page.goto('/');
    await settled(page);
    // In the middle of the window, out of the reach of header and Contact widget.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await target.click({ force: true });
    await expect(page).toHaveURL(path);
  }
});

test('on a phone the first content begins within 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  expect(await tiles(page).evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(900);
});
