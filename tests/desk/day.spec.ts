import { fill } from '../../common/wording.ts';
import { comeBack, inbox, withoutMailProgram } from '../support/desk/inbox.ts';
import { addDevice, addressOf, invite, join, openFirst, words } from '../support/desk/people.ts';
import { expect, test } from '../support/desk/test.ts';
import { spammer, visitor } from '../support/desk/visitors.ts';

const SPAM = 5;
const HONEST = 55;

test('a day at the desk, on a laptop by keyboard', async ({ page, desk, browser, allowComplaint }) => {
  test.slow();
  const { list, rows, row, filter, enquiry, heading, announced, choice, note } = inbox(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await test.step('60 enquiries wait, some of them spam, one of them not delivered', async () => {
    for (let number = 1; number <= HONEST; number += 1) await desk.send(visitor(number));
    for (let number = 1; number <= SPAM; number += 1) await desk.send(spammer(number));
    await desk.giveUp(visitor(3).businessEmail);
  });

  await test.step('Priya opens the desk for the first time', async () => {
    await addDevice(page);
    await withoutMailProgram(page);
    await openFirst(page, desk, 'Priya Menon');
    await expect(rows).toHaveCount(50);
    await expect(filter(words.lists.waiting)).toContainText(String(HONEST));
    await expect(filter(words.lists.quarantine)).toContainText(String(SPAM));
    await expect(filter(words.lists['not-delivered'])).toContainText('1');
    await list.getByRole('button', { name: words.lists.more }).click();
    await expect(rows).toHaveCount(HONEST);
  });

  await test.step('j and k move, Enter opens, Escape comes back', async () => {
    await press('j', 'j', 'k', 'j');
    await expect(rows.nth(1)).toBeFocused();
    await press('Enter');
    await expect(heading).toBeFocused();
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(rows.nth(1).getByText(words.rows.unread)).toHaveCount(0);
    await press('Escape');
    await expect(rows.nth(1)).toBeFocused();
  });

  await test.step('a key on a row acts on that row', async () => {
    await press('j', 'm');
    await expect(announced(fill(words.done.assign, { name: words.actions.you }))).toBeVisible();
    await expect(rows.nth(2)).toContainText(words.rows.mine);
    await press('k', 'Enter');
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(heading).toBeFocused();
  });

  await test.step('e assigns, s sets the status, and both can be taken back', async () => {
    await press('e');
    await expect(choice(words.actions.nobody)).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(announced(fill(words.done.assign, { name: words.actions.you }))).toBeVisible();
    await expect(rows.nth(1)).toContainText(words.rows.mine);
    await press('s', 'End', 'Enter');
    await expect(announced(fill(words.done['set-status'], { status: words.status['not-for-us'] }))).toBeVisible();
    await expect(filter(words.lists.waiting)).toContainText(String(HONEST - 1));
    await page.getByRole('button', { name: words.done.undo }).click();
    await expect(announced(words.done.undone)).toBeVisible();
    await expect(filter(words.lists.waiting)).toContainText(String(HONEST));
  });

  await test.step('n writes a note, which can be corrected and removed', async () => {
    await press('n');
    await expect(note).toBeFocused();
    await page.keyboard.type('Met at the payroll day.');
    await press('Control+Enter');
    const notes = enquiry.getByRole('listitem').filter({ hasText: 'Met' });
    await expect(notes).toContainText('Met at the payroll day.');
    await notes.getByRole('button', { name: words.notes.correct }).click();
    await press('Control+a');
    await page.keyboard.type('Met in Dubai.');
    await press('Control+Enter');
    await expect(notes).toContainText('Met in Dubai.');
    await notes.getByRole('button', { name: words.notes.remove }).click();
    await expect(notes).toHaveCount(0);
    await heading.focus();
  });

  await test.step('a answers in the mail program, which counts when she says so', async () => {
    await press('a');
    await enquiry.getByRole('button', { name: words.reply.sentYes }).click();
    await expect(announced(words.done['mark-answered'])).toBeVisible();
    await expect(filter(words.lists.conversation)).toContainText('1');
    await expect(enquiry.getByText(fill(words.history.events['reply-sent'], { who: 'Priya Menon' }))).toBeVisible();
  });

  await test.step('/ searches, and Back comes back', async () => {
    await press('/');
    await page.keyboard.type('number 42');
    await expect(page).toHaveURL(/\/desk\/all\?q=number/);
    await expect(rows).toHaveCount(1);
    await press('Enter', 'j', 'Enter');
    await expect(enquiry).toContainText('Our file is number 42.');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/desk\/waiting/);
  });

  await test.step('what is held is released, or put aside as spam', async () => {
    await filter(words.lists.quarantine).click();
    await expect(rows).toHaveCount(SPAM);
    await press('j', 'Enter');
    await expect(heading).toBeFocused();
    await press('r');
    await expect(announced(words.done.release)).toBeVisible();
    await expect(rows).toHaveCount(SPAM - 1);
    await press('j', 'Enter');
    await enquiry.getByRole('button', { name: words.actions.spam }).click();
    await expect(announced(words.done['mark-spam'])).toBeVisible();
    await expect(rows).toHaveCount(SPAM - 2);
  });

  await test.step('what was not delivered is tried again', async () => {
    await filter(words.lists['not-delivered']).click();
    await expect(rows).toHaveCount(1);
    await press('j', 'Enter');
    await expect(enquiry.getByText(words.undelivered.safe)).toBeVisible();
    await press('r');
    await expect(announced(words.done.retry)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(list.getByText(words.emptyLists['not-delivered'])).toBeVisible();
  });

  await test.step('a visitor who asked for it is erased, and only after their address was typed', async () => {
    const { businessEmail } = visitor(7);
    // The page may ask for the enquiry again before it hears that it was erased.
    allowComplaint(/40[34] .*\/desk\/api\/enquiries\//);
    await page.goto(`${desk.url}/desk/all?q=${encodeURIComponent(businessEmail)}`);
    await row(/number 7/).click();
    await inbox(page).more.click();
    await choice(words.actions.erase).click();
    const dialog = page.getByRole('dialog');
    const typed = dialog.getByLabel(words.erase.type);
    await typed.fill(businessEmail.slice(0, -1));
    await expect(dialog.getByRole('button', { name: words.erase.button })).toBeDisabled();
    await typed.press('Enter');
    await expect(dialog).toBeVisible();
    await typed.fill(businessEmail);
    desk.forgetPasskeyUse();
    await typed.press('Enter');
    const confirmation = page.getByRole('dialog', { name: words.confirm.heading });
    await confirmation.getByRole('button', { name: words.signIn.press }).click();
    await expect(announced(words.erase.doneOne)).toBeVisible();
    await page.goto(`${desk.url}/desk/all?q=${encodeURIComponent(businessEmail)}`);
    await expect(list.getByText(fill(words.lists.noneFound, { q: businessEmail }))).toBeVisible();
  });

  await test.step('a colleague is invited, comes, and is removed: their session ends at once', async () => {
    const link = await invite(page, desk, 'Arjun Rao');
    const arjun = await join(browser, link);
    await expect(inbox(arjun.page).rows.first()).toBeVisible();
    await comeBack(page);
    await expect(page.getByRole('row', { name: /Arjun Rao/ })).toContainText(addressOf('Arjun Rao'));
    await page.getByRole('button', { name: `${words.people.remove} Arjun Rao` }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.people.remove }).click();
    await expect(announced(fill(words.people.removed, { name: 'Arjun Rao' }))).toBeVisible();
    await comeBack(arjun.page);
    await expect(arjun.page).toHaveURL(/\/desk\/sign-in/);
    await arjun.page.getByRole('button', { name: words.signIn.press }).click();
    await expect(arjun.page.getByRole('alert')).toContainText(words.signIn.refused);
    await arjun.context.close();
  });

  await test.step('the audit trail knows all of it, but not who was erased', async () => {
    await page.goto(`${desk.url}/desk/audit`);
    const trail = page.getByRole('table');
    const { erased, released, invited, removed } = words.audit.events;
    for (const what of [erased, released, invited, removed])
      await expect(trail.getByRole('row').filter({ hasText: what }).first()).toBeVisible();
    await expect(trail).not.toContainText(visitor(7).businessEmail);
  });
});
