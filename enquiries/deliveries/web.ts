import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS } from '../../common/day.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { forEachText, serviceLabels } from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import { type Delivery, deliveryKind, webAddress } from './delivery.ts';
import { consentSentence } from './enquiry-mail.ts';

/** Hanging up before a slow receiver responds means sending the same again. */
const TIMEOUT_MS = MINUTE_MS;

/** Posts, and resolves to the status if it is a 2xx. A redirect is a failure: an enquiry goes only where the settings say. */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok)
    throw Object.assign(new Error(`The receiver responded with status ${status}.`), {
      code: `HTTP_${status}`,
    });
  return `Status ${status}.`;
}

const emptyTexts = forEachText(() => '');

export const relay = deliveryKind({
  settings: {
    RELAY_URL: webAddress
      .default('https://api.emailjs.com/api/v1.0/email/send')
      .describe('Where the third-party e-mail service takes enquiries from a server.'),
    RELAY_SERVICE_ID: z
      .string()
      .optional()
      .describe('Service identifier at the third-party service.'),
    RELAY_TEMPLATE_ID: z
      .string()
      .optional()
      .describe('Template identifier at the third-party service.'),
    RELAY_PUBLIC_KEY: z.string().optional().describe('Public key at the third-party service.'),
    RELAY_ACCESS_TOKEN: z
      .string()
      .optional()
      .describe('Private key that the third-party service asks of servers.'),
  },
  open(settings) {
    if (!settings.RELAY_SERVICE_ID) return undefined;
    const send = (params: Record<string, string>, signal: AbortSignal) => {
      const body = {
        service_id: settings.RELAY_SERVICE_ID,
        template_id: settings.RELAY_TEMPLATE_ID,
        user_id: settings.RELAY_PUBLIC_KEY,
        accessToken: settings.RELAY_ACCESS_TOKEN,
        template_params: params,
      };
      return postJson(settings.RELAY_URL, JSON.stringify(body), {}, signal);
    };
    return {
      name: 'relay',
      // The service takes one request a second; what it turns away is tried again.
      atOnce: 1,
      async deliver(enquiry, _progress, signal) {
        const { consent: _consent, services, ...texts } = enquiry.values;
        const params = {
          ...texts,
          services: serviceLabels(services).join(', '),
          consent: consentSentence(enquiry),
          enquiry_id: enquiry.id,
        };
        return send(params, signal);
      },
      // The service's template is for enquiries: a notice goes where company and message are.
      notify: ({ id, subject, text }, signal) =>
        send(
          {
            ...emptyTexts,
            firstName: mails.mail.sender,
            company: subject,
            message: text,
            enquiry_id: id,
          },
          signal,
        ),
    };
  },
});

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}
function isWebhookSecret(secret: string): boolean {
  return secret.startsWith('whsec_') && keyOf(secret).length >= 24 && keyOf(secret).length <= 64;
}

/** Signature scheme of Standard Webhooks 1.0.0: HMAC-SHA256 over "id.timestamp.body"; the timestamp is the attempt's. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  now: number,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`);
  const signatures = secrets.map((secret) => `v1,${sign(secret).digest('base64')}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** As JSON to a system of ours. The id stays the same over all attempts, so that the receiver can drop a repeated one. */
export function webhookDelivery(
  url: string,
  secrets: readonly string[],
  now: () => number,
): Delivery {
  const send = <Data extends { id: string }>(
    type: string,
    at: number,
    data: Data,
    signal: AbortSignal,
  ) => {
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    return postJson(url, body, signWebhook(secrets, data.id, now(), body), signal);
  };
  return {
    name: 'webhook',
    deliver({ id, receivedAt, values, consentVersion, cameFrom }, _progress, signal) {
      const { consent: _consent, ...texts } = values;
      const labels = { reference: referenceOf(id), serviceLabels: serviceLabels(values.services) };
      return send(
        'enquiry.received',
        receivedAt,
        { id, ...labels, ...texts, consentVersion, cameFrom },
        signal,
      );
    },
    notify: (notice, signal) => send('enquiries.notice', now(), notice, signal),
  };
}

export const webhook = deliveryKind({
  settings: {
    WEBHOOK_URL: webAddress
      .optional()
      .describe('Address that receives each enquiry as JSON, signed.'),
    WEBHOOK_SECRET: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((secrets) => secrets.every(isWebhookSecret), {
        error:
          'must be whsec_ followed by 24 to 64 bytes in base64; two, separated by a space, while one replaces the other',
      })
      .optional()
      .describe(
        'Key of the signature by Standard Webhooks: whsec_ and 24 to 64 random bytes in base64. Two, separated by a space, sign each message twice while the receiver changes from one to the other.',
      ),
  },
  open: ({ WEBHOOK_URL, WEBHOOK_SECRET }, now) =>
    WEBHOOK_URL && WEBHOOK_SECRET ? webhookDelivery(WEBHOOK_URL, WEBHOOK_SECRET, now) : undefined,
});
