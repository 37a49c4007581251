import { DAY_MS, HOUR_MS } from '../../common/day.ts';
import { hasCome } from './clock.ts';
import type { Writer } from './database.ts';
import { domainKey, mailboxKey } from './enquiry.ts';

const MAX_PER_DOMAIN = 10;

interface Acknowledgement {
  id: string;
  address: string;
}

/** The job that took the place of a mailbox keeps it through its retries. */
async function takeMailbox(
  writer: Writer,
  { id, address }: Acknowledgement,
  now: number,
): Promise<boolean> {
  const [mailbox, domain] = [mailboxKey(address), domainKey(address)];
  const { others } = await writer
    .selectFrom('acknowledged')
    .select((select) => select.fn.countAll<number>().as('others'))
    .where('domain', '=', domain)
    .where('at', '>', now - HOUR_MS)
    .where('job_id', '!=', id)
    .executeTakeFirstOrThrow();
  if (others >= MAX_PER_DOMAIN) return false;
  const place = { job_id: id, at: now };
  const taken = await writer
    .insertInto('acknowledged')
    .values({ mailbox, domain, ...place })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(place)
        .where((where) =>
          where.or([
            where('acknowledged.job_id', '=', id),
            hasCome('acknowledged.at', now - DAY_MS, DAY_MS),
          ]),
        ),
    )
    .returning('mailbox')
    .execute();
  return taken.length > 0;
}

/**
 * Anyone can enter anyone's address: a mailbox gets one acknowledgement a day and a domain ten an
 * hour. Resolves to the ids of those not sent. Mailboxes are written in order, or two servers could
 * deadlock.
 */
export async function skipRepeated(
  writer: Writer,
  all: readonly Acknowledgement[],
  now: number,
): Promise<Set<string>> {
  const skipped: string[] = [];
  const key = ({ address }: Acknowledgement) => mailboxKey(address);
  for (const one of [...all].sort((one, other) => (key(one) < key(other) ? -1 : 1))) {
    if (!(await takeMailbox(writer, one, now))) skipped.push(one.id);
  }
  const ended = { state: 'skipped', ended_at: now, lease_owner: null, lease_until: null } as const;
  if (skipped.length > 0) {
    await writer
      .updateTable('outbox')
      .set((set) => ({ ...ended, attempts: set('attempts', '-', 1) }))
      .where('id', 'in', skipped)
      .execute();
  }
  return new Set(skipped);
}
