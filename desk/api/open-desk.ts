import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { faultCode } from '../../enquiries/for-desk.ts';
import { DeskFault, STATUS_OF } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import { MAX_FILE_BYTES } from '../names.ts';
import { invitationLink } from '../staff/invitations.ts';
import { editRoutes } from './edit.ts';
import { enquiryRoutes } from './enquiries.ts';
import { mailNews } from './mail.ts';
import { peopleRoutes } from './people.ts';
import { type DeskEnv, type DeskParts, fromDeskOnly, signedInOnly } from './request.ts';
import { signInRoutes } from './sign-in.ts';

const RETRY_AFTER_SECONDS = 5;

const MAX_BODY_BYTES = 64 * 1024;
/** A long article, each letter of three bytes. */
const MAX_WORDS_BYTES = 512 * 1024;
function tooLarge(): never {
  throw new DeskFault('too-large');
}

/** Programming errors; anything else means that the store is unavailable for a while. */
const PROGRAMMING_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError];

export function openDesk(parts: DeskParts) {
  const { staff, log } = parts;
  const routes = new Hono<DeskEnv>();
  const failed = (error: Error) => {
    log.error('a request of the desk failed', { fault: faultCode(error) });
    const isMistake = PROGRAMMING_ERRORS.some((kind) => error instanceof kind);
    return isMistake
      ? new DeskFault('fault')
      : new DeskFault('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  };
  routes.onError((error, context) => {
    const { kind, more } = error instanceof DeskFault ? error : failed(error);
    if (more.retryAfter !== undefined) context.header('Retry-After', String(more.retryAfter));
    return context.json({ kind, ...more }, STATUS_OF[kind]);
  });
  routes.notFound(() => {
    throw new DeskFault('not-found');
  });
  routes.use(async (context, next) => {
    context.header('X-Robots-Tag', 'noindex');
    await next();
  });
  const limit = (maxSize: number) => bodyLimit({ maxSize, onError: tooLarge });
  const [forFiles, forWords] = [limit(MAX_FILE_BYTES), limit(MAX_WORDS_BYTES)];
  const forOthers = limit(MAX_BODY_BYTES);
  const limitFor = (path: string) => {
    if (path.endsWith('/files')) return forFiles;
    return path.startsWith(apiPaths.edit('')) ? forWords : forOthers;
  };
  routes.use(fromDeskOnly(parts), (context, next) => limitFor(context.req.path)(context, next));

  routes.route('/', signInRoutes(parts));
  routes.use(signedInOnly(parts));
  routes.route('/', peopleRoutes(parts));
  routes.route('/', enquiryRoutes(parts));
  routes.route('/', editRoutes(parts));

  return {
    routes,
    origin: parts.origin,
    mailNews: () => mailNews(parts),
    /** With which the first person signs in; undefined once there is an administrator, or while the store is unavailable. */
    async firstLink() {
      const token = await staff.inviteFirst().catch(() => undefined);
      return token && invitationLink(parts.origin(), token);
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;
