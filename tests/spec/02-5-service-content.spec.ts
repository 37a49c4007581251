import type { Locator, Page } from '@playwright/test';
import { openForm } from '../../testing/browser/enquiry-form.ts';
import { publicPaths } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { PRESELECTED } from './lists.ts';

/** Specification, section 2: what the services pages say. */

/** The part of a page under the heading with these words. */
const part = (page: Page, heading: RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    .last();

/** A page that shows a shared content view: what is its own, and the parts at its end that come from the view. */
const sharing = async (page: Page, slug: string, shared: number) => {
  await page.goto(`/services/${slug}`);
  const parts = await page.getByRole('article').locator('> :not(.meta, #contact)').allInnerTexts();
  return {
    tagline: await page.locator('h1 + p').innerText(),
    own: parts.slice(0, -shared).join(' '),
    view: parts.slice(-shared),
    image: await page.locator('main > :first-child svg').last().innerHTML(),
    closing: await page.locator('section#contact').innerText(),
  };
};

/** They show one view, word for word, each after an opening of its own and with a closing of its own. */
const expectToShare = async (page: Page, shared: number, slugs: readonly [string, ...string[]]) => {
  const model = await sharing(page, slugs[0], shared);
  const said = new Set<string>();
  for (const slug of slugs) {
    const { tagline, own, view, image, closing } = await sharing(page, slug, shared);
    expect(view, slug).toEqual(model.view);
    expect(image === model.image, `${slug} has the image of the view`).toBe(true);
    expect(own.split(/\s+/).length, `${slug}: words of its own`).toBeGreaterThan(120);
    said.add(tagline).add(own).add(closing);
  }
  expect(said.size, 'no page repeats what another says of itself').toBe(3 * slugs.length);
};

test('Payroll Support, HXM Implementation and Consulting share one payroll-support content page', async ({ page }) => {
  await expectToShare(page, 3, ['payroll-support', 'sap-hxm-implementation', 'consulting']);
});

test('it has a heading, three paragraphs on ongoing support, compliance and tailored support, and an image', async ({
  page,
}) => {
  await page.goto('/services/payroll-support');
  await expect(page.getByRole('main').locator('svg[viewBox]').first()).toBeVisible();
  for (const subject of [/in every run/i, /compliance/i, /tailored/i]) {
    await expect(part(page, subject).getByRole('paragraph'), String(subject)).toHaveText([/\w+ \w+ \w+/]);
  }
});

test('Support Services and Training share another content page', async ({ page }) => {
  await expectToShare(page, 6, ['training', 'support-services']);
});

test('Value Assurance: premium engagement, key benefits, three mandatory reviews, four add-ons with an image each', async ({
  page,
}) => {
  await page.goto('/services/value-assurance');
  await expect(page.getByRole('article')).toContainText('premium engagement services');
  expect(
    await part(page, /key benefits/i)
      .locator('dt')
      .count(),
  ).toBeGreaterThan(1);
  await expect(part(page, /three reviews/i).locator('dt')).toHaveText([
    /design review/i,
    /solution review/i,
    /business readiness review/i,
  ]);
  const addOns = part(page, /four optional add-ons/i);
  await expect(addOns.locator('dt')).toHaveCount(4);
  await expect(addOns.locator('svg')).toHaveCount(4);
});

test('Talent Intelligence Hub: a one-pager to download, a real PDF', async ({ page, request }) => {
  await page.goto('/services/sap-talent-intelligence');
  const link = page.getByRole('link', { name: /one-pager/i });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

for (const [slug, heading, steps] of [
  ['test-management', /five steps/i, 5],
  ['integration-services', /five steps/i, 5],
  ['data-migration', /three phases/i, 3],
] as const) {
  test(`${slug}: ${steps} ${steps === 3 ? 'phases' : 'steps'}`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    await expect(part(page, heading).getByRole('listitem')).toHaveCount(steps);
  });
}

test('SAP integration: five steps plus accelerators', async ({ page }) => {
  await page.goto('/services/integration-services');
  expect(
    await part(page, /accelerators/i)
      .locator('dt')
      .count(),
  ).toBeGreaterThan(1);
});

test('application management: Bronze, Silver, Gold, payroll support, an estimator mentioned', async ({ page }) => {
  await page.goto('/services/application-support');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([/^Bronze/, /^Silver/, /^Gold/]);
  await expect(page.getByRole('heading', { name: 'Payroll support' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/estimator/i);
});

test('each of the other pages has content of its own, about what the specification names', async ({ page }) => {
  // Words that the page's label does not have.
  for (const [slug, subject, words] of [
    ['sap-successfactors', 'implementation partner overview', /authorised partner/],
    ['sap-payroll', 'cloud and on premise', /data centres of SAP/],
    ['change-management', 'change management', /adoption/],
    ['training', 'training', /course plan/],
    ['hr-process-implementation', 'HR business process design', /before the design is final/],
    ['staff-augmentation', 'resource augmentation', /Resource augmentation closes a gap/],
    ['health-check', 'health check', /permissions/i],
    ['solution-architecture', 'solution architecture advisory', /system of record/i],
    ['hr-roadmap-transformation', 'HR technology roadmap', /wave plan/i],
    ['sap-erp-hcm', 'SAP ERP HCM / Hybrid', /core hybrid/i],
  ] as const) {
    await page.goto(`/services/${slug}`);
    const text = await page.getByRole('article').innerText();
    expect.soft(text.split(/\s+/).length, `${slug}: more than a placeholder`).toBeGreaterThan(250);
    expect.soft(text, `${slug}: ${subject}`).toMatch(words);
  }
});

test('‘Learn More’, ‘Get in Touch’ and ‘Contact Us’ buttons appear, and lead down the page', async ({ page }) => {
  for (const [slug, words] of [
    ['sap-talent-intelligence', 'Learn More'],
    ['application-support', 'Get in Touch'],
    ['integration-services', 'Contact Us'],
  ] as const) {
    await page.goto(`/services/${slug}`);
    await page.getByRole('main').locator('a[href="#contact"]', { hasText: words }).first().click();
    await expect(page, slug).toHaveURL(`/services/${slug}#contact`);
    await expect(page.locator('section#contact'), slug).toBeInViewport();
  }
});

test('a #contact section leads to the form with the service of its page preselected', async ({ page }) => {
  await page.goto('/services/test-management');
  await page.locator('section#contact').getByRole('link').click();
  await expect(page).toHaveURL('/contact-us?service=consulting');
  for (const [word, label] of Object.entries(PRESELECTED)) {
    const { form } = await openForm(page, `?service=${word}`);
    await expect(form.locator('label:has(:checked)'), word).toHaveText([label]);
  }
});

test('no image has a placeholder alt text or a path beginning with /public', async ({ request }) => {
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).not.toMatch(/To be updated|(src|href)="\/?public\//i);
    expect.soft(html, `${path}: an image without alt`).not.toMatch(/<img(?![^>]*\balt=)/);
  }
});
