import { countByDelivery } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import type { Health } from './health.ts';

type Sample = [labels: Record<string, string>, value: number];

/** The text format of Prometheus 0.0.4. Names and states are ours: none needs escaping. */
function gauge(name: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `enquiries_${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP enquiries_${name} ${help}\n# TYPE enquiries_${name} gauge\n${lines.join('')}`;
}

/** Counts and ages for a monitor, and nothing personal. What cannot be known just now is left out. */
export async function readMetrics(store: Store, health: () => Promise<Health>): Promise<string> {
  const { ok, degraded, deliverySetUp, ...seen } = await health();
  const jobs = await store.use(({ reader }) => countByDelivery(reader)).catch(() => []);
  const known = (value: number | null): Sample[] => (value === null ? [] : [[{}, value]]);
  const age = (seconds: number | null): Sample[] => (seen.pending === null ? [] : [[{}, seconds ?? 0]]);
  return [
    gauge('store_writable', 'Whether enquiries can be stored.', [[{}, Number(ok)]]),
    gauge('degraded', 'Whether somebody should look.', [[{}, Number(degraded)]]),
    gauge('delivery_set_up', 'Whether enquiries are brought to anybody.', [[{}, Number(deliverySetUp)]]),
    gauge('pending', 'Enquiries that wait for a delivery.', known(seen.pending)),
    gauge('parked', 'Enquiries whose delivery waits for staff.', known(seen.parked)),
    gauge('held', 'Enquiries in quarantine that nobody has decided on.', known(seen.quarantined)),
    gauge('kept_as_file', 'Enquiries that only became files.', known(seen.kept)),
    gauge(
      'oldest_undelivered_seconds',
      'Age of the oldest that waits; 0 for none.',
      age(seen.oldestUndeliveredSeconds),
    ),
    gauge('oldest_held_seconds', 'Age of the oldest in quarantine; 0 for none.', age(seen.oldestHeldSeconds)),
    gauge(
      'deliveries',
      'Deliveries by their state.',
      jobs.map(({ delivery, state, number }) => [{ delivery, state }, number]),
    ),
  ].join('');
}
