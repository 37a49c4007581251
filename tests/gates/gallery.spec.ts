import { GALLERY_URL, SITE_URL } from '../../testing/browser/addresses.ts';
import { axeFindings } from '../../testing/browser/axe.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Every component in every named example, as the gallery of a development build shows it. */

/** Rules about a page as a whole: the gallery shows parts of many pages, one below the other. */
const OF_A_PAGE = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];

test.use({ baseURL: GALLERY_URL, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`axe finds nothing in the gallery at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    expect(await axeFindings(page, { without: OF_A_PAGE })).toEqual([]);
  });
}

test('visitors never see it', async ({ request }) => {
  expect((await request.get(`${SITE_URL}/gallery`)).status()).toBe(404);
});

test('nothing that Markdown can hold makes a small phone scroll sideways, and no picture moves a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/gallery');
  const texts = page.locator('article[id^="articletext--"] .text');
  await expect(texts).not.toHaveCount(0);
  const tooWide = await texts.evaluateAll(
    (all) =>
      all.filter((text) => [...text.children].some((part) => part.getBoundingClientRect().right > innerWidth)).length,
  );
  expect(tooWide).toBe(0);
  const picture = texts.locator('img').first();
  const before = await picture.boundingBox();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const after = await picture.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});
