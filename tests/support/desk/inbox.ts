import type { Page } from '@playwright/test';
import { words } from './people.ts';

export function inbox(page: Page) {
  const list = page.getByRole('region', { name: words.lists.enquiries });
  const enquiry = page.getByRole('article');
  return {
    list,
    rows: list.getByRole('link'),
    /** The rows that hold these words, such as a name. */
    row: (text: string | RegExp) => list.getByRole('link').filter({ hasText: text }),
    filter: (name: string) =>
      page.getByRole('navigation', { name: words.lists.filter }).getByRole('link', { name: new RegExp(`^${name}`) }),
    enquiry,
    heading: enquiry.getByRole('heading', { level: 2 }),
    answer: enquiry.getByRole('link', { name: words.actions.reply }).filter({ visible: true }),
    more: enquiry.getByRole('button', { name: words.actions.more }).filter({ visible: true }),
    /** What was just done. */
    announced: (text: string) => page.getByRole('status').filter({ hasText: text }),
    choice: (name: string) => page.locator('[popover]:popover-open').getByRole('button', { name }),
    note: enquiry.getByLabel(words.notes.add),
    addNote: enquiry.getByRole('button', { name: words.notes.button }),
  };
}

/** Actions of colleagues are shown within 15 seconds, and at once on coming back to the tab. */
export function comeBack(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** The mail program is not part of the test: the press counts, the address stays where it is. */
export function withoutMailProgram(page: Page) {
  return page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
      if (link) event.preventDefault();
    });
  });
}
