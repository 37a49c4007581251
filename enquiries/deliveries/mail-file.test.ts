import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { chooseDeliveries, mailFolder } from '../choose-deliveries.ts';
import { readEnquirySettings } from '../settings.ts';
import { removeMailFiles } from './mail-file.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const mail = { SMTP_URL: 'smtp://mail.dhr.example', MAIL_FROM: 'a@dhr.example', MAIL_TO: 'b@dhr.example' };
const relay = { RELAY_SERVICE_ID: 's', RELAY_TEMPLATE_ID: 't', RELAY_PUBLIC_KEY: 'p', RELAY_ACCESS_TOKEN: 'a' };
const webhook = { WEBHOOK_URL: 'https://crm.dhr.example/hook', WEBHOOK_SECRET: secret };

describe('which deliveries are used', () => {
  it.each([
    [{}, ['file']],
    [mail, ['smtp']],
    [{ ...mail, ACKNOWLEDGE: 'yes' }, ['smtp', 'acknowledgement']],
    [{ ...mail, ...relay, ...webhook }, ['smtp', 'relay', 'webhook']],
    [webhook, ['webhook']],
  ])('%j', (environment, names) => {
    expect(chooseDeliveries(readEnquirySettings(environment), Date.now).names).toEqual(names);
  });
});

describe('mails as files', () => {
  it('writes a mail that a mail program can open, and removes it with the enquiry', async () => {
    const settings = readEnquirySettings({ DATA_DIR: folder });
    const file = chooseDeliveries(settings, Date.now).all.find((delivery) => delivery.name === 'file');
    const enquiry = anEnquiry();
    await file?.deliver(enquiry, null, new AbortController().signal);
    expect(readdirSync(mailFolder(settings))).toEqual([`${enquiry.id}.eml`]);
    const parsed = await PostalMime.parse(readFileSync(join(mailFolder(settings), `${enquiry.id}.eml`)));
    expect(parsed.subject).toContain(goodValues.company);
    expect(parsed.text).toContain(goodValues.message.split('\n')[0]);
    await removeMailFiles(mailFolder(settings), [enquiry.id, 'never-there']);
    expect(readdirSync(mailFolder(settings))).toEqual([]);
  });

  it('fails when the file cannot be written, instead of pretending', async () => {
    writeFileSync(join(folder, 'mail'), 'a file where the folder should be');
    const { all } = chooseDeliveries(readEnquirySettings({ DATA_DIR: folder }), Date.now);
    const attempt = all[0]!.deliver(anEnquiry(), null, new AbortController().signal);
    await expect(attempt).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
