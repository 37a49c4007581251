import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../enquiries/store/database.ts';
import { countByState } from '../enquiries/store/read.ts';
import { type ServerProcess, startServer } from '../tests/support/enquiries/server-process.ts';
import type { Visitors } from '../tests/support/enquiries/visitors.ts';
import { atEnd, waitFor } from './programs.ts';

export async function openServer(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ NODE_ENV: 'production', ...settings });
  atEnd(() => server.child.kill('SIGKILL'));
  return server;
}

/** A web address that remembers which enquiries arrived. */
export async function openArrivals() {
  const ids = new Set<string>();
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { id: string } };
    ids.add(data.id);
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  return { ids, settings: { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret } };
}

/** After some hundred acknowledgements and some ms, so that faults do not keep step with the work. */
export async function untilSomeMoment({ known }: Visitors): Promise<void> {
  const wanted = known.acknowledged.size + 50 + Math.random() * 550;
  await waitFor('acknowledgements', () => known.acknowledged.size >= wanted);
  await pause(Math.random() * 10);
}

export function settled({ known }: Visitors): Promise<void> {
  return waitFor('answers on their way', () => known.inFlight === 0);
}

export interface Found {
  lost: number;
  /** Rows whose enquiry another row holds as well. */
  duplicates: number;
  interruptedStored: number;
  /** Enquiries without a delivery, or marked as delivered although they never arrived. */
  strayed: number;
}

/** Compares what visitors know with what is stored, while no visitor sends. */
export async function compare(
  database: Database,
  { known }: Visitors,
  arrived: ReadonlySet<string>,
): Promise<Found> {
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'message']).execute();
  const stored = new Set(rows.map(({ id }) => id));
  const { lost: withoutDelivery } = await countByState(database.reader);
  const delivered = await database.reader
    .selectFrom('outbox')
    .select('enquiry_id as id')
    .where('state', '=', 'delivered')
    .execute();
  return {
    lost: known.acknowledged.difference(stored).size,
    duplicates: rows.length - new Set(rows.map(({ message }) => message)).size,
    interruptedStored: known.interrupted.intersection(stored).size,
    strayed: withoutDelivery + delivered.filter(({ id }) => !arrived.has(id)).length,
  };
}
