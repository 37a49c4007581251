import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { readSettings } from '../../common/read-settings.ts';
import { withoutReordering } from '../../common/text.ts';
import { readReference, referenceOf } from '../../enquiries/contract/reference.ts';
import {
  backupSettings,
  backupSqlite,
  countByState,
  countEnquiries,
  countWaiting,
  ENQUIRY_STATES,
  type EnquirySettings,
  eraseAgain,
  fetchNewest,
  idsOfAddress,
  listEnquiries,
  mailFolder,
  purge,
  type Removal,
  rehearse,
  restoreSqlite,
  sendChanges,
  syncLedger,
  takeBackup,
  tellFailure,
} from '../../enquiries/for-desk.ts';
import { type Exported, exportHead, exportLine, exportRecord } from '../staff/export.ts';
import { invitationLink } from '../staff/invitations.ts';
import type { Staff } from '../staff/open-staff.ts';
import { endAccessAgain } from '../staff/people.ts';
import { type Database, deskSchema } from '../staff/tables.ts';
import type { Actor } from '../staff/transaction.ts';

/** A mistake in how a command was called. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

export const OPTION_TYPES = {
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  administrator: { type: 'boolean' },
  state: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
} as const;
type Options = ReturnType<typeof parseArgs<{ options: typeof OPTION_TYPES }>>['values'];

interface Call {
  settings: EnquirySettings;
  environment: Record<string, string | undefined>;
  /** The one name after the command; empty where it takes none. */
  given: string;
  options: Options;
  now: number;
  actor: Actor;
  open(): Promise<{ database: Database; staff: Staff }>;
  print(text: string): void;
  ask(question: string): Promise<string | undefined>;
}

