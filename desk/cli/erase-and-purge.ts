import { count } from '../../common/wording.ts';
import { isEmailAddress } from '../../enquiries/contract/email-address.ts';
import { mailFolder } from '../../enquiries/deliveries/chosen.ts';
import { idsOlderThan, monthsBefore } from '../../enquiries/store/remove.ts';
import { type Doubt, purge as purgeOld, type Removal } from '../../enquiries/upkeep/erase.ts';
import { type Call, type Command, isAgreed, toJson, UsageFault } from './command.ts';

const words = {
  enquiries: { one: '1 enquiry', many: '{n} enquiries' },
  notes: { one: '1 note', many: '{n} notes' },
  mailFiles: { one: '1 mail file', many: '{n} mail files' },
};

function keep({ options, print }: Call): boolean {
  print(options.json ? toJson({ count: 0, kept: true }) : 'Nothing was deleted.\n');
  return false;
}

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
  usage: 'erase ADDRESS [--dry-run] [--yes]',
  summary: 'deletes everything one person sent, from tables, files and mail files; backups are yours to deal with',
  options: ['dry-run', 'yes'],
  mostNames: 1,
  async run(call) {
    const { staff, names, options, actor, tell } = call;
    const [email = ''] = names;
    if (!isEmailAddress(email)) throw new UsageFault('Whose enquiries? Give one e-mail address.');
    const { enquiries, notes, mailFiles } = await staff.lookAtErasure(email);
    if (options['dry-run']) return report(call, { count: enquiries, isScrubbed: true }, true);
    tell(
      `This removes for good everything from ${email}: ${count(enquiries, words.enquiries)} with ${count(notes, words.notes)} and ${count(mailFiles, words.mailFiles)}. Backups and your own mailboxes keep their copies.\n`,
    );
    if (!(await isAgreed(call, 'It cannot be undone.'))) return keep(call);
    return report(call, await staff.erase(email, actor, call.progress('erased')));
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
