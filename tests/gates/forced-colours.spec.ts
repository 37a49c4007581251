import type { Locator } from '@playwright/test';
import { carousel } from '../support/browser/carousel.ts';
import { openForm } from '../support/browser/enquiry-form.ts';
import { header, MENUS, mainMenu, opener, sideNavigation, widget } from '../support/browser/frame.ts';
import { banner } from '../support/browser/home.ts';
import { settled } from '../support/browser/islands.ts';
import { openSearch } from '../support/browser/search.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation } from '../support/content.ts';

/**
 * Windows' contrast themes and the like: the browser takes the page's colours, backgrounds and shadows away. What they
 * said must still be said by borders, weights and the system's own colours. every-page.spec.ts and open-states.spec.ts
 * look for words and drawings that are lost.
 */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

const hasBorder = async (one: Locator, what: string) => {
  const border = await one.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : 'no border';
  });
  expect.soft(border, `${what} has a border`).not.toMatch(/^no border$|^rgba\(.*, 0\)$/);
};
const styleOf = (one: Locator, names: string[], part?: string) =>
  one.evaluate(
    (element, [wanted, pseudo]) =>
      wanted.map((name) => getComputedStyle(element, pseudo).getPropertyValue(name)).join(),
    [names, part] as const,
  );

test('buttons, fields and what floats keep an edge @full', async ({ page }) => {
  await page.goto('/services/application-support');
  await hasBorder(header(page).getByRole('link', { name: navigation.main.contact.label }), 'the button of the header');
  await hasBorder(widget(page).button, 'the Contact widget');
  await hasBorder(page.locator('#contact').getByRole('link').first(), 'the button of the contact section');
  for (const { name, label, id } of MENUS) {
    await opener(page, name).click();
    await hasBorder(page.locator(id), `the menu ${label}`);
    await page.keyboard.press('Escape');
  }
  await widget(page).button.click();
  await hasBorder(widget(page).popup.locator('> div'), 'the panel of the widget');
  await page.keyboard.press('Escape');
  await hasBorder((await openSearch(page)).dialog, 'the search');
  const form = await openForm(page);
  await hasBorder(form.firstName, 'a field');
  await form.button.click();
  await hasBorder(form.summary, 'the error summary');
});

test('what is current or ticked is still told from the rest @full', async ({ page }) => {
  await page.goto('/solutions/payroll');
  const bar = ['border-bottom-width', 'border-bottom-style'];
  expect(await styleOf(mainMenu(page).locator('[aria-current]'), bar), 'the current section').toBe('3px,solid');
  for (const [area, path, place] of [
    ['solutions', '/solutions/payroll', 'a'],
    ['services', '/services/consulting', 'p > a'],
    ['services', '/services/test-management', 'li > a'],
  ] as const) {
    await page.goto(path);
    const links = sideNavigation(page, area).locator(`${place}:visible`);
    const look = (is: string) => styleOf(links.and(page.locator(is)).first(), ['font-weight', ...bar]);
    expect.soft(await look('[aria-current]'), path).not.toBe(await look(':not([aria-current])'));
  }
  await page.goto('/');
  await settled(page);
  const beads = [1, 2].map((n) => carousel(banner(page)).bead(n));
  const [current, other] = await Promise.all(
    beads.map((bead) => styleOf(bead, ['background-color', 'inline-size'], '::before')),
  );
  expect(current, 'the bead of the slide that is shown').not.toBe(other);
  const box = (await openForm(page)).service('Training');
  expect(await styleOf(box, ['appearance']), 'the browser draws the tick').toBe('auto');
});

test('the focus is shown in the system’s highlight colour @full', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const [outline, highlight] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Highlight';
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
    return [`${outlineWidth} ${outlineStyle} ${outlineColor}`, getComputedStyle(probe).color];
  });
  expect(outline).toBe(`3px solid ${highlight}`);
});
