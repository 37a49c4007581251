import { overflow } from '../support/browser/layout.ts';
import { inbox, withoutMailProgram } from '../support/desk/inbox.ts';
import { addDevice, openFirst, words } from '../support/desk/people.ts';
import { expect, test } from '../support/desk/test.ts';
import { visitor } from '../support/desk/visitors.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a day at the desk, on a phone by thumb @full', async ({ page, desk }) => {
  const { rows, row, enquiry, heading, announced, note, addNote, answer } = inbox(page);
  for (let number = 1; number <= 12; number += 1) await desk.send(visitor(number));
  await addDevice(page);
  await withoutMailProgram(page);
  await openFirst(page, desk, 'Priya Menon');

  await test.step('the list, then the enquiry, then the list where it was', async () => {
    await expect(rows).toHaveCount(12);
    expect(await overflow(page)).toBe('fits');
    await rows.last().scrollIntoViewIfNeeded();
    await row(/number 12\./).tap();
    await expect(heading).toBeVisible();
    await expect(rows.first()).toBeHidden();
    expect(await overflow(page)).toBe('fits');
    await enquiry.getByRole('link', { name: words.bar.inbox }).tap();
    await expect(rows.last()).toBeInViewport();
  });

  await test.step('an answer and a note', async () => {
    await row(/number 2\./).tap();
    await answer.tap();
    await enquiry.getByRole('button', { name: words.reply.sentYes }).tap();
    await expect(announced(words.done['mark-answered'])).toBeVisible();
    await note.fill('Rings back on Thursday.');
    await addNote.tap();
    await expect(enquiry.getByText('Rings back on Thursday.')).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(11);
  });

  await test.step('search, and the other pages', async () => {
    await page.getByLabel(words.bar.searchLabel).fill('Muscat');
    await expect(row('Muscat Dairy').first()).toBeVisible();
    await page.getByRole('navigation', { name: words.bar.nav }).getByRole('link', { name: words.bar.people }).tap();
    await expect(page.getByRole('heading', { level: 1, name: words.bar.people })).toBeVisible();
    expect(await overflow(page)).toBe('fits');
  });
});
