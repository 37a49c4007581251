import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { wireNames } from '../enquiries/contract/wire.ts';
import type { Database } from '../enquiries/store/database.ts';
import { countByState } from '../enquiries/store/read.ts';
import { formOf, goodValues } from '../tests/support/enquiries/examples.ts';
import { type ServerProcess, startServer } from '../tests/support/enquiries/server-process.ts';
import { atEnd, waitFor } from './programs.ts';

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** What the page sends for a visitor who fills in everything, with a message of its own. */
const enquiryForm = (id: string): FormData =>
  formOf({ ...goodValues, message: `About ${id}` }, { [wireNames.enquiryId]: id });

/** The enquiries on a port of their own; they do not outlive the benchmark. */
export const openServer = async (settings: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServer({ NODE_ENV: 'production', ...settings });
  atEnd(() => server.child.kill('SIGKILL'));
  return server;
};

/** The receiver: a web address that remembers which enquiries arrived. */
export const openArrivals = async () => {
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
};

/**
 * Visitors who send one enquiry after another. Each repeats the same enquiry, under the same id, until it is
 * acknowledged, as the page does, and a repeat must not become a second row.
 */
export class Visitors {
  /** Answered with 200: these must never be lost. */
  readonly acknowledged = new Set<string>();
  /** Sent, and cut off or refused before they were acknowledged: the visitor cannot know whether they are stored. */
  readonly interrupted = new Set<string>();
  /** Answers that no visitor should get: neither 200 nor 503. */
  otherAnswers = 0;
  #inFlight = 0;
  #isStopping = false;
  readonly #loops: Promise<void>[];
  readonly #door: () => ServerProcess | undefined;

  /** `door` says where to send next; nowhere lets them wait. */
  constructor(door: () => ServerProcess | undefined, clients: number) {
    this.#door = door;
    this.#loops = Array.from({ length: clients }, () => this.#visit());
  }

  async #visit(): Promise<void> {
    let id = randomUUID();
    while (!this.#isStopping) {
      const server = this.#door();
      if (server && (await this.#send(server, id))) id = randomUUID();
      else await pause(20);
    }
  }

  async #send(server: ServerProcess, id: string): Promise<boolean> {
    this.#inFlight += 1;
    try {
      const answer = await server.post(enquiryForm(id));
      await answer.arrayBuffer();
      if (answer.status === 200) {
        this.acknowledged.add(id);
        this.interrupted.delete(id);
        return true;
      }
      if (answer.status !== 503) this.otherAnswers += 1;
    } catch {
      // The connection broke: the server is gone.
    } finally {
      this.#inFlight -= 1;
    }
    this.interrupted.add(id);
    return false;
  }

  /** A few hundred acknowledgements and some milliseconds later: faults must not fall into step with the work. */
  async untilSomeMoment(): Promise<void> {
    const wanted = this.acknowledged.size + between(50, 600);
    await waitFor('acknowledgements', () => this.acknowledged.size >= wanted);
    await pause(between(0, 10));
  }

  settled(): Promise<void> {
    return waitFor('answers on their way', () => this.#inFlight === 0);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#loops);
  }
}

export interface Found {
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows whose enquiry another row holds as well. */
  duplicates: number;
  interruptedStored: number;
  /** Enquiries without a delivery, or marked as delivered although they never arrived. */
  strayed: number;
}

/** Compares what visitors know with what is stored, while no visitor sends. */
export const compare = async (database: Database, visitors: Visitors, arrived: ReadonlySet<string>): Promise<Found> => {
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'message']).execute();
  const stored = new Set(rows.map(({ id }) => id));
  const { lost: withoutDelivery } = await countByState(database.reader);
  const delivered = await database.reader
    .selectFrom('outbox')
    .select('enquiry_id as id')
    .where('state', '=', 'delivered')
    .execute();
  return {
    lost: visitors.acknowledged.difference(stored).size,
    duplicates: rows.length - new Set(rows.map(({ message }) => message)).size,
    interruptedStored: visitors.interrupted.intersection(stored).size,
    strayed: withoutDelivery + delivered.filter(({ id }) => !arrived.has(id)).length,
  };
};
