import { expect, type Locator, type Page } from '@playwright/test';
import { areaOf, navigation, say } from '../content.ts';

export function header(page: Page): Locator {
  return page.getByRole('banner');
}
export function mainMenu(page: Page): Locator {
  return page.locator('[data-frame="nav"]');
}
/** The menus of the header that open, each with its panel. */
export const MENUS = (['solutions', 'services', 'products', 'resources'] as const).map((name) => ({
  name,
  label: navigation.main[name].label,
  id: `#nav-${name}`,
}));
export type MenuName = (typeof MENUS)[number]['name'];
export function opener(page: Page, name: MenuName): Locator {
  return mainMenu(page).getByRole('button', { name: navigation.main[name].label, exact: true });
}
export function smallMenu(page: Page): Locator {
  return page.locator('[data-frame="menu"]');
}
export function menuButton(page: Page): Locator {
  return header(page).getByRole('button', { name: say('menu'), exact: true });
}
/** A row of the menu that opens: an area, or a group of services inside it. */
export function menuRow(page: Page, label: string): Locator {
  return smallMenu(page)
    .locator('details')
    .filter({ has: page.locator(':scope > summary').getByText(label, { exact: true }) });
}
export function searchLink(page: Page): Locator {
  return header(page).getByRole('link', { name: say('search'), exact: true });
}
export async function openSearch(page: Page) {
  await searchLink(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('searchLabel') });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  return { dialog, field, results: dialog.locator('ol a'), status: dialog.getByRole('status') };
}
export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The side navigation of an area as it shows on a wide screen; on a small one it is a line that opens. */
export function sideNavigation(page: Page, area: 'solutions' | 'services'): Locator {
  return page.getByRole('navigation', { name: areaOf(area).sideLabel, exact: true });
}

export function widget(page: Page) {
  return {
    button: page.locator('[data-frame="widget"] > button'),
    popup: page.locator('[data-frame="widget"] [popover]'),
    /** Lies exactly over the button while the popup is open: what a second press meets. */
    secondPress: page.locator('[data-frame="widget"] [popover] > a'),
    close: page.locator('[data-frame="widget"]').getByRole('button', { name: say('widgetClose') }),
  };
}

/** It comes with the first scroll. */
export async function showWidget(page: Page): Promise<void> {
  // Scrolled before the script is there, it counts all the same.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(widget(page).button).toHaveCSS('opacity', '1');
}

export function targetsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
