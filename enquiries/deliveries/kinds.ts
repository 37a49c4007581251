import { relay, webhook } from './web.ts';

/** Deliveries besides the mail to staff. A new one is a file and a line here. */
export const kinds = [relay, webhook] as const;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export const deliverySettings: Intersection<(typeof kinds)[number]['settings']> = Object.assign(
  {},
  ...kinds.map(({ settings }) => settings),
);
