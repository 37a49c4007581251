import type { Locator } from '@playwright/test';
import { openForm } from '../support/browser/enquiry-form.ts';
import { header, MENUS, mainMenu, opener, openSearch, sideNavigation, widget } from '../support/browser/frame.ts';
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

const styleOf = (one: Locator, ...names: string[]) =>
  one.evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names);
const hasBorder = async (one: Locator, what: string) => {
  const [width = '', style, colour] = await styleOf(one, 'border-top-width', 'border-top-style', 'border-top-color');
  const isSeen = Number.parseFloat(width) > 0 && style !== 'none' && !/^rgba\(.*, 0\)$/.test(colour ?? '');
  expect.soft(isSeen, `${what} has a border`).toBe(true);
};

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
  expect(await styleOf(form.service('Training'), 'appearance'), 'the browser draws the tick').toEqual(['auto']);
  await form.button.click();
  await hasBorder(form.summary, 'the error summary');
});

test('the current page is told from the rest, and the focus has the system’s highlight colour @full', async ({
  page,
}) => {
  const bar = ['border-bottom-width', 'border-bottom-style'];
  for (const [area, path] of [
    ['solutions', '/solutions/payroll'],
    ['services', '/services/test-management'],
  ] as const) {
    await page.goto(path);
    expect.soft(await styleOf(mainMenu(page).locator('[aria-current]'), ...bar), path).toEqual(['3px', 'solid']);
    const links = sideNavigation(page, area).locator('a:visible');
    const look = (is: string) => styleOf(links.and(page.locator(is)).last(), 'font-weight', ...bar);
    expect.soft(await look('[aria-current]'), path).not.toEqual(await look(':not([aria-current])'));
  }
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
