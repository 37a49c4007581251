import { openForm } from '../support/browser/enquiry-form.ts';
import { focusedStop } from '../support/browser/focus.ts';
import {
  MENUS,
  menuButton,
  menuRow,
  opener,
  openSearch,
  searchLink,
  smallMenu,
  widget,
} from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation, say, serviceGroups } from '../support/content.ts';

/** Every control by keyboard alone, and Esc out of everything. keyboard-walk.spec.ts looks at the focus on the way. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab offers to skip to the main part, and Enter does', async ({ page }) => {
  await page.goto('/services/training');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focusedStop(page)).block).toBe('main');
});

test('the menus of the header: Enter or Space opens, Tab goes through, Esc or leaving closes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about-us');
  for (const { name, label, id } of MENUS) {
    const button = opener(page, name);
    const panel = page.locator(id);
    await button.press('Enter');
    await expect(panel, label).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel, label).toBeHidden();
    await expect(button, label).toBeFocused();
    await button.press('Space');
    for (const link of await panel.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      const stop = await focusedStop(page);
      expect.soft(stop.fault, stop.name).toBe('');
    }
    await page.keyboard.press('Tab');
    await expect(panel, `${label} closes when the focus leaves`).toBeHidden();
  }
});

test('the menu of small screens opens by Enter, keeps the focus in header and menu, and Esc returns it', async ({
  page,
}) => {
  const { main } = navigation;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  await menuButton(page).press('Enter');
  await menuRow(page, main.services.label).locator(':scope > summary').press('Enter');
  await menuRow(page, serviceGroups[1]?.label ?? '')
    .locator(':scope > summary')
    .press('Enter');
  const foot = smallMenu(page).locator('> div');
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const { name, block, fault } = await focusedStop(page);
    expect.soft(['main', 'footer', 'widget'], name).not.toContain(block);
    if (name !== 'the page itself') expect.soft(fault, name).toBe('');
    const isBehindFoot = await foot.evaluate((element) => {
      const focused = document.activeElement?.closest('nav a, nav summary')?.getBoundingClientRect();
      return focused ? focused.top + focused.height / 2 > element.getBoundingClientRect().top : false;
    });
    expect.soft(isBehindFoot, `${name} is behind the foot of the menu`).toBe(false);
  }
  await smallMenu(page).getByRole('link', { name: main.about.label }).focus();
  await page.keyboard.press('Escape');
  await expect(smallMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('widget: Enter opens, the focus is inside, Tab goes through its lines, Esc closes and returns', async ({
  page,
}) => {
  await page.goto('/about-us');
  const { button, popup, close, secondPress } = widget(page);
  await button.press('Enter');
  await expect(close).toBeFocused();
  for (const link of await popup.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect((await focusedStop(page)).fault).toBe('');
  }
  await expect(secondPress, 'the way to /contact comes last').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
});

/** site/parts/search/Search.test.tsx proves what arrows, Enter and Esc do. */
test('search: opens by Enter, the focus is seen on the way to a result, and Esc returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('payroll');
  await expect(results.first()).toBeVisible();
  for (const place of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(place)).toBeFocused();
    expect.soft((await focusedStop(page)).fault).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(searchLink(page)).toBeFocused();
});

test('every stop of the error summary is seen on a phone, and the widget leaves while a field has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page);
  const { button } = widget(page);
  await form.firstName.focus();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button, 'it lets clicks through').toHaveCSS('pointer-events', 'none');
  await button.focus();
  await expect(button, 'the keyboard still reaches it').toHaveCSS('opacity', '1');
  await form.button.press('Enter');
  await expect(form.summary).toBeFocused();
  for (const link of await form.summary.getByRole('link').all()) {
    await link.focus();
    expect.soft((await focusedStop(page)).fault, await link.innerText()).toBe('');
    await link.press('Enter');
    expect.soft((await focusedStop(page)).fault, `the field of “${await link.innerText()}”`).toBe('');
  }
});
