import type { Context, Hono } from 'hono';
import { clientAddress } from './client-address.ts';

/** What the front door tells an API about a request; bindingsOf reads it. */
export interface ApiBindings {
  /** The visitor's address, seen through trusted proxies only. */
  clientAddress: string;
}

export type ApiEnv = { Bindings: ApiBindings };

/** A room's API. Its routes are full paths, such as /api/v1.0/email/send. */
export interface Api {
  /** Everything below this path is its own. */
  path: `/${string}`;
  handler: Hono;
  /** The page of the site that its HTML is made from: such an answer gets the policy of that page. */
  page?: string;
}

/** For the handlers of an API. */
export const bindingsOf = (context: Context): ApiBindings => context.env;

/** What is read of a request of node:http. */
interface Wire {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

export const bindingsFor = (request: Wire, isTrusted: (address: string) => boolean): ApiBindings => {
  const forwarded = request.headers['x-forwarded-for'];
  return { clientAddress: clientAddress(request.socket.remoteAddress, forwarded?.toString(), isTrusted) };
};
