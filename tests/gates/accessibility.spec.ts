import { axeFindings, showWholePage } from '../support/axe.ts';
import { allPaths, handfuls } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;
const SECONDS_PER_PAGE = 30;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { title, paths } of handfuls(allPaths)) {
  test(`axe finds nothing in light and dark, on a phone and a desk: ${title}`, async ({ page }) => {
    test.setTimeout(paths.length * SECONDS_PER_PAGE * 1000);
    for (const path of paths) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await showWholePage(page, width);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await axeFindings(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
        }
      }
    }
  });
}
