import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { TestClock } from '../../tests/support/enquiries/fakes.ts';
import { startReceiver, type TestReceiver } from '../../tests/support/enquiries/receiver.ts';
import { serviceLabels } from '../contract/fields.ts';
import { relay, signWebhook, webhookDelivery } from './web.ts';

const key = Buffer.alloc(32, 7);
const clock = new TestClock();
const patient = new AbortController().signal;

let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});

describe('the webhook', () => {
  const newWebhook = () => webhookDelivery(receiver.url, [`whsec_${key.toString('base64')}`], clock.now);

  it('is signed as in the published example of Standard Webhooks', () => {
    const [secret, id] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek'];
    expect(signWebhook([secret], id, 1_614_265_330_000, '{"test": 2432232314}')).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('names the enquiry and is signed over its id, its time and its body', async () => {
    const enquiry = anEnquiry();
    await newWebhook().deliver(enquiry, null, patient);
    const { headers, body } = receiver.requests[0]!;
    const time = String(clock.now() / 1000);
    const signature = createHmac('sha256', key).update(`${enquiry.id}.${time}.${body}`).digest('base64');
    expect(headers).toMatchObject({
      'webhook-id': enquiry.id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,${signature}`,
    });
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.received',
      timestamp: new Date(enquiry.receivedAt).toISOString(),
      data: { id: enquiry.id, company: goodValues.company, serviceLabels: ['SAP HXM Implementation', 'Training'] },
    });
  });

  it.each([301, 404, 500])('is not delivered when the receiver answers %i', async (status) => {
    receiver.status = status;
    await expect(newWebhook().deliver(anEnquiry(), null, patient)).rejects.toThrow(`status ${status}`);
    expect(receiver.requests, 'a redirect is not followed').toHaveLength(1);
  });

  it('is not delivered when nobody answers', async () => {
    receiver.status = null;
    const impatient = new AbortController();
    const attempt = newWebhook().deliver(anEnquiry(), null, impatient.signal);
    impatient.abort();
    await expect(attempt).rejects.toThrow(/abort/i);
  });
});

it('the relay sends what the third-party service asks of a server, one request at a time', async () => {
  const enquiry = anEnquiry();
  const identifiers = { RELAY_SERVICE_ID: 'service', RELAY_TEMPLATE_ID: 'template', RELAY_PUBLIC_KEY: 'public' };
  const settings = { ...identifiers, RELAY_URL: receiver.url, RELAY_ACCESS_TOKEN: 'private' };
  const delivery = relay.open(settings, clock.now)!;
  expect(delivery.atOnce).toBe(1);
  await delivery.deliver(enquiry, null, patient);
  expect(JSON.parse(receiver.requests[0]!.body)).toEqual({
    service_id: 'service',
    template_id: 'template',
    user_id: 'public',
    accessToken: 'private',
    template_params: {
      ...goodValues,
      services: serviceLabels(goodValues.services).join(', '),
      consent: fill(mails.mail.consentText, { version: '2026-11-15' }),
      enquiry_id: enquiry.id,
    },
  });
  receiver.status = 429;
  await expect(delivery.deliver(enquiry, null, patient)).rejects.toThrow('status 429');
});
