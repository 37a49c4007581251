import { drawn, settled } from '../../testing/browser/islands.ts';
import { expect, test } from '../../testing/browser/test.ts';

test.use({ hasTouch: true });

test('a page keeps its height when its footer is laid out', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [320, 360, 390, 430, 480]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await settled(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer, 'waits, or there is nothing to compare').toHaveCSS('content-visibility', 'auto');
    const before = await height();
    await page.keyboard.press('End');
    await expect(footer).toBeInViewport();
    await drawn(page);
    // Two lines: more, and the length in Footer.module.css is no longer that of the footer's words.
    expect.soft(Math.abs((await height()) - before), `px at ${width} px`).toBeLessThan(45);
  }
});
