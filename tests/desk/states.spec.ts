import { fill } from '../../common/wording.ts';
import { comeBack, inbox } from '../support/desk/inbox.ts';
import { words } from '../support/desk/people.ts';
import { expect, test } from '../support/desk/test.ts';
import { visitor } from '../support/desk/visitors.ts';

test('an empty inbox, and addresses that lead nowhere', async ({ priya, desk, allowComplaint }) => {
  allowComplaint(/404/);
  await expect(priya.getByRole('heading', { name: words.empty.nobodyWaits })).toBeVisible();
  await expect(inbox(priya).list.getByText(words.emptyLists.waiting)).toBeVisible();
  await priya.goto(`${desk.url}/desk/all/018f2f0e-0000-7000-8000-000000000001`);
  await expect(priya.getByRole('heading', { name: words.enquiry.goneHeading })).toBeVisible();
  await priya.goto(`${desk.url}/desk/nowhere`);
  await expect(priya.getByRole('heading', { name: words.faults.noPage })).toBeVisible();
});

test('what waits is counted in the title, a payroll in trouble first, and put off until a morning', async ({
  priya,
  desk,
}) => {
  await desk.send(visitor(1));
  await desk.send({ ...visitor(2), urgency: 'payroll-today' });
  const { rows, filter, enquiry, announced, choice } = inbox(priya);
  const { lists, turn } = words;
  await priya.reload();
  await expect(priya).toHaveTitle(fill(words.page.titleWaiting, { page: lists.waiting, n: 2 }));
  await expect(rows.first()).toContainText(fill(turn.waits, { time: fill(words.numbers.minute, { n: 1 }) }));
  await expect(rows.first()).toContainText(words.rows.payrollToday);
  await rows.first().click();
  await expect(enquiry.getByRole('heading', { name: words.rows.payrollToday })).toBeVisible();
  await enquiry.getByRole('button', { name: turn.remind }).click();
  await choice(turn.tomorrow.split(',')[0] ?? '').click();
  await expect(announced(words.done.remind.split('{')[0] ?? '')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(priya).toHaveTitle(fill(words.page.titleWaiting, { page: lists.waiting, n: 1 }));
  await filter(lists.later).click();
  await expect(rows).toContainText(turn.putOff.split('{')[0] ?? '');
  await priya.getByRole('button', { name: words.done.undo }).click();
  await expect(announced(words.done.undone)).toBeVisible();
  await filter(lists.nobody).click();
  await expect(rows).toHaveCount(2);
  await priya.goto(`${desk.url}/desk/new`);
  await expect(priya).toHaveURL(`${desk.url}/desk/waiting`);
});

test('a server that goes away, and what it did meanwhile is shown when it is back @full', async ({
  priya,
  desk,
  allowComplaint,
}) => {
  allowComplaint(/ERR_|503/);
  await desk.send(visitor(1));
  const { rows, enquiry, filter, heading } = inbox(priya);
  await expect(rows).toHaveCount(1);
  await priya.route('**/desk/api/enquiries?**', (route) =>
    route.fulfill({ status: 503, json: { kind: 'unavailable', message: 'The store is away.', retryAfter: 1 } }),
  );
  await filter(words.lists.all).click();
  await expect(priya.getByRole('alert')).toContainText(words.faults.unavailable);
  await priya.unroute('**/desk/api/enquiries?**');
  await desk.startAgain();
  await priya.getByRole('button', { name: words.faults.again }).click();
  await rows.first().click();
  await expect(heading).toBeFocused();
  await desk.startAgain();
  await desk.giveUp(visitor(1).businessEmail);
  await comeBack(priya);
  await expect(enquiry.getByText(words.undelivered.safe)).toBeVisible();
});

test('a note that is written offline is sent once when back, or kept when the session has ended', async ({
  priya,
  desk,
  allowComplaint,
}) => {
  allowComplaint(/401|ERR_INTERNET_DISCONNECTED/);
  await desk.send(visitor(1));
  const { rows, enquiry, heading, note, addNote } = inbox(priya);
  const waiting = enquiry.getByText(words.notes.waiting, { exact: true });
  const writeOffline = async (text: string) => {
    await priya.context().setOffline(true);
    await note.fill(text);
    await addNote.click();
    await expect(waiting).toBeVisible();
  };
  await rows.first().click();
  await expect(heading).toBeFocused();
  const where = priya.url();

  await writeOffline('Written in the lift.');
  await expect(priya.getByText(words.offline.line)).toBeVisible();
  await expect(enquiry.getByRole('button', { name: words.actions.reply }).first()).toBeDisabled();
  await priya.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await priya.reload();
  await expect(enquiry.getByText('Written in the lift.')).toHaveCount(1);

  await writeOffline('Written on the roof.');
  await note.fill('Half a thought');
  await priya.context().clearCookies();
  await priya.context().setOffline(false);
  await expect(priya.getByText(words.signIn.endedWithNote)).toBeVisible();
  await priya.getByRole('button', { name: words.signIn.press }).click();
  await expect(priya).toHaveURL(where);
  await expect(note).toHaveValue('Written on the roof.\n\nHalf a thought');
  // A link that a colleague sent leads through the door too.
  await priya.context().clearCookies();
  await priya.goto(where);
  await expect(priya).toHaveURL(/\/desk\/sign-in\?next=/);
  await priya.getByRole('button', { name: words.signIn.press }).click();
  await expect(priya).toHaveURL(where);
});

test('a note leaves the box when it was added, outlives its tab, and goes with signing out @full', async ({
  priya,
  desk,
  allowComplaint,
}) => {
  allowComplaint(/400/);
  await desk.send(visitor(1));
  const { rows, enquiry, heading, note, addNote, announced, choice } = inbox(priya);
  await rows.first().click();
  await expect(heading).toBeFocused();
  const assigned = Promise.withResolvers<void>();
  await priya.route('**/actions', async (route) => {
    if (route.request().postData()?.includes('"note"')) await assigned.promise;
    await route.continue();
  });
  await note.fill('Called back.');
  await addNote.click();
  await heading.focus();
  await priya.keyboard.press('m');
  assigned.resolve();
  await expect(announced(fill(words.done.assign, { name: words.actions.you }))).toBeVisible();
  await priya.reload();
  await expect(enquiry.getByText('Called back.')).toHaveCount(1);
  await expect(note).toHaveValue('');
  await note.fill('x'.repeat(5001));
  await addNote.click();
  await expect(enquiry.getByRole('alert')).toContainText(words.notes.tooLong);
  await expect(note).toHaveValue('x'.repeat(5001));
  await note.fill('Half a thought');
  const another = await priya.context().newPage();
  await another.goto(priya.url());
  await expect(inbox(another).note).toHaveValue('Half a thought');
  await another.close();
  await priya.getByRole('button', { name: /Priya Menon/ }).click();
  await choice(words.bar.signOut).click();
  await expect(priya).toHaveURL(`${desk.url}/desk/sign-in`);
  await priya.goBack();
  await expect(priya).toHaveURL(/\/desk\/sign-in/);
  expect(await priya.evaluate(() => localStorage.length)).toBe(0);
});

test('HTML, formulas and very long words in every field are only words @full', async ({ priya, desk }) => {
  const hostile = '<img src=x onerror="document.title=1"><b>=HYPERLINK("http://x.example")';
  await desk.send({
    firstName: hostile.slice(0, 99),
    lastName: 'N'.repeat(90),
    company: hostile,
    jobTitle: hostile.slice(0, 99),
    businessEmail: 'a@x.example',
    country: hostile.slice(0, 99),
    message: `${hostile}\n\n${'W'.repeat(400)}\n\njavascript:alert(1)`,
  });
  await priya.goto(`${desk.url}/desk/all`);
  const { rows, enquiry, heading } = inbox(priya);
  await rows.first().click();
  await expect(heading).toContainText('<img src=x');
  await expect(enquiry.locator('img, b:has-text("HYPERLINK"), a[href^="javascript:"]')).toHaveCount(0);
  await expect(priya).toHaveTitle(fill(words.page.titleOf, { page: words.lists.all }));
  const tooWide = await enquiry.evaluate((pane) => pane.scrollWidth - pane.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});
