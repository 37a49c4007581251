import { header, targetsOf } from '../../testing/browser/frame.ts';
import { settled } from '../../testing/browser/islands.ts';
import { publicPaths } from '../../testing/browser/pages.ts';
import { openSearch } from '../../testing/browser/search.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** The site search, opened from the header. */

const isOfSearch = (url: string): boolean => /\/search\.js|\/pagefind\//.test(url);

test('nothing of it is loaded before somebody presses for it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (isOfSearch(request.url())) loaded.push(request.url());
  });
  await page.goto('/');
  await settled(page);
  expect(loaded).toEqual([]);
  await openSearch(page);
  expect(loaded.length).toBeGreaterThan(0);
});

for (const [words, path] of [
  ['employee central', '/solutions/employee-central'],
  ['payroll deployment', '/blogs/SAP-Payroll-Offerings'],
  ['bronze silver gold', '/services/application-support'],
  ['parallel payroll', '/services/test-management'],
  ['clean core', '/how-we-deliver'],
  ['arbitration', '/termsofuse'],
  ['easy move', '/dhr-easy-move'],
  ['onboarding', '/solutions/onboarding'],
] as const) {
  test(`“${words}” finds ${path} among the first three`, async ({ page }) => {
    await page.goto('/about-us');
    const { field, results, status } = await openSearch(page);
    await field.fill(words);
    await expect(status).toContainText(`“${words}”`);
    await expect(results.first()).toBeVisible();
    const targets = await results.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('href')));
    expect(targets).toContain(path);
  });
}

test('each result has the title of its page, its part of the site and the words in their sentence', async ({
  page,
}) => {
  await page.goto('/about-us');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('reconciliation');
  await expect(results.first()).toBeVisible();
  for (const result of await dialog.locator('ol > li').all()) {
    await expect(result.getByRole('link')).toHaveText(/\w/);
    await expect(result.locator('small')).toHaveText(/\w/);
    await expect(result.locator('mark').first()).toHaveText(/reconcil/i);
  }
});

test('it finds no page that is no destination, and none twice', async ({ page }) => {
  await page.goto('/about-us');
  const { field, results } = await openSearch(page);
  await field.fill('your enquiry');
  await expect(results.first()).toBeVisible();
  const targets = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(targets.filter((target) => /404|thank-you/.test(target ?? ''))).toEqual([]);
  expect(targets).toEqual([...new Set(targets)]);
});

test('“Show more results” leads on where there are more, and the focus goes to the first new one', async ({ page }) => {
  await page.goto('/about-us');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('payroll');
  await expect(results).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Show more results' }).click();
  await expect(results.nth(10)).toBeFocused();
});

test('without a result it says so and shows ways on', async ({ page }) => {
  await page.goto('/about-us');
  const { dialog, field, status } = await openSearch(page);
  await field.fill('xylophonequartz');
  await expect(status).toHaveText('No result for “xylophonequartz”');
  await expect(dialog.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/sitemap');
  await expect(dialog.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
});

test('words of a visitor never become markup', async ({ page }) => {
  await page.goto('/about-us');
  const { dialog, field, status } = await openSearch(page);
  await field.fill('<img src=x onerror=alert(1)>');
  await expect(status).toContainText('“<img src=x onerror=alert(1)>”');
  await expect(dialog.locator('img')).toHaveCount(0);
});

test('a click beside the dialog closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about-us');
  const { dialog } = await openSearch(page);
  await page.mouse.click(5, 880);
  await expect(dialog).toBeHidden();
});

test('when its script cannot be fetched, the link leads to the list of all pages', async ({ page, allowComplaint }) => {
  allowComplaint(/ERR_FAILED/);
  await page.route('**/search.js', (route) => route.abort());
  await page.goto('/about-us');
  await header(page).getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/sitemap');
});

test('when its index cannot be fetched, it says so and shows ways on', async ({ page, context, allowComplaint }) => {
  allowComplaint(/ERR_FAILED|pagefind|status of 404|Failed to load/i);
  await context.route('**/pagefind/pagefind*', (route) => route.abort());
  await page.goto('/about-us');
  const { dialog, field, status } = await openSearch(page);
  await field.fill('payroll');
  await expect(status).toHaveText('The search cannot answer right now.');
  await expect(dialog.getByRole('link', { name: 'All pages' })).toBeVisible();
});

test('the list of all pages names every public page, and offers the search as well', async ({ page }) => {
  await page.goto('/sitemap');
  const named = await targetsOf(page.locator('main [data-pagefind-ignore] a'));
  expect(named.toSorted()).toEqual(publicPaths.toSorted());
  await page.getByRole('main').getByRole('link', { name: 'Search this site' }).click();
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
});
