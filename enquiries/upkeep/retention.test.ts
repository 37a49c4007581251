import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { arrive, closeAll, steadyClock } from '../../tests/support/enquiries/fakes.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { isSteady, noteTime } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { dismiss } from '../store/decisions.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { acceptAll, claim, recordFailure } from '../store/outbox.ts';
import { listEnquiries } from '../store/read.ts';
import type { Tables } from '../store/tables.ts';
import { expiringIds, purge } from './erase.ts';
import { recordTold } from './overview.ts';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 15);
const longAgo = Date.UTC(2025, 10, 14);
const spam = { score: 10, reasons: [], quarantined: true };
const mails = join(tmpdir(), 'no-mails-here');

async function deliver(database: Database, enquiries: readonly Enquiry[], at: number, delivery = 'smtp') {
  for (const { id } of enquiries) await arrive(database, id, delivery, at);
}
async function left(database: Database) {
  return (await listEnquiries(database.reader, { limit: 999 })).map(({ enquiry }) => enquiry.id).sort();
}
function idsOf(enquiries: readonly Enquiry[]) {
  return enquiries.map(({ id }) => id).sort();
}

withBothStores((store) => {
  it('deletes only what reached someone and is old', async () => {
    const database = await store.open('retention_reached');
    await steadyClock(database, now);
    const old = () => anEnquiry({ receivedAt: longAgo });
    const held = () => anEnquiry({ receivedAt: longAgo, spam });
    const [delivered, dismissed, told] = [old(), old(), held()];
    const [waiting, parked, half, kept, late] = [old(), old(), old(), old(), old()];
    const [unseen, seenLately] = [held(), held()];
    const young = anEnquiry({ receivedAt: now - 300 * day });
    await acceptAll(database, [parked], ['smtp']);
    const [job] = await claim(database, { delivery: 'smtp', owner: 'me', now, leaseMs: 1, most: 9 });
    await recordFailure(database, job!, { owner: 'me', at: now, dueAt: null, error: '550', progress: null });
    await acceptAll(database, [delivered, dismissed, told, waiting, late, unseen, seenLately, young], ['smtp']);
    await acceptAll(database, [half], ['smtp', 'webhook']);
    await acceptAll(database, [kept], ['file']);
    await deliver(database, [delivered, half, young], longAgo);
    await deliver(database, [kept], longAgo, 'file');
    await deliver(database, [late], now - day);
    await database.atomically((writer) => dismiss(writer, dismissed.id, 'meera', longAgo));
    await database.atomically(async (writer) => {
      await recordTold(writer, [told.id], longAgo);
      await recordTold(writer, [seenLately.id], now - day);
    });
    await closeAll(database);

    expect(await purge(database, mails, { months: 12, now })).toEqual({ count: 3, isScrubbed: true });
    expect(await left(database)).toEqual(idsOf([waiting, parked, half, kept, late, unseen, seenLately, young]));
    expect(await purge(database, mails, { months: 12, now, isSure: true })).toEqual({ count: 0, isScrubbed: true });
  });

  it('counts from the last message, and never takes what waits for us, is put off or is won', async () => {
    const database = await store.open('retention_waiting');
    await steadyClock(database, now);
    const old = () => anEnquiry({ receivedAt: longAgo });
    const [over, waiting, later, won, replied, noted] = [old(), old(), old(), old(), old(), old()];
    const all = [over, waiting, later, won, replied, noted];
    await acceptAll(database, all, ['smtp']);
    await deliver(database, all, longAgo);
    await closeAll(database);
    const [by, at] = [{ by_id: null, by_name: 'Asha', text: 'Hello' }, now - day];
    await database.atomically(async (writer) => {
      const change = (id: string, values: Partial<Tables['enquiry']>) =>
        writer.updateTable('enquiry').set(values).where('id', '=', id).execute();
      await change(waiting.id, { status: 'new', waiting_since: longAgo });
      await change(later.id, { remind_at: now + 20 * day });
      await change(won.id, { status: 'won' });
      const message = {
        ...by,
        id: 'm',
        enquiry_id: replied.id,
        at,
        mail_id: 'm',
        direction: 'in',
        is_automatic: 0,
      } as const;
      await writer.insertInto('message').values(message).execute();
      await writer
        .insertInto('note')
        .values({ ...by, id: 'n', enquiry_id: noted.id, at })
        .execute();
    });
    const soon = async (time: number) =>
      (await expiringIds(database.reader, { months: 12, now: time }).execute()).map(({ id }) => id).sort();
    expect(await soon(now - 20 * day)).toEqual([over.id]);
    expect(await soon(now + 340 * day)).toEqual(idsOf([over, replied, noted]));
    expect(await purge(database, mails, { months: 12, now })).toMatchObject({ count: 1 });
    expect(await left(database)).toEqual(idsOf([waiting, later, won, replied, noted]));
  });

  it('stops and asks when it would be more than a fifth of all', async () => {
    const database = await store.open('retention_share');
    await steadyClock(database, now);
    const old = Array.from({ length: 450 }, () => anEnquiry({ receivedAt: longAgo }));
    const young = anEnquiry({ receivedAt: now });
    await acceptAll(database, [...old, young], ['smtp']);
    await deliver(database, old, longAgo);
    await closeAll(database);
    expect(await purge(database, mails, { months: 12, now })).toEqual({
      count: 0,
      isScrubbed: true,
      doubt: { reason: 'share', count: 450 },
    });
    expect(await left(database)).toHaveLength(451);
    expect(await purge(database, mails, { months: 12, now, isSure: true })).toEqual({ count: 450, isScrubbed: true });
    expect(await left(database)).toEqual([young.id]);
  });

  it('deletes nothing while the clock is 400 days ahead, and goes on a week after it is right again', async () => {
    const database = await store.open('retention_ahead');
    await steadyClock(database, now);
    const some = Array.from({ length: 5 }, () => anEnquiry({ receivedAt: now - day }));
    await acceptAll(database, some, ['smtp']);
    await deliver(database, some, now - day);
    await closeAll(database);
    const ahead = now + 400 * day;
    const doubt = { reason: 'clock', count: 5 };
    expect(await purge(database, mails, { months: 12, now: ahead }), 'at the start').toMatchObject({ doubt });
    expect(await noteTime(database, ahead)).toBe('jumped');
    expect(await purge(database, mails, { months: 12, now: ahead }), 'a minute later').toMatchObject({ doubt });
    expect(await noteTime(database, now + day)).toBe('jumped');
    expect(await isSteady(database, now + day)).toBe(false);
    for (let days = 1; days <= 8; days += 0.5) expect(await noteTime(database, now + days * day)).toBe('steady');
    expect(await isSteady(database, now + 8 * day)).toBe(true);
    expect(await left(database)).toHaveLength(5);
  });
});
