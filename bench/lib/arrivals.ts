import { startReceiver } from '../../testing/enquiries/receiver.ts';

export interface Arrivals {
  /** What makes a server deliver to here. */
  settings: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  /** Ids of all enquiries that were delivered so far. */
  ids(): ReadonlySet<string>;
  close(): Promise<void>;
}

/** The other end of the delivery: a web address that remembers whose enquiries came. */
export const openArrivals = async (): Promise<Arrivals> => {
  const receiver = await startReceiver();
  const ids = new Set<string>();
  return {
    settings: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}` },
    ids() {
      for (const { body } of receiver.requests.splice(0))
        ids.add((JSON.parse(body) as { data: { id: string } }).data.id);
      return ids;
    },
    close: receiver.close,
  };
};
