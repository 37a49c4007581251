import { resolve } from 'node:path';
import { mailFolder } from '../../enquiries/deliveries/chosen.ts';
import { restorePostgres } from '../../enquiries/store/postgres-dump.ts';
import {
  countByDelivery,
  countByState,
  countEnquiries,
  countWaiting,
  enquiryStates,
} from '../../enquiries/store/read.ts';
import { restoreSqlite } from '../../enquiries/store/restore-sqlite.ts';
import { openDatabase } from '../../enquiries/store/store.ts';
import { eraseAgain } from '../../enquiries/upkeep/erase.ts';
import { endAccessAgain } from '../staff/access-ends.ts';
import { listPeople } from '../staff/people.ts';
import { type Command, fillNewFile, type OfflineCommand, stateWords, timeOf, toJson, UsageFault } from './command.ts';
import { peopleTable } from './people.ts';
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
    const since = (time: number) => countEnquiries(database.reader, { since: time });
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

export const restore: OfflineCommand = {
  usage: 'restore FILE',
  summary:
    'puts a backup in the place of the enquiries; the server must be stopped. Whoever was erased or removed since stays so',
  mostNames: 1,
  async runOffline({ settings, names, options, actor, now, zone, print }) {
    const [name] = names;
    if (name === undefined) throw new UsageFault('Which backup? Give the name of one file.');
    const folder = resolve(settings.DATA_DIR);
    let keptAside: string | null = null;
    if (settings.DATABASE_URL) await restorePostgres(settings.DATABASE_URL, resolve(name));
    else ({ keptAside } = await restoreSqlite(folder, resolve(name), now));

    const database = await openDatabase(settings);
    try {
      const { count: erased } = await eraseAgain(database, mailFolder(settings), folder);
      const removed = await endAccessAgain(database, folder, { actor, now });
      const people = await listPeople(database.reader);
      const enquiries = await countEnquiries(database.reader, {});
      if (options.json) {
        print(toJson({ enquiries, erased, removed, people, keptAside }));
        return true;
      }
      print(`Restored: ${enquiries} enquiries. Erased again: ${erased}.\n`);
      print(`Everybody is signed out. People and passkeys removed again: ${removed}. Who can open the desk:\n\n`);
      print(`${peopleTable(people, zone)}\nRoles are those of the backup: look at them.\n`);
      if (keptAside)
        print(`What was there before is in ${keptAside}: look there for newer enquiries, then delete it.\n`);
      return true;
    } finally {
      await database.close();
    }
  },
};
