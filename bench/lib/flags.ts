import { parseArgs } from 'node:util';
import { CannotMeasure } from './cannot-measure.ts';

/** The flags of a benchmark. The defaults are the full run that the documents show. */
export type Flags = Record<string, { default: number | string; meaning: string }>;

export type Values<Own extends Flags> = {
  [Name in keyof Own]: Own[Name]['default'] extends number ? number : string;
};

const describe = (flags: Flags): string =>
  Object.entries(flags)
    .map(([name, flag]) => `  --${name} ${flag.default}`.padEnd(24) + flag.meaning)
    .join('\n');

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
    throw new CannotMeasure(`--${name} must be a number of at least 0, not "${text}".`);
  }
  return value;
};

/** The values that were typed or left as they are; anything but the full run is a trial. */
export const readFlags = <const Own extends Flags>(
  flags: Own,
  given: readonly string[],
): { values: Values<Own>; isTrial: boolean } => {
  const options = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: 'string' as const }]));
  let typed: Record<string, unknown>;
  try {
    typed = parseArgs({ args: [...given], options }).values;
  } catch {
    throw new CannotMeasure(`These flags exist, with their defaults:\n${describe(flags)}`);
  }
  const entries = Object.entries(flags).map(([name, flag]) => {
    const text = typed[name];
    if (typeof text !== 'string') return [name, flag.default] as const;
    return [name, typeof flag.default === 'number' ? numberOf(name, text) : text] as const;
  });
  return {
    values: Object.fromEntries(entries) as Values<Own>,
    isTrial: entries.some(([name, value]) => value !== flags[name]?.default),
  };
};
