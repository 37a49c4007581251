import { relay, webhook } from './web.ts';

/** Deliveries besides the mail to staff. A new one is a file and two words here. */
export const kinds = [relay, webhook] as const;
export const deliverySettings = { ...relay.settings, ...webhook.settings };
