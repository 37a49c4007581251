import { sideNavigation, widget } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 4: states and transitions of the side navigation and the Contact widget. */

test('solutions and services side navigation: the active item follows the route', async ({ page }) => {
  for (const [area, from, to] of [
    ['Solutions', '/solutions/payroll', '/solutions/compensation'],
    ['Services', '/services/training', '/services/health-check'],
  ] as const) {
    await page.goto(from);
    const active = sideNavigation(page, area).locator('a[aria-current="page"]:visible');
    await expect(active).toHaveAttribute('href', from);
    await sideNavigation(page, area).locator(`a[href="${to}"]:visible`).click();
    await expect(page).toHaveURL(to);
    await expect(active).toHaveAttribute('href', to);
    await page.goBack();
    await expect(active).toHaveAttribute('href', from);
  }
});

test('contact widget: collapsed and expanded; the button expands, the close control collapses', async ({ page }) => {
  await page.goto('/');
  const { button, popup, close } = widget(page);
  for (const _again of [1, 2]) {
    await expect(popup).toBeHidden();
    await button.click();
    await expect(popup).toBeVisible();
    await close.click();
  }
  await expect(popup).toBeHidden();
});
