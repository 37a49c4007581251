import { axeFindings } from '../support/axe.ts';
import { allPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
      for (const path of allPaths) {
        test(`${path} has no accessibility finding`, async ({ page, complaints }) => {
          const response = await page.goto(path);
          // The browser reports the status of a "not found" page as a console error, which is what we want there.
          if (response?.status() === 404) complaints.length = 0;
          expect(await axeFindings(page)).toEqual([]);
        });
      }
    });
  }
}
