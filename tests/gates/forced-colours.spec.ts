import type { Locator } from '@playwright/test';
import { openForm } from '../support/browser/enquiry-form.ts';
import { header, MENUS, opener, openSearch, showWidget, widget } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation } from '../support/content.ts';

/** Contrast themes take colours, backgrounds and shadows away: borders and weights must say what they said. */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

function styleOf(one: Locator, ...names: string[]) {
  return one.evaluate(
    (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );
}
async function hasBorder(one: Locator, what: string) {
  const [width = '', style, colour] = await styleOf(one, 'border-top-width', 'border-top-style', 'border-top-color');
  const isSeen = Number.parseFloat(width) > 0 && style !== 'none' && !/^rgba\(.*, 0\)$/.test(colour ?? '');
  expect.soft(isSeen, `${what} has a border`).toBe(true);
}

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
  await showWidget(page);
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
