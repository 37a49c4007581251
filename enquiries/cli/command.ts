import type { parseArgs } from 'node:util';
import type { EnquirySettings } from '../settings.ts';
import type { Database } from '../store/database.ts';

/** What the person at the keyboard gave wrongly; shown without a stack. */
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
  /** To standard output. */
  print(text: string): void;
  /** How far a long piece of work has come; to the terminal only. */
  progress(what: string): (done: number, total: number) => void;
}

export interface Command {
  usage: string;
  summary: string;
  /** What it understands besides --json; any other is refused. */
  options: readonly (keyof Options)[];
  /** How many names it takes at most; any further one is refused. */
  mostNames: number;
  /** False when the work was not done as asked. */
  run(call: Call): Promise<boolean>;
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const timeOf = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
