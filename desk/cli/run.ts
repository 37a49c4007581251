import { parseArgs } from 'node:util';
import { didYouMean } from '../../common/nearest.ts';
import { type EnquirySettings, readEnquirySettings } from '../../enquiries/settings.ts';
import { faultCode, reasonOf } from '../../enquiries/store/database.ts';
import { nameOfStore, openExistingDatabase } from '../../enquiries/store/store.ts';
import { noteAudit } from '../staff/audit.ts';
import { openStaff } from '../staff/open.ts';
import { type Call, type Command, type OfflineCommand, type Options, optionTypes, UsageFault } from './command.ts';
import { exportAll, list, show } from './enquiries.ts';
import { erase, purge } from './erase-and-purge.ts';
import { invite, removePerson, signOutAll } from './people.ts';
import { backup, restore, stats } from './store.ts';

/** What a server without a browser needs; everything else is at the desk. */
const commands: Record<string, Command | OfflineCommand> = {
  list,
  show,
  export: exportAll,
  erase,
  purge,
  stats,
  backup,
  restore,
  invite,
  remove: removePerson,
  'sign-out-all': signOutAll,
};

export interface Terminal {
  environment: Record<string, string | undefined>;
  print(text: string): void;
  complain(text: string): void;
  /** Whether a person is watching: progress goes to terminals, not to files. */
  isWatched: boolean;
  ask: ((question: string) => Promise<string>) | undefined;
  now(): number;
  zone: string;
  user: string;
}

const help = () => {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}\n`);
  return `Enquiries: npm run enquiries -- COMMAND\n\n${lines.join('')}\nEvery command takes --json. REFERENCE is what visitor and mail name, such as S3R-EK8-BX8, or the\nbeginning of the enquiry's number. What is done with an enquiry, such as releasing it, is done at the desk.\nThe settings are those of the server: DATA_DIR or DATABASE_URL say where the enquiries are.\n`;
};

const WITHOUT_DATABASE = 'check DATABASE_URL, and that PostgreSQL runs.';
const WORDS: Record<string, string> = {
  ECONNREFUSED: `No database answers at that address: ${WITHOUT_DATABASE}`,
  ENOTFOUND: `There is no machine of that name: ${WITHOUT_DATABASE}`,
  ETIMEDOUT: `The database does not answer: ${WITHOUT_DATABASE}`,
  '28P01': 'The database refuses the password: check DATABASE_URL.',
  '3D000': 'There is no database of that name: check DATABASE_URL.',
  ENOENT: 'There is no such folder: make it first, or name another.',
  EISDIR: 'That is a folder: name a file in it.',
  EACCES: 'You may not write or read there: use the account of the server, as docs/deploying.md says.',
  ENOSPC: 'The disk is full: make room, then try again.',
  EROFS: 'The disk can only be read: name a place on another one.',
};

/** Why a command failed, for somebody who knows no codes; what the system says stands behind it. */
const inWords = (error: unknown): string => {
  const words = WORDS[faultCode(error)];
  return words === undefined ? reasonOf(error) : `${words} (${reasonOf(error)})`;
};

function misread(message: string): string {
  const [, unknown] = /^Unknown option '--?([\w-]+)'/.exec(message) ?? [];
  if (unknown !== undefined)
    return `There is no option --${unknown}: ${didYouMean(
      `--${unknown}`,
      Object.keys(optionTypes).map((name) => `--${name}`),
      'try help.',
    )}`;
  const [, empty] = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument (?:missing|is ambiguous)/.exec(message) ?? [];
  if (empty !== undefined) return `${empty} needs a value after it.`;
  const [, flag] = /^Option '(?:-\w, )?(--[\w-]+)' does not take an argument/.exec(message) ?? [];
  return flag === undefined ? message : `${flag} takes no value.`;
}

function read(words: string[]) {
  try {
    const { values: options, positionals } = parseArgs({ args: words, allowPositionals: true, options: optionTypes });
    const [name = 'help', ...names] = positionals;
    return { name, names, options };
  } catch (error) {
    throw new UsageFault(misread(error instanceof Error ? error.message : String(error)));
  }
}

/** Whoever types --dry-run or a name wants less done than the command would do without: never ignore one. */
function refuseOthers(command: Command | OfflineCommand, names: readonly string[], options: Options): void {
  const understood = new Set<string>(['json', ...(command.options ?? [])]);
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const others = [
    ...given.filter(([name]) => !understood.has(name)).map(([name]) => `--${name}`),
    ...names.slice(command.mostNames),
  ];
  if (others.length === 0) return;
  throw new UsageFault(`This command does not take ${others.join(' and ')}: nothing was done. Usage: ${command.usage}`);
}

const showProgress =
  ({ isWatched, complain }: Terminal): Call['progress'] =>
  (what) =>
  (done, total) => {
    if (isWatched) complain(`\r${done} of ${total} ${what}${done >= total ? '\n' : ''}`);
  };

/**
 * A command that only looks has the store open for reading, so this opens it once more. One that cannot be written is read
 * all the same: whoever does so is about to save what is in it.
 */
const noteWith =
  ({ complain }: Terminal, settings: EnquirySettings, { actor, now }: Pick<Call, 'actor' | 'now'>): Call['note'] =>
  async (reading) => {
    try {
      const database = await openExistingDatabase(settings);
      try {
        await database.atomically((writer) => noteAudit(writer, { ...reading, by: actor, at: now }));
      } finally {
        await database.close();
      }
    } catch (error) {
      complain(`This is not in the audit trail, because the store cannot be written: ${inWords(error)}\n`);
    }
  };

/** Runs one command. 0: done; 1: not done; 2: the call was wrong. */
export async function run(words: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { print, complain } = terminal;
  try {
    const { name, names, options } = read(words);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (name === 'help' || (options.help && !command)) {
      print(help());
      return 0;
    }
    if (!command)
      throw new UsageFault(`There is no command "${name}": ${didYouMean(name, Object.keys(commands), 'try help.')}`);
    if (options.help) {
      print(`${command.usage}\n    ${command.summary}\n`);
      return 0;
    }
    refuseOthers(command, names, options);
    const settings = readEnquirySettings(terminal.environment);
    const call = {
      settings,
      names,
      options,
      now: terminal.now(),
      // Not to be taken for somebody at the desk.
      actor: { id: null, name: `${terminal.user} (command line)` },
      zone: terminal.zone,
      print,
      tell: (text: string) => {
        if (terminal.isWatched) complain(text);
      },
      ask: async (question: string) => terminal.ask?.(question),
      progress: showProgress(terminal),
    };
    if ('runOffline' in command) return (await command.runOffline(call)) ? 0 : 1;
    const database = await openExistingDatabase(settings, { readOnly: command.only === 'looks' });
    call.tell(`Enquiries in ${nameOfStore(settings)}.\n`);
    try {
      const staff = openStaff({ settings, use: (work) => work(database), now: terminal.now });
      return (await command.run({ ...call, database, staff, note: noteWith(terminal, settings, call) })) ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    complain(`${inWords(error)}\n`);
    return error instanceof UsageFault ? 2 : 1;
  }
}
