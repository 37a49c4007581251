import { fill } from '../../common/wording.ts';
import { comeBack, inbox } from '../support/desk/inbox.ts';
import { addressOf, invite, join, words } from '../support/desk/people.ts';
import { expect, test } from '../support/desk/test.ts';
import { visitor } from '../support/desk/visitors.ts';

test('of two people at once the second sees what the first did, and nothing is overwritten in silence', async ({
  priya,
  desk,
  browser,
  allowComplaint,
}) => {
  allowComplaint(/409|ERR_FAILED/);
  await desk.send(visitor(1));
  const { context, page: arjun } = await join(browser, await invite(priya, desk, 'Arjun Rao'));
  const hers = inbox(priya);
  const his = inbox(arjun);
  await priya.goto(`${desk.url}/desk/waiting`);
  await hers.rows.first().click();
  await arjun.reload();
  await his.rows.first().click();

  await test.step('while both look at it', async () => {
    await expect(his.enquiry.getByText(fill(words.enquiry.alsoOpen, { who: 'Priya Menon' }))).toBeVisible();
    await his.enquiry.getByRole('button', { name: new RegExp(words.actions.assignedTo) }).click();
    await his.choice(fill(words.actions.me, { name: 'Arjun Rao' })).click();
    await expect(his.announced(fill(words.done.assign, { name: words.actions.you }))).toBeVisible();
    await comeBack(priya);
    await expect(hers.enquiry.getByRole('alert')).toContainText(fill(words.history.tookOn, { who: 'Arjun Rao' }));
    await expect(hers.row('Assigned to Arjun Rao')).toBeVisible();
    await hers.enquiry.getByRole('button', { name: words.conflict.understood }).click();
    await expect(hers.enquiry.getByRole('alert')).toHaveCount(0);
  });

  await test.step('at the very same moment', async () => {
    // Her window hears nothing while he is faster.
    await priya.route('**/desk/api/enquiries/*', (route) => route.abort());
    await his.enquiry.getByRole('button', { name: new RegExp(`^${words.actions.status}`) }).click();
    await his.choice(words.status.won).click();
    await expect(his.announced(fill(words.done['set-status'], { status: words.status.won }))).toBeVisible();
    await hers.enquiry.getByRole('button', { name: new RegExp(`^${words.actions.status}`) }).click();
    await hers.choice(words.status.closed).click();
    const alert = hers.enquiry.getByRole('alert');
    await expect(alert).toContainText(words.conflict.notDone);
    await expect(alert).toContainText(
      fill(words.history.events.status, { who: 'Arjun Rao', status: words.status.won }),
    );
    await expect(
      hers.enquiry.getByRole('button', { name: `${words.actions.status} ${words.status.won}` }),
    ).toBeVisible();
    await expect(
      his.enquiry.getByRole('button', { name: `${words.actions.status} ${words.status.won}` }),
    ).toBeVisible();
  });
  await context.close();
});

test('new enquiries are announced and never move the list', async ({ priya, desk }) => {
  const { rows, list } = inbox(priya);
  await expect(list.getByText(words.emptyLists.waiting)).toBeVisible();
  await desk.send(visitor(1));
  // Into an empty list they come by themselves.
  await expect(rows).toHaveCount(1);
  await desk.send(visitor(2));
  await desk.send(visitor(3));
  // A request that is still under way when she comes back does not know the last of them yet.
  await expect(async () => {
    await comeBack(priya);
    await expect(list.getByRole('status')).toContainText(fill(words.lists.arrived, { n: 2 }), { timeout: 1000 });
  }).toPass();
  await expect(rows).toHaveCount(1);
  await list.getByRole('button', { name: words.lists.show, exact: true }).click();
  await expect(rows).toHaveCount(3);
});

test('invitations that ended are sent again or withdrawn, and only administrators make them @full', async ({
  priya,
  desk,
  browser,
  allowComplaint,
}) => {
  allowComplaint(/40[14]/);
  await desk.send(visitor(1));
  const ended = await invite(priya, desk, 'Arjun Rao');
  desk.endInvitations();
  const late = await browser.newPage();
  await late.goto(ended);
  await expect(late.getByRole('alert')).toContainText(words.signIn['link-ended']);
  await late.close();
  await priya.reload();
  await priya.getByRole('button', { name: `${words.people.again} Arjun Rao` }).click();
  await expect(priya.getByText(fill(words.people.notMailed, { name: 'Arjun Rao' }))).toBeVisible();
  await priya.getByRole('button', { name: `${words.people.withdraw} Arjun Rao` }).click();
  await expect(inbox(priya).announced(words.people.withdrawn)).toBeVisible();

  const { context, page: arjun } = await join(browser, await invite(priya, desk, 'Arjun Rao'));
  await arjun.goto(`${desk.url}/desk/people`);
  await expect(arjun.getByRole('row', { name: /Priya Menon/ })).toContainText(addressOf('Priya Menon'));
  await expect(arjun.getByText(words.people.administratorsOnly)).toBeVisible();
  await expect(arjun.getByRole('button', { name: words.people.inviteButton })).toHaveCount(0);
  await arjun.goto(`${desk.url}/desk/waiting`);
  await inbox(arjun).rows.first().click();
  await inbox(arjun).more.click();
  await expect(inbox(arjun).choice(words.actions.unread)).toBeVisible();
  await expect(inbox(arjun).choice(words.actions.erase)).toHaveCount(0);

  await priya.reload();
  const row = priya.getByRole('row', { name: /Arjun Rao/ });
  await row.getByRole('button', { name: words.people.makes.administrator }).click();
  await expect(row).toContainText(words.people.administrator);
  await arjun.goto(`${desk.url}/desk/account`);
  await arjun.getByRole('button', { name: words.account.signOutEverywhere }).click();
  await expect(arjun).toHaveURL(/\/desk\/sign-in/);
  await context.close();
});
