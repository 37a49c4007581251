import { expect, type Page } from '@playwright/test';
import { say } from '../content.ts';
import { searchLink } from './frame.ts';

/** The search, opened from the header by keyboard. */
export const openSearch = async (page: Page) => {
  await searchLink(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('searchLabel') });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  return { dialog, field, results: dialog.locator('ol a'), status: dialog.getByRole('status') };
};
