import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../testing/examples.ts';
import { freshFrontDoor } from '../testing/fresh-front-door.ts';
import { asNavigation, formOf, openFrontDoor } from '../testing/front-door.ts';

const open = freshFrontDoor();

describe('an enquiry without JavaScript', () => {
  it('leads to the thank-you page', async () => {
    const response = await open.send(formOf(goodValues), asNavigation);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
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
    const shown = JSON.parse(await response.text());
    expect(shown.values).toEqual(values);
    expect(shown.errors).toEqual({ businessEmail: words.fields.businessEmail.wrong });
    expect(shown.again).toMatchObject({
      enquiryId: form.get('enquiry_id'),
      formToken: expect.stringMatching(/^\d+\./),
    });
  });

  it('shows the form again with a new id when the old one was used for another enquiry', async () => {
    const hidden = { enquiry_id: randomUUID() };
    await open.send(formOf(goodValues, hidden));
    const response = await open.send(formOf({ ...goodValues, company: 'Other' }, hidden), asNavigation);
    expect(response.status).toBe(409);
    const { again } = JSON.parse(await response.text());
    expect(again.problem).toBe(words.answers['409']);
    expect(again.enquiryId).not.toBe(hidden.enquiry_id);
  });

  it('answers with a plain page in words when nobody renders the form', async () => {
    const plain = await openFrontDoor({ DATA_DIR: open.folder });
    const response = await plain.post(formOf({ ...goodValues, country: '' }), asNavigation);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<h1>Your enquiry was not sent</h1>');
    expect(page).toContain('Enter your country');
    await plain.enquiries.stop();
  });
});
