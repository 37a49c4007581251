import type { Locator, Page } from '@playwright/test';
import { openForm } from '../support/enquiry-form.ts';
import { publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { PRESELECTED } from './lists.ts';

/** Specification, section 2: what the services pages say. */

/** The part of a page under the heading with these words. */
const part = (page: Page, heading: RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    .last();

/** The words of the content pane between the page's own introduction and its own ending. */
const headingsOf = async (page: Page, slug: string): Promise<string[]> => {
  await page.goto(`/services/${slug}`);
  return page.getByRole('article').locator('h2:not(#contact-heading)').allTextContents();
};

test('Payroll Support, HXM Implementation and Consulting share one payroll-support content page', async ({ page }) => {
  const shared = await headingsOf(page, 'payroll-support');
  expect(shared.length).toBeGreaterThanOrEqual(3);
  expect(await headingsOf(page, 'sap-hxm-implementation')).toEqual(expect.arrayContaining(shared));
  expect(await headingsOf(page, 'consulting')).toEqual(expect.arrayContaining(shared));
});

test('it has a heading, three paragraphs on ongoing support, compliance and tailored support, and an image', async ({
  page,
}) => {
  await page.goto('/services/payroll-support');
  await expect(page.getByRole('main').locator('svg[viewBox]').first()).toBeVisible();
  for (const subject of [/ongoing|run|month/i, /compliance/i, /tailored/i]) {
    await expect(part(page, subject).getByRole('paragraph').first(), String(subject)).toHaveText(/\w+ \w+ \w+/);
  }
});

test('Support Services and Training share another content page', async ({ page }) => {
  const shared = await headingsOf(page, 'training');
  expect(shared.length).toBeGreaterThan(1);
  expect(await headingsOf(page, 'support-services')).toEqual(expect.arrayContaining(shared));
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

for (const [slug, words] of [
  ['sap-successfactors', /implement/i],
  ['sap-payroll', /on[- ]premise/i],
  ['change-management', /adoption/i],
  ['training', /course/i],
  ['hr-process-implementation', /process/i],
  ['staff-augmentation', /consultant/i],
  ['health-check', /health check/i],
  ['solution-architecture', /architecture/i],
  ['hr-roadmap-transformation', /roadmap/i],
  ['sap-erp-hcm', /hybrid/i],
] as const) {
  test(`${slug} has content of its own`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const words350 = (await page.getByRole('article').innerText()).split(/\s+/);
    expect(words350.length, 'more than a placeholder').toBeGreaterThan(250);
    await expect(page.getByRole('article')).toContainText(words);
  });
}

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
