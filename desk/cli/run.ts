import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../common/nearest.ts';
import { isEmailAddress } from '../../enquiries/contract/check.ts';
import {
  faultCode,
  giveToOwner,
  nameOfStore,
  openExistingDatabase,
  readEnquirySettings,
  reasonOf,
} from '../../enquiries/for-desk.ts';
import { openStaff } from '../staff/open-staff.ts';
import { type Database, deskSchema, withDesk } from '../staff/tables.ts';
import { COMMANDS, OPTION_TYPES, UsageFault } from './commands.ts';

export interface Terminal {
  environment: Record<string, string | undefined>;
  print(text: string): void;
  complain(text: string): void;
  /** Whether a person is watching, who wants to know which store it is. */
  isWatched: boolean;
  ask: ((question: string) => Promise<string>) | undefined;
  now(): number;
  user: string;
}

function help() {
  const lines = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  ${usage}\n      ${summary}\n`,
  );
  return `Enquiries: npm run enquiries -- COMMAND

${lines.join('')}
REFERENCE is what visitor and mail name, such as S3R-EK8-BX8. Enquiries are released, assigned and
closed at the desk. The settings are those of the server: DATA_DIR or DATABASE_URL say where they are.
`;
}

/** An option or a name too many is never ignored: it was meant to limit what the command does. */
function read(name: string, args: string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw new UsageFault(
      `There is no command "${name}": ${didYouMean(name, Object.keys(COMMANDS), 'try help.')}`,
    );
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTION_TYPES,
  });
  const known: readonly string[] = command.options ?? [];
  const foreign = Object.keys(values).filter((option) => !known.includes(option));
  const others = [
    ...foreign.map((option) => `--${option}`),
    ...positionals.slice(command.asksFor ? 1 : 0),
  ];
  if (others.length > 0) {
    const refusal = `This command does not take ${others.join(' and ')}: nothing was done.`;
    throw new UsageFault(`${refusal} Usage: ${command.usage}`);
  }
  const [given = ''] = positionals;
  if (command.asksFor && (command.isAddress ? !isEmailAddress(given) : !given))
    throw new UsageFault(command.asksFor);
  return { command, options: values, given };
}

/** Runs one command. 0: done; 1: not done; 2: the call was wrong. */
export async function run(
  [name = 'help', ...args]: string[],
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const { print, complain } = terminal;
  if (name === 'help' || name === '--help' || args.includes('--help')) {
    print(help());
    return 0;
  }
  let database: Database | undefined;
  let folder: string | undefined;
  try {
    const { command, ...call } = read(name, args);
    const settings = readEnquirySettings(terminal.environment);
    folder = resolve(settings.DATA_DIR);
    const done = await command.run({
      ...call,
      settings,
      environment: terminal.environment,
      now: terminal.now(),
      // Not to be taken for a person at the desk.
      actor: { id: null, name: `${terminal.user} (command line)` },
      async open() {
        const opened = withDesk(await openExistingDatabase(settings, { others: [deskSchema] }));
        database = opened;
        giveToOwner(resolve(settings.DATA_DIR));
        if (terminal.isWatched) complain(`Enquiries in ${nameOfStore(settings)}.\n`);
        return {
          database: opened,
          staff: openStaff({ settings, use: (work) => work(opened), now: terminal.now }),
        };
      },
      print,
      ask: async (question) => terminal.ask?.(question),
    });
    return done === false ? 1 : 0;
  } catch (error) {
    complain(`${reasonOf(error)}\n`);
    return error instanceof UsageFault || faultCode(error).startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  } finally {
    await database?.close();
    if (folder) giveToOwner(folder);
  }
}
