import type { Locator } from '@playwright/test';
import { breadcrumb, sideNavigation, targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { areaOf, say, serviceGroups, services } from '../support/content.ts';
import { HEADINGS, NOT_FOUND, PRESELECTED, SERVICES } from '../support/specified-words.ts';

/** The services area: overview, pages, side navigation and unknown paths. service-content.spec.ts reads what they say. */

test.use({ viewport: { width: 1440, height: 900 } });

const area = areaOf('services');
const inOrder = serviceGroups.flatMap(({ head, members }) => (head ? [head, ...members] : members));
const targets = inOrder.map(({ slug }) => `/services/${slug}`);
const labels = serviceGroups.flatMap(({ label, head, members }) => [
  ...(head ? [label] : []),
  ...members.map((service) => service.menu ?? service.label),
]);

test('the services of the specification are there, each under its label', () => {
  const written = Object.fromEntries(services.map(({ slug, label }) => [slug, label]));
  expect(written).toMatchObject(SERVICES);
});

test('/services: heading, a short tagline, and a side navigation that lists every service once, with a sentence', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.servicesArea);
  await expect(page.locator('h1 + p')).toHaveText(area.tagline);
  const side = sideNavigation(page, 'services');
  expect(await targetsOf(side.locator('a:visible'))).toEqual(targets);
  await expect(side.locator('a:visible')).toHaveText(labels);
  await expect(side.locator('[aria-current]'), 'none of them active').toHaveCount(0);
  for (const { tagline } of services) await expect.soft(side).toContainText(tagline);
});

/** How a link stands out without its colour. The heads of the groups are bold anyway, so each kind is seen by itself. */
const looksOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine } = getComputedStyle(link);
      return [fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine].join(', ');
    }),
  );

for (const { label: group, head, members } of serviceGroups) {
  test(`each service under ‘${group}’: heading, banner, active link, breadcrumb and its #contact`, async ({ page }) => {
    for (const service of head ? [head, ...members] : members) {
      const { slug, label, tagline } = service;
      const path = `/services/${slug}`;
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(label);
      // Where the label is the heading of the area, it is said once, in the h1.
      const banner = label === area.heading ? area.tagline : `${area.heading} ${area.tagline}`;
      await expect.soft(page.locator('p:has(+ h1)'), `${path}: banner`).toHaveText(banner);
      await expect.soft(page.locator('h1 + p'), path).toHaveText(tagline);
      await expect.soft(page.getByRole('article'), `${path}: a content pane`).toContainText(/\w+ \w+ \w+/);

      const side = sideNavigation(page, 'services');
      const active = side.locator('a[aria-current="page"]:visible');
      expect.soft(await targetsOf(active), `${path}: active`).toEqual([path]);
      const [look = 'none'] = await looksOf(active);
      const others = await looksOf(side.locator(`${service === head ? 'p' : 'li'} a:visible:not([aria-current])`));
      expect.soft(others.length, `${path}: links of its kind`).toBeGreaterThan(0);
      expect.soft(others, `${path}: highlighted for the eye, too`).not.toContain(look);

      await expect.soft(breadcrumb(page).getByRole('listitem').first(), path).toHaveText(say('home'));
      await expect.soft(breadcrumb(page).locator('[aria-current="page"]'), path).toHaveCount(1);

      // A service that is no choice of the form by itself asks for the choice of its group.
      const choice = slug in PRESELECTED ? slug : service.group;
      const expected = slug in SERVICES ? `/contact-us?service=${choice}` : expect.stringMatching(/^\/contact-us/);
      expect.soft(await targetsOf(page.locator('section#contact').getByRole('link')), path).toContainEqual(expected);
    }
  });
}

test.describe('unknown sub-path', () => {
  test('shows ‘404 Not Found’ inside the frame, with status 404 and the side navigation', async ({ page }) => {
    for (const path of ['/services/no-such-thing', '/services/training/more']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
      await expect(page.locator('p:has(+ h1)'), 'the banner').toHaveText(`${area.heading} ${area.tagline}`);
      const side = sideNavigation(page, 'services');
      expect(await targetsOf(side.locator('a:visible'))).toEqual(targets);
      await expect(side.locator('[aria-current]')).toHaveCount(0);
    }
    await page.goto('/services/no-such-thing');
    await expect(page.getByRole('main').getByRole('link', { name: area.all })).toHaveAttribute('href', '/services');
  });
});
