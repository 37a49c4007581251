import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe.ts';
import { openForm, pressAndHold } from '../support/browser/enquiry-form.ts';
import { lost } from '../support/browser/forced-colours.ts';
import {
  MENUS,
  menuButton,
  menuRow,
  opener,
  openSearch,
  showWidget,
  sideNavigation,
  smallMenu,
  widget,
} from '../support/browser/frame.ts';
import { setTextSize } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/test.ts';
import { ADVISOR, countryField, openTool, result, sendLink, useAdvisor } from '../support/browser/tools.ts';
import { formWords, navigation, say, serviceGroups } from '../support/content.ts';
import { FORM_WORDS } from '../support/specified-words.ts';

/** Menus and dialogs are as accessible as their page: axe in each open state, light, dark and in forced colours. */

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** How far the page and what floats over it can be pushed sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(':popover-open, dialog[open]')]
      .flatMap((layer) => [layer, ...(layer === document.documentElement ? [] : layer.querySelectorAll('*'))])
      .filter((one) => one === document.documentElement || /auto|scroll|hidden/.test(getComputedStyle(one).overflowX))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((one) => `${one.scrollWidth - one.clientWidth} px: ${one.outerHTML.slice(0, 120)}`),
  );
}

/** The opened or changed part: the page around it is looked at by itself. */
const OPEN = ':popover-open, dialog[open], details[open], main form, main [role="listbox"]';

/** Looks at what is open now; on a phone at its narrowest too, and with text at 200 %. */
async function look(page: Page, what: string) {
  // A box half under the header would be called too small to press.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await axeFindings(page, { inside: OPEN }), what).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lost(page), `${what} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  if (size.width > 992) return;
  await page.setViewportSize({ ...size, width: 320 });
  expect.soft(await sideways(page), `${what} at 320 px`).toEqual([]);
  await setTextSize(page, 2);
  expect.soft(await sideways(page), `${what} at 320 px with text at 200 %`).toEqual([]);
  await setTextSize(page, 1);
  await page.setViewportSize(size);
}

/** Each opens one state after the other and calls `see` in each. */
const VISITS: Record<string, (page: Page, see: (state: string) => Promise<void>) => Promise<void>> = {
  'the menus of the header @full': async (page, see) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/solutions/payroll');
    for (const { name, label, id } of MENUS) {
      await opener(page, name).click();
      await expect(page.locator(id)).toBeVisible();
      await see(label);
      await page.keyboard.press('Escape');
    }
  },
  'the small-screen menu and its groups': async (page, see) => {
    await page.goto('/');
    await menuButton(page).click();
    await expect(smallMenu(page)).toBeVisible();
    for (const { label } of MENUS) await menuRow(page, label).locator(':scope > summary').click();
    const nested = menuRow(page, serviceGroups[1]?.label ?? '');
    await menuRow(page, navigation.main.services.label).locator(':scope > summary').click();
    await nested.locator(':scope > summary').click();
    await expect(nested.locator('a:visible').first()).toBeVisible();
    await see('a nested group');
  },
  'the search @full': async (page, see) => {
    await page.goto('/about-us');
    const { field, status, results } = await openSearch(page);
    await field.fill('payroll');
    await expect(results.first()).toBeVisible();
    await see('with results');
    await field.fill('xylophonequartz');
    await expect(status).toHaveText(say('searchNone', { query: 'xylophonequartz' }));
    await see('without a result');
  },
  'the form with faults': async (page, see) => {
    const form = await openForm(page);
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await see('the error summary');
  },
  'the Contact widget @full': async (page, see) => {
    await page.goto('/');
    await showWidget(page);
    await widget(page).button.click();
    await expect(widget(page).popup).toBeVisible();
    await see('open');
  },
  'the side navigation @full': async (page, see) => {
    await page.goto('/services/training');
    await sideNavigation(page, 'services').locator('summary').click();
    await expect(sideNavigation(page, 'services').locator('details a:visible').first()).toBeVisible();
    await see('open');
  },
  'the countries of the Payroll Advisor @full': async (page, see) => {
    await openTool(page, ADVISOR);
    await countryField(page).fill('Germny 500');
    await countryField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Germany?' })).toBeVisible();
    await see('asked about');
  },
  'the form while it is sent, and the thank-you dialog @full': async (page, see) => {
    const { answer, form } = await pressAndHold(page);
    await answer.arrived;
    await expect(form.button).toHaveText(FORM_WORDS.sending);
    await see('sending');
    await answer.accept();
    await expect(form.dialog).toBeVisible();
    await see('thanked for');
  },
  'the form that was not sent @full': async (page, see) => {
    const { answer, form } = await pressAndHold(page);
    await answer.refuse(503);
    await expect(form.status).toContainText(FORM_WORDS.calm);
    await see('refused');
  },
  'the form with the result of a tool @full': async (page, see) => {
    await openTool(page, ADVISOR);
    await useAdvisor(page);
    await expect(result(page)).toBeVisible();
    await sendLink(page).click();
    await expect(page.getByText(formWords.handOver.label)).toBeVisible();
    await see('next to the message');
  },
};

for (const [name, open] of Object.entries(VISITS))
  test(name, async ({ page, allowComplaint }) => {
    allowComplaint(/status of 503/);
    await open(page, (state) => look(page, `${name}, ${state}`));
  });
