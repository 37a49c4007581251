import { configuredBy } from '../deliveries/chosen.ts';
import {
  dismiss as dismissOne,
  findStuck,
  release as releaseOne,
  retry as retryOne,
  type Started,
} from '../store/staff.ts';
import { type Call, type Command, toJson, UsageFault } from './command.ts';
import { findIds } from './find.ts';

type Results = Awaited<ReturnType<typeof releaseOne | typeof retryOne | typeof dismissOne>>;
type Refusal = Extract<Results, string> | 'delivered';

const refusals: Record<Refusal, string> = {
  quarantined: 'is in quarantine; use release',
  'not quarantined': 'is not in quarantine',
  'not set up': 'waits for a delivery that these settings do not set up; call this with the settings of the server',
  delivered: 'is delivered already',
  'nothing waits': 'waits for nothing',
  unknown: 'was deleted meanwhile',
};

interface Done {
  id: string;
  /** Why it was not done; null when it was. */
  reason: Refusal | null;
  dropped: string[];
  sentence: string;
}

function outcome(id: string, result: Started | Refusal): Done {
  if (typeof result === 'string') return { id, reason: result, dropped: [], sentence: `${id} ${refusals[result]}.` };
  const { jobs, dropped } = result;
  if (jobs === 0 && dropped.length === 0) return outcome(id, 'delivered');
  const rest = dropped.length > 0 ? ` It waits no longer for ${dropped.join(' and ')}.` : '';
  return { id, reason: null, dropped, sentence: `${id}: ${jobs} to be delivered now.${rest}` };
}

function report({ options, print }: Call, results: readonly Done[]): boolean {
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
    const setUp = configuredBy(call.settings);
    const results: Done[] = [];
    for (const id of await findIds(call)) {
      results.push(outcome(id, await releaseOne(call.database, id, setUp, call.now)));
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
    const { database, options, names, now } = call;
    if (options.parked && names.length > 0) throw new UsageFault('Give numbers or --parked, not both.');
    const setUp = configuredBy(call.settings);
    const ids = options.parked ? await findStuck(database.reader, setUp) : await findIds(call);
    const progress = call.progress('retried');
    const results: Done[] = [];
    for (const [index, id] of ids.entries()) {
      results.push(outcome(id, await retryOne(database, id, setUp, now)));
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
    const results: Done[] = [];
    for (const id of await findIds(call)) {
      const result = await dismissOne(call.database, id, call.user, call.now);
      const sentence = `${id}: dismissed.`;
      results.push(typeof result === 'string' ? outcome(id, result) : { id, reason: null, dropped: [], sentence });
    }
    return report(call, results);
  },
};
