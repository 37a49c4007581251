import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnquirySettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('settings', () => {
  it('deletes when the privacy policy says so', () => {
    const { retentionMonths } = parse(readFileSync('content/claims.yaml', 'utf8'));
    expect(String(readEnquirySettings({}).RETENTION_MONTHS)).toBe(retentionMonths.shown);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.dhr.example' }, ['MAIL_FROM is needed because SMTP_URL is set.', 'MAIL_TO is needed']],
    [{ ACKNOWLEDGE: 'yes' }, ['SMTP_URL is needed because ACKNOWLEDGE is set.']],
    [{ ALERT_MAIL_TO: 'a@dhr.example' }, ['SMTP_URL is needed because ALERT_MAIL_TO is set.']],
    [{ WEBHOOK_URL: 'https://crm.dhr.example' }, ['WEBHOOK_SECRET is needed because WEBHOOK_URL is set.']],
    [{ MAIL_TO: 'a@dhr.example' }, ['SMTP_URL is needed because MAIL_TO is set.']],
    [{ MAIL_FROM: 'a@dhr.example' }, ['SMTP_URL is needed because MAIL_FROM is set.']],
    [{ WEBHOOK_SECRET: secret }, ['WEBHOOK_URL is needed because WEBHOOK_SECRET is set.']],
    [{ WEBHOOK_SECRET: 'guessable' }, ['WEBHOOK_SECRET must be whsec_']],
    [
      { WEBHOOK_URL: 'http://crm.dhr.example/hook', WEBHOOK_SECRET: secret },
      ['WEBHOOK_URL must be an address that begins with https://'],
    ],
    [{ ALERT_WEBHOOK_URL: 'http://localhost.elsewhere.example' }, ['ALERT_WEBHOOK_URL must be an address']],
    [{ IMAP_URL: 'imap://user:pass@mail.dhr.example/INBOX' }, ['IMAP_URL must begin with imaps://; imap is for']],
    [{ IMAP_URL: 'imaps://user:100%@mail.dhr.example' }, ['IMAP_URL must have % in a password', 'SMTP_URL is needed']],
    [{ RELAY_PUBLIC_KEY: 'key' }, ['RELAY_SERVICE_ID is needed because RELAY_PUBLIC_KEY is set.']],
    [{ DATABASE_URL: 'mysql://host/db' }, ['DATABASE_URL must begin with postgres://']],
    [{ SMTP_URL: 'smtp://user:a#b@mail.dhr.example' }, ['have / # ? in a password written as %2F %23 %3F.']],
    [{ MAIL_TO: 'one@dhr.example; two@dhr.example' }, ['MAIL_TO must be e-mail addresses separated by commas.']],
    [{ RETENTION_MONTHS: 'soon' }, ['RETENTION_MONTHS must be a whole number of at least 1.']],
    [{ ALERT_AFTER_MINUTES: '0' }, ['ALERT_AFTER_MINUTES must be a whole number of at least 1.']],
    [{ RATE_LIMIT_ENQUIRIES: '2.5' }, ['RATE_LIMIT_ENQUIRIES must be a whole number of at least 0.']],
    [{ ACKNOWLEDGE: 'perhaps' }, ['ACKNOWLEDGE must be true or false.']],
  ])('refuses %j and says which variable is at fault', (environment, sentences) => {
    for (const sentence of sentences) expect(() => readEnquirySettings(environment)).toThrow(sentence);
  });
});
