import type { Context } from 'hono';
import type { Log } from '../../enquiries/log.ts';
import type { Staff } from '../staff/open.ts';
import type { SignedIn } from '../staff/sessions.ts';

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

/** A path with the place of an id, as the router writes it. */
export const withId = (path: (id: string) => string): string => decodeURIComponent(path(':id'));
