import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendFormPath } from '../../enquiries/contract/wire.ts';
import { enquiryForm } from '../lib/enquiry-form.ts';
import { Answers } from './answers.ts';
import { ask } from './ask.ts';

export interface Sending {
  origin: string;
  agent: Agent;
  perSecond: number;
  seconds: number;
  onProgress(sent: number): void;
}

const TICK_MS = 5;
const GREEDY_EVERY = 50;

/** Everybody comes from another network, but one in fifty comes from the same: that one must meet the rate limit. */
export const addressOf = (number: number): string =>
  number % GREEDY_EVERY === 0 ? '10.255.255.1' : `10.${(number >> 16) & 127}.${(number >> 8) & 255}.${number & 255}`;

/**
 * Sends at a fixed pace whatever the server does: real visitors do not wait for each other, and a slow answer counts
 * from the moment it was due.
 */
export const sendEnquiries = async ({ origin, agent, perSecond, seconds, onProgress }: Sending): Promise<Answers> => {
  const answers = new Answers();
  const total = Math.round(perSecond * seconds);
  const began = performance.now();
  const onTheirWay: Promise<void>[] = [];
  const send = async (number: number, dueAt: number): Promise<void> => {
    const id = randomUUID();
    const form = new Response(enquiryForm(id));
    const body = Buffer.from(await form.arrayBuffer());
    const headers = {
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': body.length,
      'x-forwarded-for': addressOf(number),
    };
    const { status, headers: answered } = await ask(
      `${origin}${sendFormPath}`,
      agent,
      { method: 'POST', headers },
      body,
    );
    answers.count(id, status, answered['retry-after'], performance.now() - dueAt);
  };
  for (let sent = 0; sent < total; await pause(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000));
    for (; sent < due; sent += 1) onTheirWay.push(send(sent, began + (sent * 1000) / perSecond));
    onProgress(sent);
  }
  await Promise.all(onTheirWay);
  return answers;
};
