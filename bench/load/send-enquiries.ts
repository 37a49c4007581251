import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendFormPath } from '../../enquiries/contract/wire.ts';
import { enquiryForm } from '../lib/enquiry-form.ts';
import { Answers } from './answers.ts';

export interface Pace {
  perSecond: number;
  seconds: number;
}

const TICK_MS = 5;
/** As long as the page waits for an answer. */
const LIMIT_MS = 20_000;
const GREEDY_EVERY = 50;

/** Each visitor has a network of their own, except one in fifty, who share one and must meet the rate limit. */
export const addressOf = (number: number): string =>
  number % GREEDY_EVERY === 0 ? '10.255.255.1' : `10.${(number >> 16) & 127}.${(number >> 8) & 255}.${number & 255}`;

/**
 * Sends at a fixed pace whatever the server does: real visitors do not wait for each other, and a slow answer counts
 * from the moment it was due.
 */
export const sendEnquiries = async (
  origin: string,
  { perSecond, seconds }: Pace,
  onProgress: (sent: number) => void,
): Promise<Answers> => {
  const answers = new Answers();
  const send = async (number: number, dueAt: number): Promise<void> => {
    const id = randomUUID();
    const answer = await fetch(origin + sendFormPath, {
      method: 'POST',
      body: enquiryForm(id),
      headers: { 'x-forwarded-for': addressOf(number) },
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    answers.count(id, answer, performance.now() - dueAt);
  };
  const total = Math.round(perSecond * seconds);
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let sent = 0; sent < total; await pause(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000));
    for (; sent < due; sent += 1) underWay.push(send(sent, began + (sent * 1000) / perSecond));
    onProgress(sent);
  }
  await Promise.all(underWay);
  return answers;
};
