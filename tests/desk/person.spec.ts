import { fill } from '../../common/wording.ts';
import enquiryForm from '../../content/enquiry-form.json' with { type: 'json' };
import { overflow } from '../support/browser/layout.ts';
import { inbox } from '../support/desk/inbox.ts';
import { words } from '../support/desk/people.ts';
import { expect, test } from '../support/desk/test.ts';
import { visitor } from '../support/desk/visitors.ts';

const { together, conversation: form, lists } = words;

test('one person is one thread, applicants are apart, and a conversation is noted', async ({
  desk,
  priya,
  allowComplaint,
}) => {
  const { rows, filter, enquiry, heading, announced, choice } = inbox(priya);
  const person = visitor(1);

  await test.step('three enquiries of one address are assigned and closed by one press, and opened again', async () => {
    for (const message of ['The first one.', 'The second one.', 'The third one.']) {
      await desk.send({ ...person, message });
    }
    await desk.send({ ...visitor(2), company: enquiryForm.application.company });
    await priya.goto(`${desk.url}/desk/waiting`);
    await expect(rows).toHaveCount(3);
    await rows.first().click();
    const others = enquiry.getByRole('region', { name: together.heading });
    await expect(others.getByRole('link')).toHaveCount(2);
    await others.getByRole('button', { name: fill(together.assign, { n: 3 }) }).click();
    await choice(fill(words.actions.me, { name: 'Priya Menon' })).click();
    await expect(filter(lists.mine)).toContainText('3');
    await others.getByRole('button', { name: fill(together.close, { n: 3 }) }).click();
    await expect(filter(lists.waiting)).toContainText('0');
    await expect(others.getByText(words.status.closed)).toHaveCount(2);
    await priya.getByRole('button', { name: words.done.undo }).click();
    await expect(announced(words.done.undone)).toBeVisible();
    await expect(filter(lists.waiting)).toContainText('3');
  });

  await test.step('an applicant is in a list of their own', async () => {
    await filter(lists.applications).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(words.enquiry.applicant);
    await rows.click();
    await expect(enquiry.getByRole('link', { name: words.actions.replyElsewhere })).toBeVisible();
    const name = `${visitor(2).firstName} ${visitor(2).lastName}`;
    await expect(priya.getByRole('article', { name: fill(words.enquiry.applicationOf, { name }) })).toBeVisible();
  });

  await test.step('a call is noted with a telephone number, to which no answer can be sent', async () => {
    await filter(lists.waiting).click();
    await priya.getByRole('link', { name: form.heading }).click();
    await priya.getByLabel(form.firstName).fill('Khalid');
    await priya.getByLabel(form.lastName).fill('Mansouri');
    await priya.getByLabel(form.contact).fill('call him');
    await priya.getByLabel(form.how.call).check();
    await priya.getByLabel(form.summary).fill('Wants a quote for Qatar.');
    allowComplaint(/400 \(Bad Request\)/);
    const note = priya.getByRole('button', { name: form.button });
    await note.click();
    await expect(priya.getByLabel(form.consent)).toBeFocused();
    await priya.getByLabel(form.consent).check();
    await note.click();
    await expect(priya.getByText(form.wrong)).toBeVisible();
    await priya.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(priya)).toBe('fits');
    await priya.getByLabel(form.contact).fill('+971 50 123 4567');
    await note.click();
    await expect(heading).toHaveText('Khalid Mansouri');
    await expect(enquiry.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute('href', 'tel:+971501234567');
    await expect(enquiry.getByRole('link', { name: words.actions.replyElsewhere })).toHaveCount(0);
  });
});
