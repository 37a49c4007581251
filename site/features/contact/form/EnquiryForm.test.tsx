// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clockSpan } from '../../../../common/day.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import {
  answers,
  countries,
  enquiryId,
  field,
  fillIn,
  firstSent,
  form,
  formProps,
  ok,
  preparePage,
  press,
  sendButton,
  show,
  wait,
} from '../../../../tests/support/components/enquiry-form.tsx';
import { readFormSettings } from '../../../content/settings.ts';
import { sendEnquiry } from './send.ts';

preparePage();
function settled(environment: Record<string, string>) {
  return { ...formProps, settings: readFormSettings(environment) };
}
function said() {
  return screen.getByRole('status');
}
/** A visitor fills in everything and presses the button. */
async function sendAll(props = formProps) {
  show(props);
  fillIn();
  await press();
}

it('suggests names of countries as soon as they have come', async () => {
  show();
  const suggested = () => [...(field('country').list?.options ?? [])].map(({ label }) => label);
  expect(suggested()).toEqual([]);
  await wait(0);
  expect(suggested()).toEqual(countries);
});

it('asks for a call by half days in the visitor’s own time, once the office has hours', async () => {
  answers.mockImplementation(ok);
  show();
  expect(screen.queryByText(words.call.summary)).toBeNull();
  cleanup();
  vi.setSystemTime('2026-11-18T06:00:00Z');
  show({ ...formProps, callHours: [{ from: '09:00', to: '13:00' }] });
  fireEvent(screen.getByText(words.call.summary).parentElement!, new Event('toggle'));
  const [first, second, third] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /choice/ });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([first?.options[1]?.label, third?.value]).toEqual([
    clockSpan(Date.parse('2026-11-19T05:00Z'), Date.parse('2026-11-19T09:00Z'), zone),
    '',
  ]);
  for (const select of [first, second]) fireEvent.change(select!, { target: { value: first?.options[2]?.value } });
  fireEvent.change(third!, { target: { value: third?.options[1]?.value } });
  const sent = new FormData(form()).get('callTimes');
  expect(sent).toBe(`2026-11-20T05:00Z/2026-11-20T09:00Z 2026-11-19T05:00Z/2026-11-19T09:00Z ${zone}`);
});

it('keeps the focus in the field while the button is pressed, so that it does not move away', () => {
  show();
  expect(fireEvent.mouseDown(sendButton()), 'the default is prevented').toBe(false);
});

describe('when it could not be sent', () => {
  it.each([0, 400, 403, 409, 413, 422, 429, 451, 503] as const)('explains status %i', async (status) => {
    if (status === 0) answers.mockRejectedValue(new TypeError('Failed to fetch'));
    else answers.mockImplementation(async () => new Response('refused', { status }));
    await sendAll();
    expect(said()).toHaveTextContent(words.responses[status]);
    expect(sendButton(), 'the button that lost the focus').toHaveFocus();
  });

  it('sends as a new enquiry after the number was refused', async () => {
    answers.mockImplementation(async () => new Response('', { status: 409 }));
    show();
    fillIn();
    const id = enquiryId();
    await press();
    expect(enquiryId()).not.toBe(id);
  });

  it('knows after 20 seconds at the latest', async () => {
    answers.mockReturnValue(new Promise(() => {}));
    await sendAll();
    await wait(19_000);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await wait(1000);
    expect(said()).toHaveTextContent(words.responses[0]);
  });

  it('is no success when a proxy answers with its own page', async () => {
    answers.mockImplementation(async () => new Response('<h1>Welcome to the hotel</h1>'));
    await sendAll();
    expect(screen.getByRole('alert')).toHaveTextContent(words.failure.text);
  });
});

describe('what the owner can switch on', () => {
  it('sends to a third-party service, which learns whose enquiry it is without a script too', async () => {
    answers.mockImplementation(ok);
    const service = { ENQUIRY_ENDPOINT: 'https://mail.example/', ENQUIRY_SERVICE_ID: 's', ENQUIRY_PUBLIC_KEY: 'k' };
    await sendAll(settled(service));
    const address = 'https://mail.example/api/v1.0/email/send-form';
    expect(form()).toHaveAttribute('action', address);
    expect([...new FormData(form()).keys()]).toEqual(expect.arrayContaining(['service_id', 'template_id', 'user_id']));
    const { address: sentTo, body } = firstSent();
    expect([sentTo, body.get('service_id'), body.get('user_id')]).toEqual([address, 's', 'k']);
  });

  it.each([
    ['automated browsers', { ENQUIRY_BLOCK_HEADLESS: 'true' }, words.responses[451]],
    ['addresses on the list', { ENQUIRY_BLOCK_LIST: 'asha.menon@nilgiri.example' }, words.failure.blocked],
  ])('refuses %s', async (_, environment, sentence) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    await sendAll(settled(environment));
    expect(said()).toHaveTextContent(sentence);
    expect(answers).not.toHaveBeenCalled();
  });

  it('limits how often one browser sends, and does not count an attempt that failed', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(ok);
    const limited = settled({ ENQUIRY_LIMIT_RATE: '60000' });
    await sendAll(limited);
    expect(await sendEnquiry(form(), limited.settings)).toEqual({ sent: true });
    fillIn();
    await press();
    expect(said()).toHaveTextContent(words.failure.tooSoon);
    await wait(60_000);
    expect(await sendEnquiry(form(), limited.settings)).toEqual({ sent: true });
  });
});
