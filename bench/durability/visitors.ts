import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { enquiryForm } from '../lib/enquiry-form.ts';
import { waitFor } from '../lib/wait.ts';

/** A server that takes enquiries. */
export interface Door {
  post(form: FormData): Promise<Response>;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** How long a visitor waits before trying again. */
const AGAIN_MS = 20;

/**
 * Visitors who send one enquiry after another. Each goes on with the same enquiry, under the same id, until it is
 * acknowledged, as the page does: so a repeated one must not become a second row.
 */
export class Visitors {
  /** Answered with 200: these must never be lost. */
  readonly acknowledged = new Set<string>();
  /** Sent, and broken off or refused before they were acknowledged: whether they are stored the visitor cannot know. */
  readonly interrupted = new Set<string>();
  /** Answers that no visitor should get: neither 200 nor a refusal for now. */
  otherAnswers = 0;
  #inFlight = 0;
  #isStopping = false;
  #loops: Promise<void>[] = [];
  readonly #door: () => Door | undefined;

  /** `door` says where to send next; nowhere lets them wait. */
  constructor(door: () => Door | undefined, clients: number) {
    this.#door = door;
    this.#loops = Array.from({ length: clients }, () => this.#visit());
  }

  async #visit(): Promise<void> {
    let id = randomUUID();
    while (!this.#isStopping) {
      const door = this.#door();
      if (door && (await this.#send(door, id))) id = randomUUID();
      else await pause(AGAIN_MS);
    }
  }

  /** True when it was acknowledged. */
  async #send(door: Door, id: string): Promise<boolean> {
    this.#inFlight += 1;
    try {
      const answer = await door.post(enquiryForm(id));
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

  /** Some hundred acknowledgements later, and a few milliseconds more: faults must not fall into step with the work. */
  async untilSomeMoment(): Promise<void> {
    const wanted = this.acknowledged.size + between(50, 600);
    await waitFor('acknowledgements', () => this.acknowledged.size >= wanted);
    await pause(between(0, 10));
  }

  /** Resolves when every answer that was on its way has arrived or broken off. */
  settled(): Promise<void> {
    return waitFor('answers on their way', () => this.#inFlight === 0);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#loops);
  }
}
