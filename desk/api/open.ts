import { Hono } from 'hono';
import { faultCode } from '../../enquiries/store/database.ts';
import { invitationLink } from '../staff/invitations.ts';
import { doorRoutes } from './door.ts';
import { enquiryRoutes } from './enquiries.ts';
import { mailNews } from './news.ts';
import { peopleRoutes } from './people.ts';
import { type DeskEnv, DeskFault, type DeskParts, fromDeskOnly, signedInOnly } from './request.ts';

export interface Desk {
  routes: Hono<DeskEnv>;
  origin(): string;
  /** The link with which the first person signs in; undefined once there is an administrator, or while the store is away. */
  firstLink(): Promise<string | undefined>;
  /** Every five minutes. */
  mailNews(): Promise<void>;
}

const retrySoon = 5;

/** Mistakes of ours have these names; anything else is a store that is away, and comes back. */
const isMistake = (error: unknown): boolean =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);

export function openDesk(parts: DeskParts): Desk {
  const { staff, log } = parts;
  const routes = new Hono<DeskEnv>();
  routes.onError((error, context) => {
    const fault =
      error instanceof DeskFault
        ? error
        : isMistake(error)
          ? new DeskFault('fault')
          : new DeskFault('unavailable', { retryAfter: retrySoon });
    if (fault !== error) log.error('a request of the desk failed', { fault: faultCode(error) });
    if (fault.answer.retryAfter !== undefined) context.header('Retry-After', String(fault.answer.retryAfter));
    context.header('X-Robots-Tag', 'noindex');
    return context.json(fault.answer, fault.status);
  });
  routes.notFound(() => {
    throw new DeskFault('not-found');
  });
  routes.use(async (context, next) => {
    await next();
    context.header('X-Robots-Tag', 'noindex');
  });
  routes.use(fromDeskOnly(parts));
  routes.route('/', doorRoutes(parts));
  routes.use(signedInOnly(parts));
  routes.use(async (context, next) => {
    // No name of ours has a NUL in it, and PostgreSQL takes none.
    if (/%00/.test(new URL(context.req.url).pathname)) throw new DeskFault('not-found');
    await next();
  });
  routes.route('/', peopleRoutes(parts));
  routes.route('/', enquiryRoutes(parts));

  return {
    routes,
    origin: parts.origin,
    mailNews: () => mailNews(parts),
    async firstLink() {
      const token = await staff.inviteFirst().catch(() => undefined);
      return token && invitationLink(parts.origin(), token);
    },
  };
}
