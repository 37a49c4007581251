import type { Page } from '@playwright/test';
import { axeFindings } from '../../testing/browser/axe.ts';
import { openForm, pressAndHold } from '../../testing/browser/enquiry-form.ts';
import { mainMenu, menuButton, sideNavigation, smallMenu, widget } from '../../testing/browser/frame.ts';
import { openSearch } from '../../testing/browser/search.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { setTextSize } from '../../testing/browser/text-size.ts';
import { openTool, result, useAdvisor } from '../../testing/browser/tools.ts';

/** What opens on a page is as accessible as the page: axe in each open state, light and dark. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [PHONE, DESK] = [390, 1440];

interface State {
  name: string;
  widths: number[];
  open: (page: Page) => Promise<void>;
}

const dropdown = (label: string, id: string): State => ({
  name: `the menu ${label}`,
  widths: [DESK],
  open: async (page) => {
    await page.goto('/solutions/payroll');
    await mainMenu(page).getByRole('button', { name: label }).click();
    await expect(page.locator(id)).toBeVisible();
  },
});

const smallMenuGroup = (label: string): State => ({
  name: `the small-screen menu with ${label}`,
  widths: [PHONE],
  open: async (page) => {
    await page.goto('/');
    await menuButton(page).click();
    const summary = smallMenu(page).locator('summary', { hasText: label }).first();
    await summary.click();
    await expect(summary.locator('xpath=..').locator('a:visible').first()).toBeVisible();
  },
});

const searchFor = (name: string, words: string, outcome: RegExp): State => ({
  name,
  widths: [PHONE, DESK],
  open: async (page) => {
    await page.goto('/about-us');
    const { field, status } = await openSearch(page);
    await field.fill(words);
    await expect(status).toHaveText(outcome);
  },
});

const STATES: State[] = [
  dropdown('Solutions', '#nav-solutions'),
  dropdown('Services', '#nav-services'),
  dropdown('Products', '#nav-products'),
  dropdown('Resources', '#nav-resources'),
  {
    name: 'the small-screen menu',
    widths: [PHONE],
    open: async (page) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(smallMenu(page)).toBeVisible();
    },
  },
  ...['Solutions', 'Products', 'Resources'].map(smallMenuGroup),
  {
    name: 'the small-screen menu with a nested group',
    widths: [PHONE],
    open: async (page) => {
      await page.goto('/');
      await menuButton(page).click();
      await smallMenu(page).locator('summary', { hasText: 'Services' }).first().click();
      await smallMenu(page).locator('summary', { hasText: 'Consulting' }).click();
      await expect(smallMenu(page).locator('a[href="/services/test-management"]')).toBeVisible();
    },
  },
  {
    name: 'the Contact widget',
    widths: [PHONE, DESK],
    open: async (page) => {
      await page.goto('/');
      await widget(page).button.click();
      await expect(widget(page).popup).toBeVisible();
    },
  },
  {
    name: 'the side navigation of a phone',
    widths: [PHONE],
    open: async (page) => {
      await page.goto('/services/training');
      await sideNavigation(page, 'Services').locator('summary').click();
      await expect(sideNavigation(page, 'Services').locator('details a:visible').first()).toBeVisible();
    },
  },
  searchFor('the search before a word', '', /\w/),
  searchFor('the search with results', 'payroll', /results for/),
  searchFor('the search without a result', 'xylophonequartz', /^No result/),
  {
    name: 'all questions',
    widths: [PHONE, DESK],
    open: async (page) => {
      await page.goto('/solutions/employee-central');
      const closed = page.getByRole('article').locator('details:not([open]) > summary');
      await expect(closed.first(), 'a question that is closed').toBeVisible();
      await closed.evaluateAll((all) => all.map((summary) => (summary as HTMLElement).click()));
      await expect(page.getByRole('article').locator('details:not([open])')).toHaveCount(0);
    },
  },
  {
    name: 'the countries of the Payroll Advisor',
    widths: [PHONE, DESK],
    open: async (page) => {
      await openTool(page, '/tools/payroll-advisor');
      await page.getByRole('combobox', { name: 'Country' }).fill('in');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the result of the Payroll Advisor with all that opens in it',
    widths: [PHONE],
    open: async (page) => {
      await openTool(page, '/tools/payroll-advisor');
      await useAdvisor(page);
      const closed = page.locator('main details:not([open])');
      await expect(closed.first()).toBeVisible();
      await closed.evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
    },
  },
  {
    name: 'the error summary',
    widths: [PHONE, DESK],
    open: async (page) => {
      const form = await openForm(page);
      await form.button.click();
      await expect(form.summary).toBeFocused();
    },
  },
  {
    name: 'the form while it is sent',
    widths: [DESK],
    open: async (page) => {
      const { answer, form } = await pressAndHold(page);
      await answer.arrived;
      await expect(form.button).toHaveText('Sending...');
    },
  },
  {
    name: 'the form that was not sent',
    widths: [PHONE, DESK],
    open: async (page) => {
      const { answer, form } = await pressAndHold(page);
      await answer.refuse(503);
      await expect(form.status).toContainText('Not sent yet');
    },
  },
  {
    name: 'the form too full for the result of a tool',
    widths: [PHONE, DESK],
    open: async (page) => {
      const form = await openForm(page);
      await form.message.fill('a'.repeat(5000));
      await openTool(page, '/tools/payroll-advisor');
      await useAdvisor(page);
      await result(page).getByRole('link', { name: 'Send this to a consultant' }).click();
      await expect(form.summary).toContainText('The message below is full');
    },
  },
  {
    name: 'the thank-you dialog',
    widths: [PHONE, DESK],
    open: async (page) => {
      const { answer, form } = await pressAndHold(page);
      await answer.accept();
      await expect(form.dialog).toBeVisible();
    },
  },
];

/** How far the page and what floats over it can be pushed sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(':popover-open, dialog[open]')]
      .flatMap((layer) => [layer, ...(layer === document.documentElement ? [] : layer.querySelectorAll('*'))])
      .filter((one) => one === document.documentElement || /auto|scroll|hidden/.test(getComputedStyle(one).overflowX))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((one) => `${one.scrollWidth - one.clientWidth} px: ${one.outerHTML.slice(0, 120)}`),
  );

for (const { name, widths, open } of STATES) {
  for (const width of widths) {
    test(`${name}, open at ${width} px`, async ({ page, allowComplaint }) => {
      allowComplaint(/status of 503/);
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page), colorScheme).toEqual([]);
      }
      expect.soft(await sideways(page), 'as it is').toEqual([]);
      if (width !== PHONE) return;
      await page.setViewportSize({ width: 320, height: 844 });
      expect.soft(await sideways(page), 'at 320 px').toEqual([]);
      await setTextSize(page, 2);
      expect.soft(await sideways(page), 'at 320 px with text at 200 %').toEqual([]);
    });
  }
}
