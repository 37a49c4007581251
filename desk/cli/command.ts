import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import type { parseArgs } from 'node:util';
import type { EnquirySettings } from '../../enquiries/settings.ts';
import { type Database, faultCode } from '../../enquiries/store/database.ts';
import type { EnquiryState } from '../../enquiries/store/read.ts';
import type { JobState, Outcome } from '../../enquiries/store/states.ts';
import type { Noted } from '../staff/audit.ts';
import type { Staff } from '../staff/open.ts';
import type { Actor } from '../staff/work.ts';

/** A mistake in how the tool was called; shown without a stack. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

export const optionTypes = {
  json: flag,
  help: { ...flag, short: 'h' },
  'dry-run': flag,
  yes: flag,
  state: text,
  since: text,
  email: text,
  limit: text,
  format: text,
  out: text,
  name: text,
  administrator: flag,
} as const;
export type Options = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>['values'];

export interface Call {
  database: Database;
  staff: Staff;
  settings: EnquirySettings;
  names: readonly string[];
  options: Options;
  now: number;
  actor: Actor;
  /** Notes in the audit trail that somebody reads many enquiries at once, before they are printed. */
  note(reading: Pick<Noted, 'what' | 'detail'>): Promise<void>;
  zone: string;
  print(text: string): void;
  /** To a person who watches, and to nobody else. */
  tell(text: string): void;
  ask(question: string): Promise<string | undefined>;
  progress(what: string): (done: number, total: number) => void;
}

export interface Command {
  usage: string;
  summary: string;
  /** Options besides --json; any other is refused. */
  options?: readonly (keyof Options)[];
  /** The most names it takes; any more are refused. */
  mostNames: number;
  /** A command that only looks works on a full or read-only disk too. */
  only?: 'looks';
  /** False when the work was not done as asked. */
  run(call: Call): Promise<boolean>;
}

/** A command that needs the store closed. */
export interface OfflineCommand extends Omit<Command, 'run' | 'only'> {
  runOffline(call: Omit<Call, 'database' | 'staff' | 'note'>): Promise<boolean>;
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function timeOf(time: number | null, zone: string): string {
  if (time === null) return '';
  // Swedish writes days and hours in the order of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(time);
}

/** Whether a person agrees to what cannot be undone. In a script --yes says so. */
export async function isAgreed({ options, ask }: Pick<Call, 'options' | 'ask'>, question: string): Promise<boolean> {
  if (options.yes) return true;
  const answer = await ask(`${question} Type yes to go on: `);
  if (answer === undefined) throw new UsageFault('There is nobody to ask. Nothing was done; in a script add --yes.');
  return answer.trim().toLowerCase() === 'yes';
}

/** States as staff read them; --json and --state keep to the plain ones. */
export const stateWords: Record<EnquiryState | JobState | Outcome, string> = {
  quarantined: 'quarantined',
  held: 'held',
  pending: 'pending',
  parked: 'parked',
  failed: 'failed',
  delivered: 'delivered',
  kept: 'kept as file',
  'given-up': 'given up',
  skipped: 'not needed',
  dismissed: 'dismissed',
  lost: 'lost',
};

function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (faultCode(error) !== 'EEXIST') throw error;
    throw new UsageFault(`${file} exists already and is left as it is.`);
  }
}

/**
 * Creates the file first, so that nobody else can ever read it and nothing is overwritten. A failure leaves none
 * behind: half a copy looks like a whole one, and would be in the way of the next attempt.
 */
export async function fillNewFile(file: string, fill: (descriptor: number) => Promise<void>): Promise<void> {
  const descriptor = create(file);
  try {
    await fill(descriptor);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
