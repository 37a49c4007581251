import type { Locator, Page } from '@playwright/test';

/** The blocks that every page shares. */
export const header = (page: Page): Locator => page.getByRole('banner');
export const mainMenu = (page: Page): Locator => page.locator('[data-frame="nav"]');
/** The menus of the header that open, each with its panel. */
export const MENUS = [
  ['Solutions', '#nav-solutions'],
  ['Services', '#nav-services'],
  ['Products', '#nav-products'],
  ['Resources', '#nav-resources'],
] as const;
export const smallMenu = (page: Page): Locator => page.locator('[data-frame="menu"]');
export const menuButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Menu' });
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const breadcrumb = (page: Page): Locator => page.getByRole('navigation', { name: 'Breadcrumb' });

/** The side navigation of an area as it shows on a wide screen; on a small one it is a line that opens. */
export const sideNavigation = (page: Page, area: 'Solutions' | 'Services'): Locator =>
  page.getByRole('navigation', { name: area, exact: true });

export const widget = (page: Page) => ({
  button: page.locator('[data-frame="widget"] > button'),
  popup: page.locator('[data-frame="widget"] [popover]'),
  /** Lies exactly over the button while the popup is open: what a second press meets. */
  secondPress: page.locator('[data-frame="widget"] [popover] > a'),
  close: page.locator('[data-frame="widget"]').getByRole('button', { name: 'Close' }),
});

export const targetsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
