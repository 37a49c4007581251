// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import {
  answers,
  fillIn,
  firstSent,
  form,
  formProps,
  ok,
  preparePage,
  press,
  show,
  wait,
} from '../../../tests/support/components/enquiry-form.tsx';
import { readFormSettings } from '../../settings.ts';
import { type SendResult, sendEnquiry, sentenceFor } from './send.ts';

preparePage();
const send = (environment: Record<string, string> = {}) => {
  show();
  fillIn();
  return sendEnquiry(form(), readFormSettings(environment));
};
const failure = (status: number | undefined, text: string): SendResult => ({ sent: false, status, text });

it('sends to the third-party service when that is the setting', async () => {
  answers.mockImplementation(ok);
  await send({ ENQUIRY_ENDPOINT: 'https://mail.example/', ENQUIRY_SERVICE_ID: 's', ENQUIRY_PUBLIC_KEY: 'k' });
  const { address, body } = firstSent();
  expect(address).toBe('https://mail.example/api/v1.0/email/send-form');
  expect([body.get('service_id'), body.get('user_id')]).toEqual(['s', 'k']);
});

describe('an answer', () => {
  it('comes after 20 seconds at the latest', async () => {
    answers.mockReturnValue(new Promise(() => {}));
    const result = send();
    const soon = vi.fn();
    void result.then(soon);
    await wait(19_999);
    expect(soon).not.toHaveBeenCalled();
    await wait(1);
    expect(await result).toEqual(failure(0, ''));
  });

  it('is no success when a proxy answers with its own page', async () => {
    answers.mockImplementation(async () => new Response('<h1>Welcome to the hotel</h1>'));
    expect(await send()).toMatchObject({ sent: false, status: 200 });
  });

  it('has no status when the settings are wrong', async () => {
    show();
    const result = await sendEnquiry(form(), { ...formProps.settings, publicKey: '' });
    expect(result).toMatchObject({ sent: false, status: undefined });
  });
});

describe('what the owner can switch on', () => {
  const refused = async (environment: Record<string, string>) => {
    show({ ...formProps, settings: readFormSettings(environment) });
    fillIn();
    await press();
    return screen.getByRole('status');
  };

  it('refuses automated browsers', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    expect(await refused({ ENQUIRY_BLOCK_HEADLESS: 'true' })).toHaveTextContent(words.answers[451]);
    expect(answers).not.toHaveBeenCalled();
  });

  it('refuses addresses on the list', async () => {
    expect(await refused({ ENQUIRY_BLOCK_LIST: 'asha.menon@nilgiri.example' })).toHaveTextContent(
      words.failure.blocked,
    );
    expect(answers).not.toHaveBeenCalled();
  });

  it('limits how often one browser sends', async () => {
    answers.mockImplementation(ok);
    const settings = readFormSettings({ ENQUIRY_LIMIT_RATE: '60000' });
    show();
    expect(await sendEnquiry(form(), settings)).toEqual({ sent: true });
    const refusal = await sendEnquiry(form(), settings);
    expect(refusal).toMatchObject({ sent: false, status: 429 });
    expect(refusal.sent ? '' : sentenceFor(refusal)).toBe(words.failure.tooSoon);
    await wait(60_000);
    expect(await sendEnquiry(form(), settings)).toEqual({ sent: true });
  });

  it('does not count an attempt that failed', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(ok);
    const settings = readFormSettings({ ENQUIRY_LIMIT_RATE: '60000' });
    show();
    await sendEnquiry(form(), settings);
    expect(await sendEnquiry(form(), settings)).toEqual({ sent: true });
  });

  it('is off by default', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    answers.mockImplementation(ok);
    show();
    for (const _ of [1, 2]) expect(await sendEnquiry(form(), formProps.settings)).toEqual({ sent: true });
  });
});
