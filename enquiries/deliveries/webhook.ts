import { referenceOf } from '../contract/reference.ts';
import { serviceLabels } from '../contract/services.ts';
import type { Delivery } from './delivery.ts';
import { postJson } from './post-json.ts';
import { signWebhook } from './standard-webhooks.ts';

/** As JSON to a system of ours. The id stays the same over all attempts, so that the receiver can drop a repeated one. */
export function webhookDelivery(url: string, secrets: readonly string[], now: () => number): Delivery {
  return {
    name: 'webhook',
    async deliver(enquiry, _progress, signal) {
      const { consent: _consent, ...values } = enquiry.values;
      const body = JSON.stringify({
        type: 'enquiry.received',
        timestamp: new Date(enquiry.receivedAt).toISOString(),
        data: {
          id: enquiry.id,
          reference: referenceOf(enquiry.id),
          ...values,
          serviceLabels: serviceLabels(values.services),
          consentVersion: enquiry.consentVersion,
          cameFrom: enquiry.cameFrom,
        },
      });
      return postJson(url, body, signWebhook(secrets, enquiry.id, now(), body), signal);
    },
    digest({ id, at, items }, signal) {
      const body = JSON.stringify({
        type: 'enquiries.held',
        timestamp: new Date(at).toISOString(),
        data: { id, enquiries: items },
      });
      return postJson(url, body, signWebhook(secrets, id, now(), body), signal);
    },
  };
}
