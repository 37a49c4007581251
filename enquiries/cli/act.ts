import { chooseDeliveries } from '../deliveries/chosen.ts';
import { listEnquiries } from '../store/read.ts';
import { release as releaseOne, retry as retryOne } from '../store/staff.ts';
import { type Call, type Command, toJson } from './command.ts';
import { findIds } from './find.ts';

interface Done {
  id: string;
  isDone: boolean;
  sentence: string;
}

function report({ options, print }: Call, results: readonly Done[]): boolean {
  if (options.json) print(toJson(results.map(({ id, isDone }) => ({ id, done: isDone }))));
  else for (const { sentence } of results) print(`${sentence}\n`);
  return results.every((result) => result.isDone);
}

export const release: Command = {
  usage: 'release NUMBER...',
  summary: 'lets enquiries out of quarantine, so that they are delivered',
  async run(call) {
    const results: Done[] = [];
    for (const id of await findIds(call)) {
      const isDone = await releaseOne(call.database, id, call.now);
      results.push({ id, isDone, sentence: isDone ? `${id} is on its way.` : `${id} is not in quarantine.` });
    }
    return report(call, results);
  },
};

export const retry: Command = {
  usage: 'retry NUMBER... | --parked',
  summary: 'tries deliveries again now: given ones or all parked; also by deliveries set up since',
  async run(call) {
    const { database, settings, options, now } = call;
    const parked = async () =>
      (await listEnquiries(database.reader, { state: 'parked', limit: 100_000 })).map((row) => row.enquiry.id);
    const ids = options.parked ? await parked() : await findIds(call);
    const deliveries = chooseDeliveries(settings, () => now).names;
    const progress = call.progress('retried');
    const results: Done[] = [];
    for (const [index, id] of ids.entries()) {
      const jobs = await retryOne(database, id, deliveries, now);
      const isDone = typeof jobs === 'number' && jobs > 0;
      const sentence = isDone
        ? `${id}: ${jobs} to be delivered now.`
        : `${id}: ${jobs === 'quarantined' ? 'is in quarantine; use release' : 'is delivered already'}.`;
      results.push({ id, isDone, sentence });
      progress(index + 1, ids.length);
    }
    if (ids.length === 0 && !options.json) call.print('Nothing is parked.\n');
    return report(call, results);
  },
};
