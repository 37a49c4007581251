// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { emptyValues } from '../../../enquiries/contract/fields.ts';
import { referenceOf } from '../../../enquiries/contract/reference.ts';
import {
  answers,
  enquiryId,
  field,
  fillIn,
  form,
  formProps,
  ok,
  PLAIN_TITLE,
  preparePage,
  press,
  sendButton,
  show,
  wait,
} from '../../../tests/support/components/enquiry-form.tsx';
import { goodValues } from '../../../tests/support/enquiries/examples.ts';
import { FORM_WORDS } from '../../../tests/support/specified-words.ts';
import { readFormSettings } from '../../settings.ts';
import { valuesIn } from './form-values.ts';

preparePage();
const required = ['firstName', 'lastName', 'company', 'businessEmail', 'country'] as const;
const summary = () => screen.getByText(words.problem.heading).parentElement ?? document.body;
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.textContent);

it('suggests names of countries as soon as they have come', async () => {
  const { countries, ...early } = formProps;
  answers.mockResolvedValueOnce(Response.json(countries));
  show(early);
  const suggested = () => [...(field('country').list?.options ?? [])].map(({ label }) => label);
  expect(suggested()).toEqual([]);
  await wait(0);
  expect(suggested()).toEqual(countries);
});

describe('when something is missing', () => {
  it('lists it above the fields and moves the focus there', async () => {
    show();
    await press();
    expect(summary()).toHaveFocus();
    expect(linksIn(summary())).toEqual([
      ...required.map((name) => words.fields[name].missing),
      FORM_WORDS.consentMissing,
    ]);
    expect(document.title).toBe(`Error: ${PLAIN_TITLE}`);
    expect(answers).not.toHaveBeenCalled();
  });

  it('says the same next to each field', async () => {
    show();
    fillIn({ company: '', businessEmail: 'asha.menon' });
    await press();
    expect(field('company')).toBeInvalid();
    expect(field('company')).toHaveAccessibleDescription(words.fields.company.missing);
    expect(field('businessEmail')).toHaveAccessibleDescription(words.fields.businessEmail.wrong);
    expect(field('firstName')).toHaveAccessibleDescription('');
    expect(field('firstName')).toBeValid();
  });

  it('drops an error when its field has become valid, not while it is typed', async () => {
    show();
    fillIn({ company: '', consent: false });
    await press();
    fireEvent.input(field('company'), { target: { value: 'Nilgiri Foods' } });
    expect(field('company')).toBeInvalid();
    fireEvent.blur(field('company'));
    expect(field('company')).toBeValid();
    expect(linksIn(summary())).toEqual([words.consent.missing]);
    fireEvent.click(field(/privacy policy/));
    fireEvent.blur(field(/privacy policy/));
    expect(summary()).not.toBeVisible();
    expect(document.title).toBe(PLAIN_TITLE);
  });

  it('keeps the focus in the field while the button is pressed, so that it does not move away', () => {
    show();
    expect(fireEvent.mouseDown(sendButton()), 'the default is prevented').toBe(false);
  });
});

describe('while it is sent', () => {
  it('says so, and a second press sends nothing', async () => {
    answers.mockReturnValue(new Promise(() => {}));
    show();
    fillIn();
    await press();
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    fireEvent.submit(form());
    await wait(0);
    expect(answers).toHaveBeenCalledOnce();
  });
});

describe('when it could not be sent', () => {
  const alert = () => screen.getAllByRole('alert').at(-1);

  it('shows the failure for five seconds and the calm line until it is sent', async () => {
    answers.mockImplementation(async () => new Response('', { status: 503 }));
    show();
    fillIn();
    await press();
    expect(alert()).toHaveTextContent('Something went wrong, please try again later');
    const calm = screen.getByRole('status');
    expect(calm).toHaveTextContent('Not sent yet – your details are still here');
    await wait(4999);
    expect(alert()).not.toBeEmptyDOMElement();
    await wait(1);
    expect(alert()).toBeEmptyDOMElement();
    expect(calm).toHaveTextContent('Not sent yet – your details are still here');
    expect(within(calm).getByRole('link')).toHaveAttribute('href', 'mailto:hello@dhr.example');
  });

  it('keeps every detail and the number of the enquiry for the next try', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(ok);
    show();
    fillIn();
    const id = enquiryId();
    await press();
    expect(valuesIn(form()).values).toEqual(goodValues);
    await press();
    expect(answers.mock.calls.map(([, { body }]) => body.get('enquiry_id'))).toEqual([id, id]);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  });

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

describe('when it was sent', () => {
  it('thanks with a reference and a copy, and has an empty form with another number behind', async () => {
    answers.mockImplementation(ok);
    show();
    fillIn();
    const id = String(enquiryId());
    await press();
    const dialog = screen.getByRole('dialog', { name: words.success.heading });
    const { company, businessEmail, message } = goodValues;
    for (const text of [referenceOf(id), ...words.success.next, company, businessEmail, message.replace(/\s+/g, ' ')])
      expect(dialog).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: words.success.print })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(valuesIn(form()).values).toEqual(emptyValues);
    expect(enquiryId()).not.toBe(id);
    expect(enquiryId()).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('lets a third-party service know whose enquiry it is, without a script too', () => {
  const settings = readFormSettings({ ENQUIRY_ENDPOINT: 'https://mail.example/', ENQUIRY_SERVICE_ID: 'service' });
  show({ ...formProps, settings });
  expect(form()).toHaveAttribute('action', 'https://mail.example/api/v1.0/email/send-form');
  expect([...new FormData(form()).keys()]).toEqual(expect.arrayContaining(['service_id', 'template_id', 'user_id']));
});
