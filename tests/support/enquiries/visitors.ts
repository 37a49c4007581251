import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formOf, goodValues } from './examples.ts';
import type { ServerProcess } from './server-process.ts';

/** The form of a visitor who fills in everything, with a message of its own. */
export function enquiryForm(id: string): FormData {
  return formOf({ ...goodValues, message: `About ${id}` }, { enquiry_id: id });
}

/**
 * Visitors who send one enquiry after another to the server that `door` names; nowhere lets them wait. Each repeats the
 * same enquiry, under the same id, until it is acknowledged, as the page does, and a repeat must not become a second row.
 */
export function startVisitors(door: () => ServerProcess | undefined, clients: number) {
  const known = {
    /** Answered with 200: these must never be lost. */
    acknowledged: new Set<string>(),
    /** Sent, and cut off or refused before they were acknowledged: the visitor cannot know whether they are stored. */
    interrupted: new Set<string>(),
    /** Answers that no visitor should get: neither 200 nor 503. */
    otherAnswers: 0,
    inFlight: 0,
  };
  const send = async (server: ServerProcess, id: string): Promise<boolean> => {
    known.inFlight += 1;
    // A connection that breaks is an answer too: the server is gone.
    const answer = await server.post(enquiryForm(id)).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    known.inFlight -= 1;
    const isTaken = answer?.status === 200;
    if (answer && !isTaken && answer.status !== 503) known.otherAnswers += 1;
    known.interrupted.delete(id);
    (isTaken ? known.acknowledged : known.interrupted).add(id);
    return isTaken;
  };
  let isStopping = false;
  const visit = async (): Promise<void> => {
    let id = randomUUID();
    while (!isStopping) {
      const server = door();
      if (server && (await send(server, id))) id = randomUUID();
      else await pause(20);
    }
  };
  const loops = Array.from({ length: clients }, visit);
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(loops);
  };
  return { known, stop };
}
export type Visitors = ReturnType<typeof startVisitors>;
