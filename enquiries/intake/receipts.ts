import { randomUUID } from 'node:crypto';
import type { SentEnquiry } from '../contract/fields.ts';

export const receiptName = 'receipt';

const keptMs = 10 * 60_000;
const most = 200;

/**
 * What visitors without JavaScript have just sent, for the page after the form. The form leads there by a redirect, so
 * that a reload sends nothing. Kept in memory: where another server is asked, the page thanks without the copy.
 */
export class Receipts {
  readonly #kept = new Map<string, { sent: SentEnquiry; until: number }>();

  keep(sent: SentEnquiry, now: number): string {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= most) this.#kept.delete(oldest);
    const number = randomUUID();
    this.#kept.set(number, { sent, until: now + keptMs });
    return number;
  }

  find(number: string, now: number): SentEnquiry | undefined {
    const kept = this.#kept.get(number);
    return kept && now < kept.until ? kept.sent : undefined;
  }
}
