import { serviceLabels } from '../contract/services.ts';
import type { Delivery } from './delivery.ts';
import { postJson } from './post-json.ts';
import { signWebhook } from './standard-webhooks.ts';

/** Posts JSON to a system of ours. The id is the same for all attempts, so that the receiver can drop repeats. */
export function webhookDelivery(url: string, secret: string, now: () => number): Delivery {
  return {
    name: 'webhook',
    async deliver(enquiry, _progress, signal) {
      const { consent: _consent, ...values } = enquiry.values;
      const body = JSON.stringify({
        type: 'enquiry.received',
        timestamp: new Date(enquiry.receivedAt).toISOString(),
        data: {
          id: enquiry.id,
          ...values,
          serviceLabels: serviceLabels(values.services),
          consentVersion: enquiry.consentVersion,
        },
      });
      await postJson(url, body, signWebhook(secret, enquiry.id, now(), body), signal);
    },
  };
}
