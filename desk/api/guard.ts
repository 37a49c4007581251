import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { refreshHeader } from '../contract/paths.ts';
import { longestMs } from '../staff/sessions.ts';
import { type DeskContext, type DeskEnv, DeskFault, type DeskParts } from './request.ts';

/** `__Host-` keeps other hosts and plain http from setting it; browsers refuse that name without https. */
const cookieName = ({ isSecure }: DeskParts) => (isSecure ? '__Host-desk' : 'desk');

export const tokenOf = (parts: DeskParts, context: DeskContext): string => getCookie(context, cookieName(parts)) ?? '';

/** Scripts cannot read it, and no other site can make a browser send it. Without a token it is taken away. */
export function giveCookie(parts: DeskParts, context: DeskContext, token: string): void {
  setCookie(context, cookieName(parts), token, {
    httpOnly: true,
    secure: parts.isSecure,
    sameSite: 'Strict',
    path: '/',
    maxAge: token === '' ? 0 : longestMs / 1000,
  });
}

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD';

/**
 * Only pages of the desk may ask. A change must say where it comes from, in both headers; a link that somebody follows
 * to read something need not.
 */
export const fromDeskOnly =
  (parts: DeskParts): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const isOwn = isChange(context.req.method)
      ? site === 'same-origin' && context.req.header('origin') === parts.origin()
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!isOwn) throw new DeskFault('foreign');
    await next();
  };

const isRefresh = (context: DeskContext) => context.req.header(refreshHeader) !== undefined;

/** Whoever is not signed in gets the same answer, whatever they asked for. */
export const signedInOnly =
  (parts: DeskParts): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    const token = tokenOf(parts, context);
    const me = token === '' ? undefined : await parts.staff.session(token, !isRefresh(context));
    if (!me) throw new DeskFault('signed-out');
    context.set('me', me);
    context.set('token', token);
    await next();
  };

export const administratorsOnly: MiddlewareHandler<DeskEnv> = async (context, next) => {
  if (context.get('me').role !== 'administrator') throw new DeskFault('forbidden');
  await next();
};
