import { expect, it } from 'vitest';
import type { Delivery, Event } from '../../api/responses.ts';
import { deliveryName, deliveryWords, eventWords, lastReceipt } from './history.ts';

const now = new Date('2026-11-16T12:10:00').getTime();
const at = now - 5 * 60_000;
const busy = { number: 1, at, outcome: 'failed', receipt: '503, busy' } as const;
function delivery(changes: Partial<Delivery>): Delivery {
  return {
    name: 'smtp',
    message: null,
    state: 'pending',
    attempts: 0,
    isUndelivered: false,
    nextAt: null,
    endedAt: null,
    dismissedBy: null,
    history: [],
    ...changes,
  };
}

it.each<[string, Partial<Delivery>]>([
  ['Goes out in a moment', {}],
  ['Starts when you release it', { state: 'held' }],
  ['First attempt, today, 12:05', { state: 'delivered', attempts: 1, endedAt: at }],
  ['2 attempts, the last one today, 12:05', { state: 'delivered', attempts: 2, endedAt: at }],
  ['3 attempts, next one at 12:30', { attempts: 3, nextAt: now + 20 * 60_000, history: [busy] }],
  ['31 attempts, the last one today, 12:05', { state: 'parked', attempts: 31, history: [busy] }],
  ['Stopped by Priya Menon, today, 12:05', { state: 'dismissed', dismissedBy: 'Priya Menon', endedAt: at }],
])('says of a delivery: %s', (expected, changes) => {
  expect(deliveryWords(delivery(changes), now)).toBe(expected);
});

it('is named by what it does, and by its own name where we have no words', () => {
  expect([deliveryName('webhook'), deliveryName('fax')]).toEqual(['CRM or other connected system', 'fax']);
});

it('quotes the last answer only where it was no success', () => {
  expect(lastReceipt(delivery({ history: [busy] }))).toBe('503, busy');
  expect(lastReceipt(delivery({ history: [{ ...busy, outcome: 'delivered' }] }))).toBe('');
});

const by = { id: '2', name: 'Arjun Rao' };

it.each<[string, Omit<Event, 'at'>]>([
  ['Received, stored and passed on', { by: null, what: 'received', detail: null }],
  ['CRM or other connected system: failed', { by: null, what: 'gave-up', detail: 'webhook' }],
  ['Arjun Rao assigned it to themselves', { by, what: 'assigned', detail: 'Arjun Rao' }],
  ['Arjun Rao assigned it to Sara Khalil', { by, what: 'assigned', detail: 'Sara Khalil' }],
  ['Arjun Rao set the status to Not for us', { by, what: 'status', detail: 'not-for-us' }],
])('%s', (expected, event) => {
  expect(eventWords({ at: 0, ...event })).toBe(expected);
});
