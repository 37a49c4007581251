import type { Context } from 'hono';
import type { z } from 'zod';
import { DeskFault } from './fault.ts';

const mostBytes = 64 * 1024;

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DeskFault('malformed', { field: result.error.issues[0]?.path.join('.') ?? '' });
}

/** PostgreSQL keeps no NUL, and nobody types one. */
const withoutNul = (_key: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

/** The body of a change: JSON within bounds, as the contract has it. */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new DeskFault('malformed', { field: 'content-type' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new DeskFault('too-large');
    chunks.push(chunk);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(chunks).toString('utf8'), withoutNul);
  } catch {
    throw new DeskFault('malformed', { field: '' });
  }
  return checked(schema, value);
}

/** The query of a request, as the contract has it. */
export const readQuery = <Schema extends z.ZodType>(context: Context, schema: Schema): z.output<Schema> =>
  checked(schema, context.req.query());
