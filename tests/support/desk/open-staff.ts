import { openStaff } from '../../../desk/staff/open-staff.ts';
import type { Actor } from '../../../desk/staff/transaction.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import { acceptAll } from '../../../enquiries/store/outbox.ts';
import { anEnquiry, goodValues } from '../enquiries/examples.ts';
import { TestClock } from '../enquiries/fakes.ts';
import type { TestStore } from '../enquiries/stores.ts';

export const priya: Actor = { id: null, name: 'Priya Menon' };
export const all = { list: 'all', order: 'newest', limit: 9 } as const;
export const held = { score: 12, reasons: ['The hidden field was filled in'], quarantined: true };
export function names(page: { rows: { name: string }[] }) {
  return page.rows.map((row) => row.name);
}
export function from(lastName: string, changes: Partial<ReturnType<typeof anEnquiry>> = {}, values = {}) {
  return anEnquiry({ ...changes, values: { ...goodValues, lastName, ...values } });
}

/** The actions of staff, over a store that delivers to a webhook. */
export async function openTestStaff(store: TestStore, name: string) {
  const database = await store.open(name);
  const clock = new TestClock();
  const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` };
  const settings = readEnquirySettings({ ...store.settings(name), ...webhook });
  const staff = openStaff({ settings, use: (work) => work(database), now: clock.now });
  const receive = async (...enquiries: ReturnType<typeof anEnquiry>[]) => acceptAll(database, enquiries, ['webhook']);
  return { database, clock, staff, receive };
}
