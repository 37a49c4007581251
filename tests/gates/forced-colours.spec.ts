import type { Locator } from '@playwright/test';
import { carousel } from '../support/browser/carousel.ts';
import { fillInAll, openForm, tick } from '../support/browser/enquiry-form.ts';
import { lost } from '../support/browser/forced-colours.ts';
import {
  header,
  MENUS,
  mainMenu,
  menuButton,
  menuRow,
  opener,
  sideNavigation,
  widget,
} from '../support/browser/frame.ts';
import { banner } from '../support/browser/home.ts';
import { settled } from '../support/browser/islands.ts';
import { openSearch } from '../support/browser/search.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation } from '../support/content.ts';

/**
 * Windows' contrast themes and the like: the browser takes the page's colours, backgrounds and shadows away. What they
 * said must still be said by borders, weights and the system's own colours. every-page.spec.ts looks for what is lost.
 */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

const borderOf = (one: Locator) =>
  one.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : 'no border';
  });
const hasBorder = async (one: Locator, what: string) =>
  expect.soft(await borderOf(one), `${what} has a border`).not.toMatch(/^no border$|^rgba\(.*, 0\)$/);

test('buttons keep their shape @full', async ({ page }) => {
  await page.goto('/services/application-support');
  await hasBorder(header(page).getByRole('link', { name: navigation.main.contact.label }), 'the button of the header');
  await hasBorder(widget(page).button, 'the Contact widget');
  await hasBorder(page.locator('#contact').getByRole('link').first(), 'the button of the contact section');
});

test('the current item is still told from the others @full', async ({ page }) => {
  await page.goto('/solutions/payroll');
  const here = mainMenu(page).locator('[aria-current]');
  const edge = await here.evaluate((element) => {
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
    return `${borderBottomWidth} ${borderBottomStyle}`;
  });
  expect(edge, 'the bar under the current section').toBe('3px solid');
  const weightOf = (one: Locator) => one.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  const side = sideNavigation(page, 'solutions');
  const current = await weightOf(side.locator('a[aria-current]:visible'));
  expect(current).toBeGreaterThan(await weightOf(side.locator('a:not([aria-current]):visible').first()));
});

test('the current page is told from the others wherever it stands in the side navigation @full', async ({ page }) => {
  const look = (one: Locator) =>
    one.evaluate((element) => {
      const { fontWeight, borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return `${fontWeight} ${borderBottomWidth} ${borderBottomStyle}`;
    });
  for (const [path, place] of [
    ['/services/consulting', 'p > a'],
    ['/services/test-management', 'li > a'],
  ] as const) {
    await page.goto(path);
    const links = sideNavigation(page, 'services').locator(`${place}:visible`);
    const [current, other] = ['[aria-current]', ':not([aria-current])'].map((is) =>
      links.and(page.locator(is)).first(),
    );
    expect.soft(current && (await look(current)), path).not.toBe(other && (await look(other)));
  }
});

test('the current bead of a carousel is still told from the others @full', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const one = carousel(banner(page));
  const look = (bead: Locator) =>
    bead.evaluate((element) => {
      const { backgroundColor, inlineSize } = getComputedStyle(element, '::before');
      return `${backgroundColor} ${inlineSize}`;
    });
  expect(await look(one.bead(1))).not.toBe(await look(one.bead(2)));
});

test('what floats has an edge: menus, widget, search, dialog @full', async ({ page }) => {
  await page.goto('/about-us');
  for (const { name, label, id } of MENUS) {
    await opener(page, name).click();
    await hasBorder(page.locator(id), `the menu ${label}`);
    expect.soft(await lost(page), `with the menu ${label} open`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await widget(page).button.click();
  await hasBorder(widget(page).popup.locator('> div'), 'the panel of the widget');
  expect.soft(await lost(page), 'with the widget open').toEqual([]);
  await page.keyboard.press('Escape');
  const search = await openSearch(page);
  await hasBorder(search.dialog, 'the search');
  expect.soft(await lost(page), 'with the search open').toEqual([]);
});

test('the small-screen menu shows all its rows @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  await menuButton(page).click();
  await menuRow(page, navigation.main.solutions.label).locator(':scope > summary').click();
  expect(await lost(page)).toEqual([]);
});

test('the form: fields and boxes have edges, a tick can be seen, faults and the dialog as well @full', async ({
  page,
}) => {
  const form = await openForm(page);
  await hasBorder(form.firstName, 'a field');
  await hasBorder(form.button, 'the button');
  const tickOf = (box: Locator) =>
    box.evaluate((element) => {
      const drawn = element.nextElementSibling ?? element;
      const mark = drawn.querySelector('svg') ?? drawn;
      return JSON.stringify([
        getComputedStyle(mark).visibility,
        getComputedStyle(mark).display,
        getComputedStyle(mark).opacity,
        getComputedStyle(mark).stroke,
        getComputedStyle(drawn).backgroundColor,
      ]);
    });
  const before = await tickOf(form.service('Training'));
  await tick(form.service('Training'));
  expect(await tickOf(form.service('Training')), 'a ticked box looks different').not.toBe(before);
  await form.button.click();
  await expect(form.summary).toBeVisible();
  expect(await lost(page), 'with faults').toEqual([]);
  await hasBorder(form.summary, 'the error summary');
  await fillInAll(form);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  await hasBorder(form.dialog, 'the dialog');
  expect(await lost(page), 'with the dialog').toEqual([]);
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
