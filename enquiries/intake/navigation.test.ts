import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { asNavigation, formOf, freshFrontDoor, openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { referenceOf } from '../contract/reference.ts';
import { countByState } from '../store/read.ts';

const open = freshFrontDoor();

it('is answered with its reference and a copy of what was sent, where there is a page for it', async () => {
  const door = await openFrontDoor({ DATA_DIR: temporaryFolder() }, { thanksPage: (sent) => JSON.stringify(sent) });
  const form = formOf(goodValues);
  const led = await door.post(form, asNavigation);
  expect([led.status, led.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/thank-you\?receipt=/)]);
  const response = await door.request(led.headers.get('location') ?? '', {});
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toContain('text/html');
  const shown = JSON.parse(await response.text());
  expect(shown).toEqual({ reference: referenceOf(String(form.get('enquiry_id'))), values: goodValues });
  const guessed = await door.request(`/thank-you?receipt=${randomUUID()}`, {});
  expect([guessed.status, guessed.headers.get('location')]).toEqual([303, '/thank-you']);
});

it('is known by Accept where a browser sends no Sec-Fetch headers', async () => {
  expect((await open.send(formOf(goodValues), { accept: 'text/html,*/*' })).status).toBe(303);
  const script = { accept: 'text/html,*/*', 'x-requested-with': 'XMLHttpRequest' };
  expect((await open.send(formOf(goodValues), script)).status).toBe(200);
});

it('shows the form again with everything that was typed and what to correct', async () => {
  const values = { ...goodValues, businessEmail: 'not an address', message: '<b>kept</b>' };
  const form = formOf(values);
  const response = await open.send(form, asNavigation);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(JSON.parse(await response.text())).toEqual({
    values,
    errors: { businessEmail: words.fields.businessEmail.wrong },
    enquiryId: form.get('enquiry_id'),
  });
});

it.each([
  [422, 'the form as the visitor opened it', ''],
  [503, 'the form as the visitor opened it', ''],
  [503, 'the form shown again', randomUUID()],
])('is one enquiry although it was answered with %i and %s is sent again', async (status, _what, enquiryId) => {
  const store = await freshSqlite();
  let isAway = status === 503;
  // The worst case: the enquiry is on the disk, and the answer of the store is lost on the way.
  const atomically: typeof store.atomically = async (work) => {
    const result = await store.atomically(work);
    if (isAway) throw new Error('The line was cut.');
    return result;
  };
  const door = await openFrontDoor(
    { DATA_DIR: temporaryFolder() },
    { refusedPage: (refused) => JSON.stringify(refused), openStore: async () => ({ ...store, atomically }) },
  );
  const post = (values: typeof goodValues, id: string) => door.post(formOf(values, { enquiry_id: id }), asNavigation);
  const refused = await post(status === 422 ? { ...goodValues, country: '' } : goodValues, enquiryId);
  expect(refused.status).toBe(status);
  const shown = JSON.parse(await refused.text());
  expect(shown.enquiryId).toBe(enquiryId);
  isAway = false;
  for (const id of [shown.enquiryId, enquiryId]) expect((await post(goodValues, id)).status).toBe(303);
  expect(await countByState(store.reader)).toMatchObject({ pending: 1 });
});

it('shows no more of a field than the field may hold', async () => {
  const values = { ...goodValues, firstName: '&'.repeat(60_000), message: '&'.repeat(60_000) };
  const shown = JSON.parse(await (await open.send(formOf(values), asNavigation)).text());
  expect([shown.values.firstName.length, shown.values.message.length]).toEqual([100, 5000]);
});

it('shows the form again with a new id when the old one was used for another enquiry', async () => {
  const hidden = { enquiry_id: randomUUID() };
  await open.send(formOf(goodValues, hidden));
  const response = await open.send(formOf({ ...goodValues, company: 'Other' }, hidden), asNavigation);
  expect(response.status).toBe(409);
  const shown = JSON.parse(await response.text());
  expect(shown.problem).toBe(words.responses['409']);
  expect(shown.enquiryId).not.toBe(hidden.enquiry_id);
});

it('the same words without an id are one enquiry for a day, across midnight too', async () => {
  const folder = temporaryFolder();
  const door = await openFrontDoor({ DATA_DIR: folder });
  const store = await freshSqlite(folder);
  const send = async (pending: number) => {
    expect((await door.post(formOf(goodValues, { enquiry_id: '' }), asNavigation)).status).toBe(303);
    expect(await countByState(store.reader)).toMatchObject({ pending });
  };
  const dayMinutes = 24 * 60;
  door.clock.pass({ minutes: dayMinutes - ((door.clock.now() / 60_000) % dayMinutes) - 1 });
  await send(1);
  door.clock.pass({ minutes: 2 });
  await send(1);
  door.clock.pass({ minutes: dayMinutes });
  await send(2);
});
