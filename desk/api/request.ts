import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { isSmallJson } from '../../common/small-json.ts';
import type { Log } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import { REFRESH_HEADER } from '../contract/paths.ts';
import type { Staff } from '../staff/open-staff.ts';
import { MAX_SESSION_MS, type SignedIn } from '../staff/sessions.ts';
import type { Editing } from './edit.ts';

export interface DeskParts {
  staff: Staff;
  log: Log;
  now(): number;
  /** Under which people open the desk; known once the server listens. */
  origin(): string;
  /** Whether people come by https: then the cookie is for https only. */
  isSecure: boolean;
  clientAddress(context: Context): string | undefined;
  /** Whether a request comes from the server's own machine, and not through a proxy on it. */
  isThisMachine(context: Context): boolean;
  /** Missing where the words of the site cannot be changed. */
  editing?: Editing | undefined;
}

export type DeskEnv = { Variables: { me: SignedIn; token: string } };
export type DeskContext = Context<DeskEnv>;

export function withId(path: (id: string) => string): string {
  return decodeURIComponent(path(':id'));
}
/** PostgreSQL takes no NUL, and none of our ids has one. */
export function idIn(context: DeskContext): string {
  return (context.req.param('id') ?? '').replaceAll('\0', '');
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DeskFault('malformed', { field: result.error.issues[0]?.path.join('.') ?? '' });
}

function withoutNul(_key: string, value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

/** A passkey has some thirty values, and no other request as many. */
const MAX_JSON = { values: 200, depth: 8 };

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  limits = MAX_JSON,
): Promise<z.output<Schema>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new DeskFault('malformed', { field: 'content-type' });
  const text = await context.req.text();
  if (!isSmallJson(text, limits)) throw new DeskFault('malformed', { field: '' });
  try {
    return checked(schema, JSON.parse(text, withoutNul));
  } catch (error) {
    throw error instanceof DeskFault ? error : new DeskFault('malformed', { field: '' });
  }
}

export function readQuery<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): z.output<Schema> {
  return checked(schema, context.req.query());
}

/** `__Host-` keeps other hosts and plain http from setting it; it needs https. */
function cookieName({ isSecure }: DeskParts) {
  return isSecure ? '__Host-desk' : 'desk';
}

export function tokenOf(parts: DeskParts, context: DeskContext): string {
  return getCookie(context, cookieName(parts)) ?? '';
}

/** No script reads it, no other site has it sent. Without a token it is taken away. */
export function giveCookie(parts: DeskParts, context: DeskContext, token: string): void {
  setCookie(context, cookieName(parts), token, {
    httpOnly: true,
    secure: parts.isSecure,
    sameSite: 'Strict',
    path: '/',
    maxAge: token === '' ? 0 : MAX_SESSION_MS / 1000,
  });
}

function isChange(method: string) {
  return method !== 'GET' && method !== 'HEAD';
}

/** A change says by both headers that it comes from the desk; a link need not. */
export function fromDeskOnly(parts: DeskParts): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const isOwn = isChange(context.req.method)
      ? site === 'same-origin' && context.req.header('origin') === parts.origin()
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!isOwn) throw new DeskFault('foreign');
    await next();
  };
}

export function isRefresh(context: DeskContext) {
  return context.req.header(REFRESH_HEADER) !== undefined;
}

/** Without a session every request gets the same response. */
export function signedInOnly(parts: DeskParts): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const token = tokenOf(parts, context);
    const me = token === '' ? undefined : await parts.staff.session(token, !isRefresh(context));
    if (!me) throw new DeskFault('signed-out');
    context.set('me', me);
    context.set('token', token);
    await next();
  };
}

export async function administratorsOnly(context: DeskContext, next: Next): Promise<void> {
  if (context.get('me').role !== 'administrator') throw new DeskFault('forbidden');
  await next();
}

const RECENT_MS = 300_000;

/** For what would do much harm in the hands of someone who finds an open browser. */
export function requireRecent({ now }: DeskParts, context: DeskContext): void {
  if (now() - context.get('me').confirmedAt > RECENT_MS) throw new DeskFault('not-confirmed');
}
