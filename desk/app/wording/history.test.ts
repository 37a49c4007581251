import { expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import type { Event } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { eventWords } from './history.ts';

const arjun = { id: '2', name: 'Arjun Rao' };

const { history, deliveries, status } = words;
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
