import { parseArgs } from 'node:util';

/** A flag of a benchmark. The defaults are the full run that the documents show. */
export interface Flag<Value extends number | string = number | string> {
  default: Value;
  meaning: string;
  /** Names a place: another value does not make the run a trial. */
  isPlace?: true;
}

type Values<Flags extends Record<string, Flag>> = {
  [Name in keyof Flags]: Flags[Name]['default'] extends number ? number : string;
};

export interface ReadFlags<Flags extends Record<string, Flag>> {
  values: Values<Flags>;
  /** Whether this is anything but the full run. */
  isTrial: boolean;
}

/** A flag that does not exist or makes no sense; its message says what to type. */
export class WrongFlag extends Error {
  override name = 'WrongFlag';
}

export const describeFlags = (flags: Record<string, Flag>): string =>
  Object.entries(flags)
    .map(([name, flag]) => `  --${name} ${flag.default}`.padEnd(24) + flag.meaning)
    .join('\n');

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
    throw new WrongFlag(`--${name} must be a number of at least 0, not "${text}".`);
  }
  return value;
};

export const readFlags = <const Flags extends Record<string, Flag>>(
  flags: Flags,
  given: readonly string[],
): ReadFlags<Flags> => {
  const options = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: 'string' as const }]));
  let typed: Record<string, unknown>;
  try {
    typed = parseArgs({ args: [...given], options, strict: true, allowPositionals: false }).values;
  } catch {
    throw new WrongFlag(`These flags exist, with their defaults:\n${describeFlags(flags)}`);
  }
  const entries = Object.entries(flags).map(([name, flag]) => {
    const text = typed[name];
    if (typeof text !== 'string') return [name, flag.default] as const;
    return [name, typeof flag.default === 'number' ? numberOf(name, text) : text] as const;
  });
  return {
    values: Object.fromEntries(entries) as Values<Flags>,
    isTrial: entries.some(([name, value]) => value !== flags[name]?.default && !flags[name]?.isPlace),
  };
};
