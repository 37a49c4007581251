// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import {
  answers,
  enquiryId,
  field,
  fillIn,
  form,
  formProps,
  preparePage,
  press,
  sendButton,
  show,
  wait,
} from '../../../tests/support/components/enquiry-form.tsx';
import { readFormSettings } from '../../settings.ts';

preparePage();

it('suggests names of countries as soon as they have come', async () => {
  const { countries, ...early } = formProps;
  answers.mockResolvedValueOnce(Response.json(countries));
  show(early);
  const suggested = () => [...(field('country').list?.options ?? [])].map(({ label }) => label);
  expect(suggested()).toEqual([]);
  await wait(0);
  expect(suggested()).toEqual(countries);
});

it('keeps the focus in the field while the button is pressed, so that it does not move away', () => {
  show();
  expect(fireEvent.mouseDown(sendButton()), 'the default is prevented').toBe(false);
});

describe('when it could not be sent', () => {
  it.each([0, 400, 403, 409, 413, 422, 429, 451, 503] as const)('explains status %i', async (status) => {
    if (status === 0) answers.mockRejectedValue(new TypeError('Failed to fetch'));
    else answers.mockImplementation(async () => new Response('refused', { status }));
    show();
    fillIn();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(words.answers[status]);
  });

  it('sends as a new enquiry after the number was refused', async () => {
    answers.mockImplementation(async () => new Response('', { status: 409 }));
    show();
    fillIn();
    const id = enquiryId();
    await press();
    expect(enquiryId()).not.toBe(id);
  });

  it('gives the focus back to the button that lost it', async () => {
    answers.mockImplementation(async () => new Response('', { status: 503 }));
    show();
    fillIn();
    await press();
    expect(sendButton()).toHaveFocus();
  });
});

it('lets a third-party service know whose enquiry it is, without a script too', () => {
  const settings = readFormSettings({ ENQUIRY_ENDPOINT: 'https://mail.example/', ENQUIRY_SERVICE_ID: 'service' });
  show({ ...formProps, settings });
  expect(form()).toHaveAttribute('action', 'https://mail.example/api/v1.0/email/send-form');
  expect([...new FormData(form()).keys()]).toEqual(expect.arrayContaining(['service_id', 'template_id', 'user_id']));
});
