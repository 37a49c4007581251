import { type Stop, walk, walkBack } from '../support/browser/focus.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** By Tab alone, forward and back. One page of each window is walked whole; of the others, the main part. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ORDER = ['skip link', 'header', 'main', 'footer', 'widget'];
const FIELDS = ['/insights/partner-checklist', '/tools/payroll-advisor', '/tools/self-assessment'];
/** A desk, a phone, and a desktop window at 400 % zoom, each with the pages that differ there. */
const WINDOWS = [
  {
    ...{ width: 1440, height: 844, whole: '/' },
    quick: ['/', '/services/application-support', '/contact-us'],
    full: [...FIELDS, '/blogs/SAP-Payroll-Offerings', '/privacy-policy', '/sitemap', '/solutions/no-such-page'],
  },
  { width: 390, height: 844, whole: '/', quick: [], full: ['/', '/tools/payroll-advisor'] },
  {
    ...{ width: 320, height: 256, whole: '/contact-us' },
    quick: ['/contact-us'],
    full: [...FIELDS, '/', '/insights/glossary', '/services/application-support', '/privacy-policy'],
  },
];

function faults(all: Stop[]) {
  return all.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`);
}
// A carousel that had been running is at rest on the way back.
function names(all: Stop[]) {
  return all.map(({ name }) => name.replace('Pause', 'Play'));
}

for (const { width, height, whole, quick, full } of WINDOWS) {
  for (const path of [...quick, ...full]) {
    test(`${path} at ${width} px${full.includes(path) ? ' @full' : ''}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await settled(page);
      if (path !== whole) await page.getByRole('main').focus();
      const stops = await walk(page, path === whole ? 'nowhere' : 'footer');
      const back = await walkBack(page, stops.length);
      expect.soft(faults(stops), 'on the way forward').toEqual([]);
      expect.soft(faults(back), 'on the way back').toEqual([]);
      expect.soft(names(back).reverse(), 'the same stops on the way back').toEqual(names(stops));
      const blocks = stops.map(({ block }) => block).filter((block, i, all) => block !== all[i - 1]);
      expect.soft(blocks, 'the blocks in the order of the page').toEqual(path === whole ? ORDER : ['main']);
    });
  }
}
