import { expect, it } from 'vitest';
import type { Event } from '../../contract/answers.ts';
import { eventWords } from './history.ts';

const arjun = { id: '2', name: 'Arjun Rao' };

it.each<[string, Omit<Event, 'at'>]>([
  ['Received, stored and passed on', { by: null, what: 'received', detail: null }],
  ['Mail as a file: written to disk, sent to nobody', { by: null, what: 'kept', detail: 'file' }],
  ['Customer system: given up', { by: null, what: 'gave-up', detail: 'webhook' }],
  ['Arjun Rao took it on', { by: arjun, what: 'assigned', detail: 'Arjun Rao' }],
  ['Arjun Rao assigned it to Sara Khalil', { by: arjun, what: 'assigned', detail: 'Sara Khalil' }],
  ['Arjun Rao set the status to Not for us', { by: arjun, what: 'status', detail: 'not-for-us' }],
  ['Arjun Rao released it', { by: arjun, what: 'released', detail: null }],
])('%s', (words, event) => {
  expect(eventWords({ at: 0, ...event })).toBe(words);
});
