import words from '../../content/enquiry-form.json' with { type: 'json' };
import { forEachText } from '../contract/fields.ts';
import { serviceLabels } from '../contract/services.ts';
import type { Delivery } from './delivery.ts';
import { consentSentence } from './enquiry-mail.ts';
import { postJson } from './post-json.ts';

const emptyTexts = forEachText(() => '');

export interface RelayAccount {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  accessToken: string;
}

/** Through the third-party e-mail service, which takes one request a second from an account. */
export function relayDelivery(account: RelayAccount): Delivery {
  const send = (params: Record<string, string>, signal: AbortSignal) => {
    const body = {
      service_id: account.serviceId,
      template_id: account.templateId,
      user_id: account.publicKey,
      accessToken: account.accessToken,
      template_params: params,
    };
    return postJson(account.url, JSON.stringify(body), {}, signal);
  };
  return {
    name: 'relay',
    // More than a second, because the network may delay the first of two requests and not the second.
    gapMs: 1200,
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
    // The template at the service is made for enquiries: the digest goes where an enquiry has its company and message.
    digest: ({ id, subject, text }, signal) =>
      send({ ...emptyTexts, firstName: words.mail.sender, company: subject, message: text, enquiry_id: id }, signal),
  };
}
