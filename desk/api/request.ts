import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Log } from '../../enquiries/log.ts';
import { type ErrorAnswer, type ErrorKind, statusOf } from '../contract/errors.ts';
import type { Staff } from '../staff/open.ts';
import type { SignedIn } from '../staff/sessions.ts';
import words from './words.json' with { type: 'json' };

export interface DeskParts {
  staff: Staff;
  log: Log;
  now(): number;
  /** Under which people open the desk; known once the server listens. */
  origin(): string;
  /** Whether people come by https: then the cookie is for https only. */
  isSecure: boolean;
  clientAddress(context: Context): string | undefined;
  /** Whether a request comes from the machine of the server itself, and not through a proxy on it. */
  isThisMachine(context: Context): boolean;
}

/** What a request knows about whoever sent it. */
export type DeskEnv = { Variables: { me: SignedIn; token: string } };
export type DeskContext = Context<DeskEnv>;

export const withId = (path: (id: string) => string): string => decodeURIComponent(path(':id'));

export class DeskFault extends Error {
  override name = 'DeskFault';
  readonly status: ContentfulStatusCode;
  readonly answer: ErrorAnswer;

  constructor(kind: ErrorKind, more: Omit<ErrorAnswer, 'kind' | 'message'> = {}) {
    super(words.errors[kind]);
    this.status = statusOf[kind];
    this.answer = { kind, message: words.errors[kind], ...more };
  }
}

const mostBytes = 64 * 1024;

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DeskFault('malformed', { field: result.error.issues[0]?.path.join('.') ?? '' });
}

/** PostgreSQL keeps no NUL, and nobody types one. */
const withoutNul = (_key: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

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

export const readQuery = <Schema extends z.ZodType>(context: Context, schema: Schema): z.output<Schema> =>
  checked(schema, context.req.query());
