import { expect, type Page } from '@playwright/test';
import { header } from './frame.ts';

/** The search, opened from the header by keyboard. */
export const openSearch = async (page: Page) => {
  await header(page).getByRole('link', { name: 'Search' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  return { dialog, field, results: dialog.locator('ol a'), status: dialog.getByRole('status') };
};
