import { relay, webhook } from './web.ts';

/** Deliveries other than the mail to staff. A new one is a file and two entries here. */
export const DELIVERY_KINDS = [relay, webhook] as const;
export const deliverySettings = { ...relay.settings, ...webhook.settings };
