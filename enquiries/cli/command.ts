import type { parseArgs } from 'node:util';
import type { EnquirySettings } from '../settings.ts';
import type { Database } from '../store/database.ts';

/** A mistake in how the tool was called; shown without a stack. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** All options of all commands, as they are typed, without the dashes. */
export const optionTypes = {
  json: flag,
  help: { ...flag, short: 'h' },
  'dry-run': flag,
  parked: flag,
  yes: flag,
  state: text,
  since: text,
  email: text,
  limit: text,
  format: text,
  out: text,
} as const;
export type Options = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>['values'];

export interface Call {
  database: Database;
  settings: EnquirySettings;
  names: readonly string[];
  options: Options;
  now: number;
  /** Who called, for the record. */
  user: string;
  /** To standard output. */
  print(text: string): void;
  /** Reports how far a long task has got, to a terminal only. */
  progress(what: string): (done: number, total: number) => void;
}

export interface Command {
  usage: string;
  summary: string;
  /** Options besides --json; any other is refused. */
  options: readonly (keyof Options)[];
  /** The most names it takes; any more are refused. */
  mostNames: number;
  /** A command that only looks works on a full or read-only disk too. */
  only?: 'looks';
  /** False when the work was not done as asked. */
  run(call: Call): Promise<boolean>;
}

/** A command that needs the store closed. */
export interface OfflineCommand extends Omit<Command, 'run' | 'only'> {
  runOffline(call: Omit<Call, 'database'>): Promise<boolean>;
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const timeOf = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
