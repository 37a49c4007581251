import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBatches } from '../../common/batches.ts';
import { dropAcknowledged, hashOfId, RECIPE, readAcknowledged } from '../store/acknowledgements.ts';
import type { Database } from '../store/database.ts';
import { bodyHash, fromRow } from '../store/enquiry.ts';
import type { Tables } from '../store/tables.ts';

export interface Difference {
  /** Acknowledged, and neither there nor deleted by us. */
  missing: number;
  /** With other words than were sent. */
  changed: number;
  /** Without a delivery. */
  stranded: number;
}

function isIntact(row: Tables['enquiry']): boolean {
  try {
    return bodyHash(fromRow(row).values, row.consent_version) === row.body_hash;
  } catch {
    return false;
  }
}

/**
 * Compares what was acknowledged with what is stored: a log of the database that was lost or broken
 * takes enquiries along, and a flipped bit changes words. Neither is a fault to the database.
 */
export async function reconcile({ reader }: Database, folder: string): Promise<Difference> {
  const found = { missing: 0, changed: 0, stranded: 0 };
  const entries = readAcknowledged(folder);
  const absent: typeof entries = [];
  for (const batch of inBatches(entries.filter(({ kind }) => kind === 'enquiry'))) {
    const ids = batch.map(({ id }) => id);
    const rows = await reader.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
    const jobs = reader.selectFrom('outbox').select('enquiry_id').where('enquiry_id', 'in', ids);
    const sent = new Set((await jobs.execute()).map(({ enquiry_id }) => enquiry_id));
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const entry of batch) {
      const row = stored.get(entry.id);
      if (!row) absent.push(entry);
      else if (!sent.has(row.id)) found.stranded += 1;
      else if (entry.recipe === RECIPE && !isIntact(row)) found.changed += 1;
    }
    await nextTurn();
  }
  for (const batch of inBatches(entries.filter(({ kind }) => kind === 'reply'))) {
    const ids = batch.map(({ id }) => id);
    const rows = await reader.selectFrom('message').select('id').where('id', 'in', ids).execute();
    const stored = new Set(rows.map(({ id }) => id));
    absent.push(...batch.filter(({ id }) => !stored.has(id)));
  }
  const gone = new Set<string>();
  for (const batch of inBatches(absent)) {
    const ids = new Map(batch.map(({ id }) => [hashOfId(id), id]));
    const rows = reader
      .selectFrom('gone')
      .select('hash')
      .where('hash', 'in', [...ids.keys()]);
    for (const { hash } of await rows.execute()) gone.add(ids.get(hash) ?? '');
  }
  found.missing = absent.length - gone.size;
  dropAcknowledged(folder, gone);
  return found;
}
