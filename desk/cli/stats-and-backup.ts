import { resolve } from 'node:path';
import { countByDelivery, countByState, countWaiting, enquiryStates } from '../../enquiries/store/read.ts';
import { type Command, timeOf, toJson, UsageFault } from './command.ts';
import { fillNewFile } from './new-file.ts';
import { stateWords } from './state-words.ts';
import { table } from './table.ts';

const day = 24 * 3_600_000;

export const stats: Command = {
  usage: 'stats',
  summary: 'shows how many enquiries stand where, and how long the oldest has been waiting',
  mostNames: 0,
  only: 'looks',
  async run({ database, settings, options, now, zone, print }) {
    const states = await countByState(database.reader);
    const { oldest } = await countWaiting(database.reader);
    const jobs = await countByDelivery(database.reader);
    const since = async (time: number) =>
      (
        await database.reader
          .selectFrom('enquiry')
          .select((select) => select.fn.countAll<number>().as('number'))
          .where('received_at', '>=', time)
          .executeTakeFirstOrThrow()
      ).number;
    const received = {
      lastDay: await since(now - day),
      last7Days: await since(now - 7 * day),
      last30Days: await since(now - 30 * day),
    };
    if (options.json) {
      const oldestUndelivered = oldest === null ? null : new Date(oldest).toISOString();
      print(toJson({ store: database.kind, states, received, oldestUndelivered, deliveries: jobs }));
      return states.lost === 0;
    }
    const shown = [...enquiryStates, ...(states.lost > 0 ? (['lost'] as const) : [])];
    print(`Store: ${database.kind}. Kept for ${settings.RETENTION_MONTHS} months.\n`);
    print(
      `Received: ${received.lastDay} in a day, ${received.last7Days} in a week, ${received.last30Days} in 30 days.\n`,
    );
    print(
      oldest === null
        ? 'Nothing is waiting.\n\n'
        : `The oldest undelivered waits since ${timeOf(oldest, zone)} (${zone}).\n\n`,
    );
    const stateColumns = [
      { title: 'State', most: 12, text: (state: (typeof shown)[number]) => stateWords[state] },
      { title: 'Enquiries', most: 12, text: (state: (typeof shown)[number]) => String(states[state]) },
    ];
    print(table(stateColumns, shown));
    const jobColumns = [
      { title: 'Delivery', most: 16, text: (job: (typeof jobs)[number]) => job.delivery },
      { title: 'State', most: 12, text: (job: (typeof jobs)[number]) => stateWords[job.state] },
      { title: 'Jobs', most: 12, text: (job: (typeof jobs)[number]) => String(job.number) },
    ];
    if (jobs.length > 0) print(`\n${table(jobColumns, jobs)}`);
    return states.lost === 0;
  },
};

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'writes a copy while the server runs: a SQLite database, or a dump for pg_restore',
  mostNames: 1,
  only: 'looks',
  async run(call) {
    const { database, names, options, print } = call;
    const [name] = names;
    if (name === undefined) throw new UsageFault('Where to? Give the name of one file.');
    const file = resolve(name);
    await fillNewFile(file, async () => {
      await call.note({ what: 'exported', detail: 'backup' });
      await database.backup(file, call.progress('pages copied'));
    });
    print(
      options.json
        ? toJson({ file })
        : `Written to ${file}. It holds personal data: keep it as safely as the original.\n`,
    );
    return true;
  },
};
