import { type Status, statuses } from '../names.ts';
import type { Acted, StaffAction } from '../staff/act.ts';
import { actOn } from './act-on.ts';
import { type Call, type Command, UsageFault } from './command.ts';
import { findId, findIds } from './find.ts';

const started = ({ jobs, dropped }: Acted) =>
  `${jobs} to be delivered now.${dropped.length > 0 ? ` It waits no longer for ${dropped.join(' and ')}.` : ''}`;

const handleOne = async (call: Call, action: StaffAction, done: string): Promise<boolean> =>
  actOn(call, { ids: [await findId(call, call.names[0] ?? '')], action, done: () => done });

export const release: Command = {
  usage: 'release REFERENCE...',
  summary: 'lets enquiries out of quarantine, so that they are delivered',
  mostNames: Number.POSITIVE_INFINITY,
  run: async (call) => actOn(call, { ids: await findIds(call), action: { do: 'release' }, done: started }),
};

export const retry: Command = {
  usage: 'retry REFERENCE... | --parked',
  summary: 'tries deliveries again now: given ones or all parked; by those that are set up now',
  options: ['parked'],
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const { staff, options, names } = call;
    if (options.parked && names.length > 0) throw new UsageFault('Give references or --parked, not both.');
    const ids = options.parked ? await staff.stuck() : await findIds(call);
    if (ids.length === 0 && !options.json) call.print('Nothing is parked.\n');
    return actOn(call, { ids, action: { do: 'retry' }, done: started, progress: call.progress('retried') });
  },
};

export const dismiss: Command = {
  usage: 'dismiss REFERENCE...',
  summary: 'ends what is hopeless or spam: no more attempts, digests or alerts; retry or release takes it up again',
  mostNames: Number.POSITIVE_INFINITY,
  run: async (call) => actOn(call, { ids: await findIds(call), action: { do: 'dismiss' }, done: () => 'dismissed.' }),
};

export const spam: Command = {
  usage: 'spam REFERENCE...',
  summary: 'puts enquiries into quarantine that are spam after all; nothing more of them is delivered',
  mostNames: Number.POSITIVE_INFINITY,
  run: async (call) => actOn(call, { ids: await findIds(call), action: { do: 'spam' }, done: () => 'in quarantine.' }),
};

export const setStatus: Command = {
  usage: `status REFERENCE ${statuses.join('|')}`,
  summary: 'says what became of an enquiry',
  mostNames: 2,
  async run(call) {
    const status: Status | undefined = statuses.find((one) => one === call.names[1]);
    if (!status) throw new UsageFault(`Give a reference and one of ${statuses.join(', ')}.`);
    return handleOne(call, { do: 'status', status }, `${status}.`);
  },
};

export const assign: Command = {
  usage: 'assign REFERENCE ADDRESS|nobody',
  summary: 'gives an enquiry to somebody at the desk',
  mostNames: 2,
  async run(call) {
    const [, to] = call.names;
    if (to === undefined) throw new UsageFault('Give a reference and the address of a colleague, or nobody.');
    const people = await call.staff.people();
    const person = people.find(({ address }) => address.toLowerCase() === to.toLowerCase());
    const action = { do: 'assign' as const, to: to === 'nobody' ? null : (person?.id ?? to) };
    return handleOne(call, action, to === 'nobody' ? 'assigned to nobody.' : `assigned to ${person?.name ?? to}.`);
  },
};

export const note: Command = {
  usage: 'note REFERENCE WORDS',
  summary: 'adds a note that only staff see',
  mostNames: Number.POSITIVE_INFINITY,
  async run(call) {
    const text = call.names.slice(1).join(' ').trim();
    if (text === '') throw new UsageFault('Give a reference and the words of the note.');
    return handleOne(call, { do: 'note', text }, 'noted.');
  },
};
