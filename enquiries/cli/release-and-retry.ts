import { referenceOf } from '../contract/reference.ts';
import type { Acted, ActFault } from '../staff/act.ts';
import { type Call, type Command, toJson, UsageFault } from './command.ts';
import { findIds } from './find.ts';

export const faults: Record<ActFault, string> = {
  quarantined: 'is in quarantine; use release',
  'not quarantined': 'is not in quarantine',
  'not set up': 'waits for a delivery that these settings do not set up; call this with the settings of the server',
  'nothing waits': 'waits for nothing',
  unknown: 'was deleted meanwhile',
  'unknown person': 'was not assigned: nobody at the desk has this address',
  conflict: 'was changed by somebody else just now; look again',
};

export interface Done {
  id: string;
  /** Why it was not done; null when it was. */
  reason: ActFault | null;
  dropped: string[];
  sentence: string;
}

/** `done` is what to say of one that could be done. */
export function outcome(id: string, result: Acted | ActFault, done: (acted: Acted) => string): Done {
  const name = referenceOf(id);
  if (typeof result === 'string') return { id, reason: result, dropped: [], sentence: `${name} ${faults[result]}.` };
  return { id, reason: null, dropped: result.dropped, sentence: `${name}: ${done(result)}` };
}

const started = ({ jobs, dropped }: Acted) =>
  `${jobs} to be delivered now.${dropped.length > 0 ? ` It waits no longer for ${dropped.join(' and ')}.` : ''}`;

export function report({ options, print }: Call, results: readonly Done[]): boolean {
  const records = results.map(({ id, reason, dropped }) => ({ id, done: reason === null, reason, dropped }));
  if (options.json) print(toJson(records));
  else for (const { sentence } of results) print(`${sentence}\n`);
  return results.every((result) => result.reason === null);
}

export const release: Command = {
  usage: 'release REFERENCE...',
  summary: 'lets enquiries out of quarantine, so that they are delivered',
  options: [],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const { staff, actor } = call;
    const results: Done[] = [];
    for (const id of await findIds(call)) {
      results.push(outcome(id, await staff.act({ id, action: { do: 'release' }, actor }), started));
    }
    return report(call, results);
  },
};

export const retry: Command = {
  usage: 'retry REFERENCE... | --parked',
  summary: 'tries deliveries again now: given ones or all parked; by those that are set up now',
  options: ['parked'],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const { staff, actor, options, names } = call;
    if (options.parked && names.length > 0) throw new UsageFault('Give references or --parked, not both.');
    const ids = options.parked ? await staff.stuck() : await findIds(call);
    const progress = call.progress('retried');
    const results: Done[] = [];
    for (const [index, id] of ids.entries()) {
      results.push(outcome(id, await staff.act({ id, action: { do: 'retry' }, actor }), started));
      progress(index + 1, ids.length);
    }
    if (ids.length === 0 && !options.json) call.print('Nothing is parked.\n');
    return report(call, results);
  },
};

export const dismiss: Command = {
  usage: 'dismiss REFERENCE...',
  summary: 'ends what is hopeless or spam: no more attempts, digests or alerts; retry or release takes it up again',
  options: [],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const { staff, actor } = call;
    const results: Done[] = [];
    for (const id of await findIds(call)) {
      results.push(outcome(id, await staff.act({ id, action: { do: 'dismiss' }, actor }), () => 'dismissed.'));
    }
    return report(call, results);
  },
};
