import { serviceLabels } from '../contract/services.ts';
import type { Delivery } from './delivery.ts';
import { consentSentence } from './enquiry-mail.ts';
import { postJson } from './post-json.ts';

export interface RelayAccount {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  accessToken: string;
}

/** Through the third-party e-mail service, which takes one request a second from an account. */
export function relayDelivery(account: RelayAccount): Delivery {
  return {
    name: 'relay',
    // More than a second, because the network may delay the first of two requests and not the second.
    gapMs: 1200,
    async deliver(enquiry, _progress, signal) {
      const { consent: _consent, services, ...texts } = enquiry.values;
      const body = {
        service_id: account.serviceId,
        template_id: account.templateId,
        user_id: account.publicKey,
        accessToken: account.accessToken,
        template_params: {
          ...texts,
          services: serviceLabels(services).join(', '),
          consent: consentSentence(enquiry),
          enquiry_id: enquiry.id,
        },
      };
      await postJson(account.url, JSON.stringify(body), {}, signal);
    },
  };
}
