import { expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import type { Delivery, Event } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { deliveryName, deliveryWords, eventWords, lastAnswer } from './history.ts';
import { innerTime } from './time.ts';

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

const { deliveries } = words;
const time = innerTime(minutesAgo(5), now);
const attempts = (n: number): string => fill(deliveries.attempts, { n });

it.each<[string, string, Partial<Delivery>]>([
  ['not tried yet', deliveries.soon, {}],
  ['held', deliveries.startsOnRelease, { state: 'held' }],
  [
    'delivered at once',
    fill(deliveries.firstAttempt, { time }),
    { state: 'delivered', attempts: 1, endedAt: minutesAgo(5) },
  ],
  [
    'delivered later',
    fill(deliveries.lastOf, { attempts: attempts(2), time }),
    { state: 'delivered', attempts: 2, endedAt: minutesAgo(5) },
  ],
  [
    'waiting for the next attempt',
    fill(deliveries.nextOf, { attempts: attempts(3), time: '12:30' }),
    { attempts: 3, nextAt: now + 20 * 60_000, history: [{ number: 3, ...busy }] },
  ],
  [
    'given up',
    fill(deliveries.lastOf, { attempts: attempts(31), time }),
    { state: 'parked', attempts: 31, history: [{ number: 31, ...busy }] },
  ],
  [
    'stopped',
    fill(deliveries.endedBy, { who: 'Priya Menon', time }),
    { state: 'dismissed', dismissedBy: 'Priya Menon', endedAt: minutesAgo(5) },
  ],
])('says the state of a delivery that is %s', (_state, expected, changes) => {
  expect(deliveryWords(delivery(changes), now)).toBe(expected);
});

it('is named by what it does, and by its own name where we have no words', () => {
  expect([deliveryName('webhook'), deliveryName('fax')]).toEqual([deliveries.webhook, 'fax']);
});

it('quotes the last answer only where it was no success', () => {
  expect(lastAnswer(delivery({ history: [{ number: 1, ...busy }] }))).toBe('503, busy');
  expect(lastAnswer(delivery({ history: [{ number: 1, ...busy, outcome: 'delivered' }] }))).toBe('');
});

const arjun = { id: '2', name: 'Arjun Rao' };

const { history, status } = words;
const who = arjun.name;

it.each<[string, Omit<Event, 'at'>]>([
  [history.received, { by: null, what: 'received', detail: null }],
  [fill(history.kept, { delivery: deliveries.file }), { by: null, what: 'kept', detail: 'file' }],
  [fill(history['gave-up'], { delivery: deliveries.webhook }), { by: null, what: 'gave-up', detail: 'webhook' }],
  [fill(history.tookOn, { who }), { by: arjun, what: 'assigned', detail: 'Arjun Rao' }],
  [fill(history.assigned, { who, whom: 'Sara Khalil' }), { by: arjun, what: 'assigned', detail: 'Sara Khalil' }],
  [fill(history.status, { who, status: status['not-for-us'] }), { by: arjun, what: 'status', detail: 'not-for-us' }],
  [fill(history.released, { who }), { by: arjun, what: 'released', detail: null }],
])('%s', (expected, event) => {
  expect(eventWords({ at: 0, ...event })).toBe(expected);
});
