import type { z } from 'zod';

interface SettingRow {
  name: string;
  default: string;
  meaning: string;
}

export function rowsOf(shape: Record<string, z.ZodType>): SettingRow[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    default: String(schema.safeParse(undefined).data ?? ''),
    meaning: schema.description ?? '',
  }));
}

type Merged<Schemas> = Schemas extends readonly [z.ZodType<infer First>, ...infer Rest]
  ? First & Merged<Rest>
  : unknown;

/** An empty variable counts as not set. A fault never shows the value: it may be a password. */
export function readSettings<const Schemas extends readonly z.ZodType[]>(
  environment: Record<string, string | undefined>,
  schemas: Schemas,
): Merged<Schemas> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const results = schemas.map((schema) => schema.safeParse(given));
  const faults = results.flatMap(({ error }) => error?.issues ?? []);
  if (faults.length > 0) {
    const sentences = new Set(faults.map(({ path, message }) => `${path.join('.')} ${message}.`));
    throw new Error([...sentences].join('\n'));
  }
  return Object.assign({}, ...results.map(({ data }) => data));
}
