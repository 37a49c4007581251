import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe.ts';
import { openForm, pressAndHold } from '../support/browser/enquiry-form.ts';
import { lost } from '../support/browser/forced-colours.ts';
import { MENUS, menuButton, menuRow, opener, sideNavigation, smallMenu, widget } from '../support/browser/frame.ts';
import { openSearch } from '../support/browser/search.ts';
import { expect, keepIfFaulty, test } from '../support/browser/test.ts';
import { setTextSize } from '../support/browser/text-size.ts';
import { ADVISOR, countryField, openTool, result, sendLink, useAdvisor } from '../support/browser/tools.ts';
import { formWords, navigation, say, serviceGroups } from '../support/content.ts';
import { FORM_WORDS } from '../support/specified-words.ts';

/** What opens on a page is as accessible as the page: axe in each open state, light, dark and in forced colours. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [PHONE, DESK] = [390, 1440];

/** How far the page and what floats over it can be pushed sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(':popover-open, dialog[open]')]
      .flatMap((layer) => [layer, ...(layer === document.documentElement ? [] : layer.querySelectorAll('*'))])
      .filter((one) => one === document.documentElement || /auto|scroll|hidden/.test(getComputedStyle(one).overflowX))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((one) => `${one.scrollWidth - one.clientWidth} px: ${one.outerHTML.slice(0, 120)}`),
  );

/** What has opened, or has changed: the page around it is looked at by itself. */
const OPEN = ':popover-open, dialog[open], details[open], main form, main [role="listbox"]';

/** Looks at what is open now; a phone once more at its narrowest, and with text at 200 %. */
const look = async (page: Page, what: string) => {
  // A box half under the header would be called too small to press.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await axeFindings(page, { inside: OPEN }), what).toEqual([]);
  expect.soft(await sideways(page), `${what}, as it is`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lost(page), `${what} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await keepIfFaulty(page, what);
  const { width, height } = page.viewportSize() ?? { width: DESK, height: 844 };
  if (width !== PHONE) return;
  await page.setViewportSize({ width: 320, height });
  expect.soft(await sideways(page), `${what} at 320 px`).toEqual([]);
  await setTextSize(page, 2);
  expect.soft(await sideways(page), `${what} at 320 px with text at 200 %`).toEqual([]);
  await setTextSize(page, 1);
  await page.setViewportSize({ width, height });
};

interface Visit {
  name: string;
  widths: number[];
  /** Opens one state after the other and calls `see` in each. */
  open: (page: Page, see: (state: string) => Promise<void>) => Promise<void>;
}

const VISITS: Visit[] = [
  {
    name: 'the menus of the header',
    widths: [DESK],
    open: async (page, see) => {
      await page.goto('/solutions/payroll');
      for (const { name, label, id } of MENUS) {
        await opener(page, name).click();
        await expect(page.locator(id)).toBeVisible();
        await see(label);
        await page.keyboard.press('Escape');
      }
    },
  },
  {
    name: 'the small-screen menu and its groups',
    widths: [PHONE],
    open: async (page, see) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(smallMenu(page)).toBeVisible();
      await see('closed groups');
      for (const { label } of MENUS) {
        await menuRow(page, label).locator(':scope > summary').click();
        await expect(menuRow(page, label).locator('a:visible').first()).toBeVisible();
        if (label !== navigation.main.services.label) await see(label);
      }
      await menuRow(page, navigation.main.services.label).locator(':scope > summary').click();
      const nested = menuRow(page, serviceGroups[1]?.label ?? '');
      await nested.locator(':scope > summary').click();
      await expect(nested.locator('a:visible').first()).toBeVisible();
      await see('a nested group');
    },
  },
  {
    name: 'the Contact widget',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      await page.goto('/');
      await widget(page).button.click();
      await expect(widget(page).popup).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'the side navigation of a phone',
    widths: [PHONE],
    open: async (page, see) => {
      await page.goto('/services/training');
      await sideNavigation(page, 'services').locator('summary').click();
      await expect(sideNavigation(page, 'services').locator('details a:visible').first()).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'the search',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      await page.goto('/about-us');
      const { field, status, results } = await openSearch(page);
      await expect(status).toHaveText(say('searchHint'));
      await see('before a word');
      await field.fill('payroll');
      await expect(results.first()).toBeVisible();
      await see('with results');
      await field.fill('xylophonequartz');
      await expect(status).toHaveText(say('searchNone', { query: 'xylophonequartz' }));
      await see('without a result');
    },
  },
  {
    name: 'the countries of the Payroll Advisor',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      await openTool(page, ADVISOR);
      await countryField(page).fill('Germny 500');
      await countryField(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Germany?' })).toBeVisible();
      await see('asked about');
    },
  },
  {
    name: 'the form with faults',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      const form = await openForm(page);
      await form.button.click();
      await expect(form.summary).toBeFocused();
      await see('the error summary');
    },
  },
  {
    name: 'the form while it is sent, and the thank-you dialog',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      const { answer, form } = await pressAndHold(page);
      await answer.arrived;
      await expect(form.button).toHaveText(FORM_WORDS.sending);
      await see('sending');
      await answer.accept();
      await expect(form.dialog).toBeVisible();
      await see('thanked for');
    },
  },
  {
    name: 'the form that was not sent',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      const { answer, form } = await pressAndHold(page);
      await answer.refuse(503);
      await expect(form.status).toContainText(FORM_WORDS.calm);
      await see('refused');
    },
  },
  {
    name: 'the form with the result of a tool',
    widths: [PHONE, DESK],
    open: async (page, see) => {
      await openForm(page);
      await openTool(page, ADVISOR);
      await useAdvisor(page);
      await expect(result(page)).toBeVisible();
      await sendLink(page).click();
      await expect(page.getByText(formWords.handOver.label)).toBeVisible();
      await see('next to the message');
    },
  },
];

/** On a phone, where there is least room. */
const EVERYDAY = [
  'the menus of the header',
  'the small-screen menu and its groups',
  'the search',
  'the form with faults',
];

for (const { name, widths, open } of VISITS) {
  for (const width of widths) {
    const tier = EVERYDAY.includes(name) && width === widths[0] ? '' : ' @full';
    test(`${name} at ${width} px${tier}`, async ({ page, allowComplaint }) => {
      test.setTimeout(120_000);
      allowComplaint(/status of 503/);
      await page.setViewportSize({ width, height: 844 });
      await open(page, (state) => look(page, `${name}, ${state}`));
    });
  }
}
