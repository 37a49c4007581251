import { referenceOf } from '../../enquiries/contract/reference.ts';
import type { Acted, ActFault, StaffAction } from '../staff/act.ts';
import { type Call, toJson } from './command.ts';

const faults: Record<ActFault, string> = {
  quarantined: 'is in quarantine; use release',
  'not quarantined': 'is not in quarantine',
  'not set up': 'waits for a delivery that these settings do not set up; call this with the settings of the server',
  'nothing waits': 'waits for nothing',
  unknown: 'was deleted meanwhile',
  'unknown person': 'was not assigned: nobody at the desk has this address',
  conflict: 'was changed by somebody else just now; look again',
};

interface Doing {
  ids: readonly string[];
  action: StaffAction;
  /** What to say of one that could be done. */
  done: (acted: Acted) => string;
  progress?: (done: number, total: number) => void;
}

/** Does the same with each of these enquiries and says what became of it. */
export async function actOn(call: Call, { ids, action, done, progress }: Doing): Promise<boolean> {
  const { staff, actor, options, print } = call;
  const records: { id: string; done: boolean; reason: ActFault | null; dropped: string[] }[] = [];
  const sentences: string[] = [];
  for (const [index, id] of ids.entries()) {
    const result = await staff.act({ id, action, actor });
    const isDone = typeof result !== 'string';
    records.push({ id, done: isDone, reason: isDone ? null : result, dropped: isDone ? result.dropped : [] });
    const name = referenceOf(id);
    sentences.push(isDone ? `${name}: ${done(result)}\n` : `${name} ${faults[result]}.\n`);
    progress?.(index + 1, ids.length);
  }
  print(options.json ? toJson(records) : sentences.join(''));
  return records.every((record) => record.done);
}
