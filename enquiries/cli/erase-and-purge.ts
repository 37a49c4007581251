import { resolve } from 'node:path';
import { isEmailAddress } from '../contract/email-address.ts';
import { mailFolder } from '../deliveries/chosen.ts';
import { idsOfAddress, idsOlderThan, monthsBefore } from '../store/remove.ts';
import { type Doubt, eraseAddress, purge as purgeOld, type Removal } from '../upkeep/erase.ts';
import { type Call, type Command, toJson, UsageFault } from './command.ts';

/** Beyond our reach: the log that PostgreSQL recovers from. */
const writeAheadLog =
  "PostgreSQL's write-ahead log and archives of it keep old pages until they are recycled; see docs/deploying.md.";

function report({ options, print, database }: Call, { count, isScrubbed }: Removal, isDry = false): boolean {
  const remains = database.kind === 'postgres' && !isDry ? writeAheadLog : null;
  if (options.json) print(toJson({ count, scrubbed: isScrubbed, remains, dryRun: isDry }));
  else if (isDry) print(`${count} would be deleted.\n`);
  else print(`${count} deleted.\n${remains ? `${remains}\n` : ''}`);
  if (!isScrubbed && !options.json)
    print('Traces remain in the files because another program is using them: run this again.\n');
  return isScrubbed;
}

const doubts: Record<Doubt['reason'], string> = {
  clock: 'no server has seen the clock run steadily for a week, so it may be wrong',
  share: 'that is more than a fifth of all enquiries',
};

function refuse({ options, print }: Call, { reason, count }: Doubt): boolean {
  if (options.json) print(toJson({ count: 0, refused: reason, due: count }));
  else print(`${count} would be deleted, but ${doubts[reason]}. Nothing was deleted; if it is right, add --yes.\n`);
  return false;
}

export const erase: Command = {
  usage: 'erase ADDRESS [--dry-run]',
  summary: 'deletes everything one person sent, from tables, files and mail files; backups are yours to deal with',
  options: ['dry-run'],
  mostNames: 1,
  async run(call) {
    const { database, settings, names, options } = call;
    const [email = ''] = names;
    if (!isEmailAddress(email)) throw new UsageFault('Whose enquiries? Give one e-mail address.');
    if (options['dry-run']) {
      return report(call, { count: (await idsOfAddress(database, email)).length, isScrubbed: true }, true);
    }
    const person = { email, dataFolder: resolve(settings.DATA_DIR), now: call.now };
    return report(call, await eraseAddress(database, mailFolder(settings), person, call.progress('erased')));
  },
};

export const purge: Command = {
  usage: 'purge [--dry-run] [--yes]',
  summary: 'deletes what reached somebody and is older than RETENTION_MONTHS; --yes although it seems too much',
  options: ['dry-run', 'yes'],
  mostNames: 0,
  async run(call) {
    const { database, settings, options, now } = call;
    const months = settings.RETENTION_MONTHS;
    if (options['dry-run']) {
      const ids = await idsOlderThan(database, monthsBefore(now, months), now);
      return report(call, { count: ids.length, isScrubbed: true }, true);
    }
    const retention = { months, now, isSure: options.yes };
    const { doubt, ...removal } = await purgeOld(database, mailFolder(settings), retention, call.progress('deleted'));
    return doubt ? refuse(call, doubt) : report(call, removal);
  },
};
