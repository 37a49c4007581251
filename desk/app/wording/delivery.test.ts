import { expect, it } from 'vitest';
import type { Delivery } from '../../contract/answers.ts';
import { deliveryName, deliveryWords, lastAnswer } from './delivery.ts';

const now = new Date('2026-11-16T12:10:00').getTime();
const minutesAgo = (minutes: number): number => now - minutes * 60_000;
const busy = { at: minutesAgo(5), outcome: 'failed', answer: '503, busy' } as const;
const delivery = (changes: Partial<Delivery>): Delivery => ({
  name: 'smtp',
  state: 'pending',
  attempts: 0,
  nextAt: null,
  endedAt: null,
  dismissedBy: null,
  history: [],
  ...changes,
});

it.each<[string, Partial<Delivery>]>([
  ['Starts in a moment', {}],
  ['Starts when you release it', { state: 'held' }],
  ['First attempt, today, 12:05', { state: 'delivered', attempts: 1, endedAt: minutesAgo(5) }],
  ['2 attempts, the last one today, 12:05', { state: 'delivered', attempts: 2, endedAt: minutesAgo(5) }],
  ['3 attempts, next one at 12:30', { attempts: 3, nextAt: now + 20 * 60_000, history: [{ number: 3, ...busy }] }],
  ['31 attempts, the last one today, 12:05', { state: 'parked', attempts: 31, history: [{ number: 31, ...busy }] }],
  ['Stopped by Priya Menon, today, 12:05', { state: 'dismissed', dismissedBy: 'Priya Menon', endedAt: minutesAgo(5) }],
])('%s', (words, changes) => {
  expect(deliveryWords(delivery(changes), now)).toBe(words);
});

it('is named by what it does, and by its own name where we have no words', () => {
  expect([deliveryName('webhook'), deliveryName('fax')]).toEqual(['Customer system', 'fax']);
});

it('quotes the last answer only where it was no success', () => {
  expect(lastAnswer(delivery({ history: [{ number: 1, ...busy }] }))).toBe('503, busy');
  expect(lastAnswer(delivery({ history: [{ number: 1, ...busy, outcome: 'delivered' }] }))).toBe('');
});
