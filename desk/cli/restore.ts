import { resolve } from 'node:path';
import { mailFolder } from '../../enquiries/deliveries/chosen.ts';
import { restorePostgres } from '../../enquiries/store/postgres-dump.ts';
import { restoreSqlite } from '../../enquiries/store/restore-sqlite.ts';
import { openDatabase } from '../../enquiries/store/store.ts';
import { eraseAgain } from '../../enquiries/upkeep/erase.ts';
import { endAccessAgain } from '../staff/access-ends.ts';
import { listPeople } from '../staff/people.ts';
import { type OfflineCommand, toJson, UsageFault } from './command.ts';
import { peopleTable } from './people.ts';

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
      const { enquiries } = await database.reader
        .selectFrom('enquiry')
        .select((select) => select.fn.countAll<number>().as('enquiries'))
        .executeTakeFirstOrThrow();
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