interface Command {
  usage: string;
  summary: string;
  options?: readonly (keyof Options)[];
  /** Said when the name after the command is missing; without it none is taken. */
  asksFor?: string;
  /** Whether that name is an e-mail address. */
  isAddress?: true;
  /** False when the work was not done as asked. */
  run(call: Call): Promise<undefined | false>;
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
function line(...cells: (string | number)[]) {
  return `${withoutReordering(cells.join('  '))}\n`;
}
function timeOf(time: number) {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Whether a person agrees to what cannot be undone. In a script --yes says so. */
async function isAgreed({ options, ask }: Call, question: string): Promise<boolean> {
  if (options.yes) return true;
  const typed = await ask(`${question} Type yes to go on: `);
  if (typed === undefined)
    throw new UsageFault('There is nobody to ask. Nothing was done; in a script add --yes.');
  return typed.trim().toLowerCase() === 'yes';
}

const list: Command = {
  usage: 'list [--state STATE] [--email ADDRESS] [--json]',
  summary: 'shows the 50 newest enquiries',
  options: ['state', 'email', 'json'],
  async run({ open, options, actor, print }) {
    const states = [...ENQUIRY_STATES, 'undelivered'] as const;
    const state = states.find((one) => one === options.state);
    if (options.state && !state) throw new UsageFault(`--state is one of ${states.join(', ')}.`);
    const { database, staff } = await open();
    await staff.note({ by: actor, what: 'listed-all' });
    const found = await listEnquiries(database.reader, { state, email: options.email, limit: 50 });
    const lines = found.map(({ enquiry, state: where }) => {
      const { firstName, lastName, company, businessEmail } = enquiry.values;
      const who = `${firstName} ${lastName}, ${company} <${businessEmail}>`;
      return line(referenceOf(enquiry.id), timeOf(enquiry.receivedAt), where, who);
    });
    print(options.json ? json(found.map(exportRecord)) : lines.join('') || 'No enquiries.\n');
  },
};

const show: Command = {
  usage: 'show REFERENCE',
  summary: 'shows one enquiry as JSON, with its deliveries, every attempt, its thread and history',
  asksFor: 'Which enquiry? Give one reference.',
  async run({ open, given, actor, print }) {
    const { database, staff } = await open();
    const find = database.reader
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', readReference(given));
    const { id = given.toLowerCase() } = (await find.executeTakeFirst()) ?? {};
    const found = await staff.show(id);
    if (!found)
      throw new UsageFault(`There is no enquiry ${given}: give a reference such as S3R-EK8-BX8.`);
    await staff.note({ by: actor, what: 'read', about: id });
    print(json(found));
  },
};

const exportAll: Command = {
  usage: 'export [--json]',
  summary:
    'prints all enquiries for a spreadsheet (CSV, safe against formulas) or a program (JSON, one a line)',
  options: ['json'],
  async run({ open, options, actor, print }) {
    const { staff } = await open();
    await staff.noteExport(actor, {});
    const printed = options.json
      ? (row: Exported) => `${JSON.stringify(exportRecord(row))}\n`
      : exportLine;
    if (!options.json) print(exportHead);
    for await (const page of staff.export({ list: 'all', order: 'newest' }))
      print(page.map(printed).join(''));
  },
};

const WRITE_AHEAD_LOG_NOTE =
  "PostgreSQL's write-ahead log and archives of it keep old pages until they are recycled; see docs/deploying.md.";

function report(
  print: Call['print'],
  { kind }: Database,
  { count, isScrubbed }: Removal,
): undefined | false {
  print(`${count} deleted.\n`);
  if (kind === 'postgres') print(`${WRITE_AHEAD_LOG_NOTE}\n`);
  if (isScrubbed) return;
  print('Traces remain in the files because another program is using them: run this again.\n');
  return false;
}

const erase: Command = {
  usage: 'erase ADDRESS [--yes]',
  summary:
    'deletes everything one person sent, from tables, files and mail files; backups are yours to deal with',
  options: ['yes'],
  asksFor: 'Whose enquiries? Give one e-mail address.',
  isAddress: true,
  async run(call) {
    const { open, given, actor, print } = call;
    const { database, staff } = await open();
    const { length } = await idsOfAddress(database, given);
    const what = `This removes for good everything from ${given}: enquiries ${length}, with notes and mail files. Backups and your own mailboxes keep their copies.`;
    if (await isAgreed(call, what)) return report(print, database, await staff.erase(given, actor));
    print('Nothing was deleted.\n');
    return false;
  },
};

const purgeOld: Command = {
  usage: 'purge [--yes]',
  summary:
    'deletes what reached staff and is older than RETENTION_MONTHS; --yes although it seems too much',
  options: ['yes'],
  async run({ open, settings, options, now, print }) {
    const { database } = await open();
    const retention = { months: settings.RETENTION_MONTHS, now, isSure: options.yes };
    const { doubt, ...removal } = await purge(database, mailFolder(settings), retention);
    if (!doubt) return report(print, database, removal);
    const why = {
      clock: 'no server has seen the clock run steadily for a week, so it may be wrong',
      share: 'that is more than a fifth of all enquiries',
    }[doubt.reason];
    print(
      `${doubt.count} would be deleted, but ${why}. Nothing was deleted; if it is right, add --yes.\n`,
    );
    return false;
  },
};

const stats: Command = {
  usage: 'stats',
  summary:
    'shows as JSON how many enquiries are in which state, and since when the oldest has been waiting',
  async run({ open, print }) {
    const { reader, kind } = (await open()).database;
    const states = await countByState(reader);
    const { oldest } = await countWaiting(reader);
    const oldestUndelivered = oldest === null ? null : new Date(oldest).toISOString();
    print(json({ store: kind, states, oldestUndelivered }));
    return states.lost > 0 ? false : undefined;
  },
};

function mustBeSqlite({ DATABASE_URL }: EnquirySettings): void {
  if (DATABASE_URL)
    throw new UsageFault(
      'PostgreSQL is copied with pg_dump and restored with pg_restore: see docs/deploying.md.',
    );
}

/** For the commands of backups; PostgreSQL has its own programs. */
function backupCall({ settings, environment, now }: Call) {
  mustBeSqlite(settings);
  const folder = resolve(settings.DATA_DIR);
  return { folder, settings: readSettings(environment, [backupSettings]), now };
}

const PERSONAL = 'It holds personal data: keep it as safely as the original.';

const backup: Command = {
  usage: 'backup FILE',
  summary: 'writes a copy of the SQLite database while the server runs',
  asksFor: 'Where to? Give the name of one file.',
  async run(call) {
    const { folder } = backupCall(call);
    const { database, staff } = await call.open();
    const file = resolve(call.given);
    if (existsSync(file)) throw new UsageFault(`${file} exists already and is left as it is.`);
    // Before there is anything in it, so that nobody else can ever read it.
    closeSync(openSync(file, 'wx', 0o600));
    try {
      await staff.noteExport(call.actor, { list: 'backup' });
      await syncLedger(database, folder);
      await backupSqlite(folder, file);
    } catch (error) {
      // Half a copy looks like a whole one.
      rmSync(file, { force: true });
      throw error;
    }
    call.print(`Written to ${file}. ${PERSONAL}\n`);
  },
};

const backupWhole: Command = {
  usage: 'backup-whole',
  summary:
    'the nightly backup: a copy in BACKUP_DIR and an encrypted one in BACKUP_TO; 7 days and 5 weeks are kept',
  async run(call) {
    const backups = backupCall(call);
    const { database, staff } = await call.open();
    await staff.noteExport(call.actor, { list: 'backup' });
    await syncLedger(database, backups.folder);
    call.print(`Written to ${await takeBackup(backups)}.\n`);
  },
};

const backupChanges: Command = {
  usage: 'backup-changes',
  summary: 'sends what changed since the last backup to BACKUP_TO, encrypted',
  async run(call) {
    const backups = backupCall(call);
    const { database } = await call.open();
    await syncLedger(database, backups.folder);
    call.print(`Sent as ${await sendChanges(backups)}.\n`);
  },
};

const fetchCopy: Command = {
  usage: 'fetch FILE',
  summary: 'brings the newest copy back from BACKUP_TO, opened with BACKUP_IDENTITY, for restore',
  asksFor: 'Where to? Give the name of one file.',
  async run(call) {
    const file = resolve(call.given);
    if (existsSync(file)) throw new UsageFault(`${file} exists already and is left as it is.`);
    const { names, faults } = await fetchNewest(backupCall(call), file);
    for (const fault of faults) call.print(`Not used, because it is damaged: ${fault}\n`);
    call.print(`Made of ${names.join(' and ')}: ${file}. ${PERSONAL}\n`);
  },
};

const rehearseRestore: Command = {
  usage: 'rehearse',
  summary: 'restores the newest copy into a folder of its own, compares it, and deletes it again',
  async run(call) {
    const backups = backupCall(call);
    const { reader } = (await call.open()).database;
    const opening = { others: [deskSchema] };
    const { from, enquiries } = await rehearse(backups, { reader, opening });
    call.print(`${from} can be restored. Enquiries in it: ${enquiries}.\n`);
  },
};

const tellOfFailure: Command = {
  usage: 'tell-failure UNIT',
  summary: 'tells ALERT_MAIL_TO and ALERT_WEBHOOK_URL that a unit of systemd has failed',
  asksFor: 'Which unit? Give its name.',
  async run({ settings, given, print }) {
    const say = (event: string, facts = {}) => print(`${event}: ${JSON.stringify(facts)}\n`);
    const log = { info: say, warn: say, error: say };
    return (await tellFailure(settings, given, log)) ? undefined : false;
  },
};

async function peopleOf(staff: Staff): Promise<string> {
  return (await staff.people())
    .map(({ name, address, role, passkeys }) => line(name, address, role, `passkeys: ${passkeys}`))
    .join('');
}

/** A copy that came back brings nobody back who was erased, removed or signed out since. */
const signOutAll: Command = {
  usage: 'sign-out-all',
  summary:
    'ends every session and invitation, erases and removes again whom a copy brought back, and shows who can open the desk',
  async run({ open, settings, actor, now, print }) {
    const folder = resolve(settings.DATA_DIR);
    const { database, staff } = await open();
    const missing = await syncLedger(database, folder);
    const { count: erased } = await eraseAgain(database, mailFolder(settings), folder);
    const removed = await endAccessAgain(database, folder, { actor, now });
    if (missing.length > 0)
      print(
        `There was no ${missing.join(' and no ')} in ${folder}. Who was erased or removed after this copy was made may be back: put the files of the newest backup there and run sign-out-all.\n`,
      );
    print(`Enquiries: ${await countEnquiries(database.reader)}. Erased again: ${erased}.\n`);
    print(
      `Everyone is signed out. People and passkeys removed again: ${removed}. Who can open the desk:\n\n`,
    );
    print(
      `${await peopleOf(staff)}\nIn a copy that came back, roles are as they were then: look at them.\n`,
    );
  },
};

const restore: Command = {
  usage: 'restore FILE',
  summary:
    'puts a backup in the place of the enquiries; the server must be stopped. People erased or removed since stay so',
  asksFor: 'Which backup? Give the name of one file.',
  async run(call) {
    const { settings, given, now, print } = call;
    mustBeSqlite(settings);
    const { keptAside } = await restoreSqlite(resolve(settings.DATA_DIR), resolve(given), now);
    await signOutAll.run(call);
    if (keptAside)
      print(
        `What was there before is in ${keptAside}: look there for newer enquiries, then delete it.\n`,
      );
  },
};

/** A link to a desk that does not answer would only puzzle its receiver. */
function originOfDesk({ DESK, DESK_ORIGIN }: EnquirySettings): string {
  if (DESK === 'off') throw new UsageFault('There is no desk to invite to: DESK is off.');
  if (DESK_ORIGIN) return DESK_ORIGIN;
  if (process.env['BEHIND_TLS'] === 'true')
    throw new UsageFault(
      'There is no desk to invite to: behind TLS it is off until DESK_ORIGIN is set.',
    );
  return `http://localhost:${process.env['PORT'] ?? '4321'}`;
}

const invite: Command = {
  usage: 'invite ADDRESS [--name NAME] [--administrator]',
  summary:
    'makes a link with which a person opens the desk for the first time, or on another device; it works once',
  options: ['name', 'administrator'],
  asksFor: 'Whom to invite? Give one e-mail address.',
  isAddress: true,
  async run({ open, settings, options, given: address, actor, print }) {
    const origin = originOfDesk(settings);
    const { staff } = await open();
    const name = options.name?.trim() || address.slice(0, address.lastIndexOf('@'));
    const role = options.administrator ? 'administrator' : 'member';
    const invitation = await staff.invite({ name, address, role, actor });
    print(`${invitationLink(origin, invitation.token)}\n`);
    print(`For ${invitation.name} only. It works once, until ${timeOf(invitation.ends_at)}.\n`);
  },
};

const remove: Command = {
  usage: 'remove ADDRESS [--yes]',
  summary: 'ends the passkeys and sessions of a person at the desk; their notes stay',
  options: ['yes'],
  asksFor: 'Whom to remove? Give the address of a person who can open the desk.',
  async run(call) {
    const { open, given, actor, print } = call;
    const { staff } = await open();
    const people = await staff.people();
    const person = people.find(({ address }) => address.toLowerCase() === given.toLowerCase());
    if (!person) throw new UsageFault(`Nobody with the address ${given} can open the desk.`);
    const administrators = people.filter(({ role }) => role === 'administrator');
    if (administrators.length === 1 && administrators[0] === person)
      throw new UsageFault('There must be an administrator: invite another one first.');
    const isSure = await isAgreed(call, `${person.name} will no longer be able to open the desk.`);
    if (isSure) await staff.removePerson(person.id, actor);
    print(isSure ? `${person.name} can no longer open the desk.\n` : 'Nobody was removed.\n');
    return isSure ? undefined : false;
  },
};

/** Commands for a server without a browser; everything else is at the desk. */
export const COMMANDS: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  erase,
  purge: purgeOld,
  stats,
  backup,
  'backup-whole': backupWhole,
  'backup-changes': backupChanges,
  fetch: fetchCopy,
  rehearse: rehearseRestore,
  'tell-failure': tellOfFailure,
  restore,
  invite,
  remove,
  'sign-out-all': signOutAll,
};
