import { findOpenPoints } from '../../content-reader/provisional.ts';
import { PROOF } from '../../site/collections.ts';
import { axeFindings } from '../support/browser/axe.ts';
import { footer } from '../support/browser/frame.ts';
import { cutOff, overflow } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/test.ts';
import { allPaths, htmlOf } from '../support/built-pages.ts';
import { PHONE, people, references, SITE_FACTS } from '../support/launch/facts.ts';

/** The site with the facts that the owner gives before the launch: npm run test:launch. */
const folder = process.env['CONTENT_OVERLAY'];
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(!folder, 'npm run test:launch builds what this looks at');

function factOf(...field: (string | number)[]): unknown {
  return SITE_FACTS.find(([known]) => known.join() === field.join())?.[1];
}

test('nothing is left to confirm', () => {
  expect(findOpenPoints(folder ?? '', PROOF).points).toEqual([]);
});

test('all people and references are shown', () => {
  const all = allPaths.map(htmlOf).join('\n');
  const names = [...people.map(({ fields }) => fields.name), ...references.map(({ fields }) => fields.client)];
  expect(names.filter((name) => !all.includes(name))).toEqual([]);
});

for (const path of ['/', '/contact-us', '/about-us', '/privacy-policy']) {
  test(`${path} has room for a phone number and three long addresses`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const lines = [0, 1, 2].flatMap((office) => factOf('offices', office, 'lines'));
    for (const line of lines) await expect.soft(footer(page).getByText(String(line)).first()).toBeVisible();
    const phone = footer(page).locator('a[href^="tel:"]');
    await expect(phone).toHaveAttribute('href', PHONE.href);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `${width} px`).toBe('fits');
      expect.soft(await cutOff(page), `${width} px: words cut off`).toEqual([]);
      const rows = await phone.evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(rows, `${width} px: lines of the phone number`).toBe(1);
    }
    // Tall, because axe takes the links of the contents for closed away, and asks who could scroll them.
    await page.setViewportSize({ width: 1440, height: 3000 });
    expect(await axeFindings(page)).toEqual([]);
  });
}
