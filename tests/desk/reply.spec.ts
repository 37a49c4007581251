import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { inbox } from '../support/desk/inbox.ts';
import { words } from '../support/desk/people.ts';
import { test as base, expect } from '../support/desk/test.ts';
import { visitor } from '../support/desk/visitors.ts';

/** Mails to visitors that the mail server took. */
const mails: string[] = [];

const test = base.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const mailServer = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, { envelope }, done) =>
          void text(stream).then((mail) => {
            if (envelope.rcptTo[0]?.address.startsWith('visitor')) mails.push(mail);
            done();
          }),
      });
      const listening = mailServer.listen(0, '127.0.0.1');
      await new Promise((resolve) => listening.once('listening', resolve));
      const { port } = listening.address() as AddressInfo;
      const addresses = { MAIL_FROM: 'website@dhr.example', MAIL_TO: 'hello@dhr.example' };
      await use({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...addresses });
      await new Promise<void>((resolve) => mailServer.close(resolve));
    },
    { scope: 'worker' },
  ],
});

/** Ten seconds pass before an answer goes out. */
const soon = { timeout: 25_000 };

test('an answer is drafted, taken back, sent and shown as sent', async ({ priya, desk, allowComplaint }) => {
  test.slow();
  allowComplaint(/401|ERR_/);
  await desk.send(visitor(1));
  const { rows, enquiry, heading, announced } = inbox(priya);
  const box = enquiry.getByLabel(words.reply.text, { exact: true });
  const kept = enquiry.getByRole('status').filter({ hasText: words.reply.kept });
  await rows.first().click();
  await expect(heading).toBeFocused();

  await test.step('what is typed outlives the network, the session and the tab', async () => {
    await priya.keyboard.press('a');
    await expect(box).toBeFocused();
    await priya.keyboard.type('We can start in January.');
    await expect(box).toHaveValue(
      /^Dear Tobias Lindqvist,\n\nWe can start in January\.\n\nKind regards,\nPriya Menon\n/,
    );
    await expect(kept).toBeVisible();
    await priya.context().setOffline(true);
    await priya.keyboard.type(' Or in May.');
    await priya.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await priya.context().clearCookies();
    await priya.context().setOffline(false);
    await expect(priya.getByText(words.signIn.endedWithNote)).toBeVisible();
    await priya.getByRole('button', { name: words.signIn.press }).click();
    await expect(box).toHaveValue(/January\. Or in May\./);
    await expect(kept).toBeVisible();
    await enquiry.getByRole('button', { name: words.reply.close }).click();
    await priya.reload();
    await enquiry.getByRole('button', { name: words.reply.goOn }).click();
    await expect(box).toHaveValue(/January/);
  });

  await test.step('a saved answer goes in where she writes', async () => {
    await enquiry.getByRole('button', { name: words.reply.saved }).click();
    await inbox(priya).choice(words.reply.editSaved).click();
    await priya.getByLabel(words.savedReplies.name, { exact: true }).fill('Thanks');
    await priya.getByLabel(words.savedReplies.text).fill('Thank you, {firstName}.');
    await priya.getByRole('button', { name: words.savedReplies.button }).click();
    await expect(announced(words.savedReplies.kept)).toBeVisible();
    await priya.goBack();
    await enquiry.getByRole('button', { name: words.reply.goOn }).click();
    await box.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(24, 24));
    await enquiry.getByRole('button', { name: words.reply.saved }).click();
    await inbox(priya).choice('Thanks').click();
    await expect(box).toHaveValue(/^Dear Tobias Lindqvist,\n\nThank you, Tobias\.We can start/);
    await expect(box).toBeFocused();
  });

  await test.step('Undo gives it back, and then it goes out once', async () => {
    await priya.keyboard.press('Control+Enter');
    await expect(announced(words.done['send-reply'])).toBeVisible();
    const entry = enquiry.getByRole('listitem').filter({ hasText: 'January' });
    const undo = priya.getByRole('status').getByRole('button', { name: words.done.undo });
    // The last is 1366×768 at 200 %.
    const windows = [
      [1366, 768],
      [1536, 864],
      [1280, 800],
      [683, 384],
    ] as const;
    for (const [width, height] of windows) {
      await priya.setViewportSize({ width, height });
      await undo.click({ trial: true });
      await expect(undo, `${width}`).toBeInViewport({ ratio: 1 });
    }
    await priya.setViewportSize({ width: 1440, height: 900 });
    await undo.click();
    await expect(box).toHaveValue(/January/);
    await priya.route('**/actions', (route) => route.abort(), { times: 1 });
    await priya.keyboard.press('Control+Enter');
    await expect(kept).toBeVisible();
    await expect(enquiry.getByRole('alert')).toContainText(words.faults.unreachable);
    await enquiry.getByRole('button', { name: words.reply.send, exact: true }).click();
    await expect(entry.getByText(words.deliveries.delivered, { exact: true })).toBeVisible(soon);
    await expect(enquiry.getByRole('button', { name: words.status.conversation })).toBeVisible();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('We can start in January.');
    await expect(enquiry.getByText(words.reply.kept)).toHaveCount(0);
  });
});
