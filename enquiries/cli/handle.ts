import { type Status, statuses } from '../../common/desk-names.ts';
import type { StaffAction } from '../staff/act.ts';
import { type Call, type Command, UsageFault } from './command.ts';
import { findId, findIds } from './find.ts';
import { outcome, report } from './release-and-retry.ts';

async function handle(call: Call, action: StaffAction, done: string): Promise<boolean> {
  const { staff, actor, names } = call;
  const id = await findId(call, names[0] ?? '');
  return report(call, [outcome(id, await staff.act({ id, action, actor }), () => done)]);
}

export const spam: Command = {
  usage: 'spam REFERENCE...',
  summary: 'puts enquiries into quarantine that are spam after all; nothing more of them is delivered',
  options: [],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const { staff, actor } = call;
    const results = [];
    for (const id of await findIds(call)) {
      results.push(outcome(id, await staff.act({ id, action: { do: 'spam' }, actor }), () => 'in quarantine.'));
    }
    return report(call, results);
  },
};

export const setStatus: Command = {
  usage: `status REFERENCE ${statuses.join('|')}`,
  summary: 'says what became of an enquiry',
  options: [],
  mostNames: 2,
  async run(call) {
    const status: Status | undefined = statuses.find((one) => one === call.names[1]);
    if (!status) throw new UsageFault(`Give a reference and one of ${statuses.join(', ')}.`);
    return handle(call, { do: 'status', status }, `${status}.`);
  },
};

export const assign: Command = {
  usage: 'assign REFERENCE ADDRESS|nobody',
  summary: 'gives an enquiry to somebody at the desk',
  options: [],
  mostNames: 2,
  async run(call) {
    const [, to] = call.names;
    if (to === undefined) throw new UsageFault('Give a reference and the address of a colleague, or nobody.');
    const people = await call.staff.people();
    const person = people.find(({ address }) => address.toLowerCase() === to.toLowerCase());
    const action = { do: 'assign' as const, to: to === 'nobody' ? null : (person?.id ?? to) };
    return handle(call, action, to === 'nobody' ? 'assigned to nobody.' : `assigned to ${person?.name ?? to}.`);
  },
};

export const note: Command = {
  usage: 'note REFERENCE WORDS',
  summary: 'adds a note that only staff see',
  options: [],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const text = call.names.slice(1).join(' ').trim();
    if (text === '') throw new UsageFault('Give a reference and the words of the note.');
    return handle(call, { do: 'note', text }, 'noted.');
  },
};
