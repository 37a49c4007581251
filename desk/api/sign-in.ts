import { Hono, type MiddlewareHandler } from 'hono';
import { officeTimes } from '../../common/day.ts';
import { isEmailAddress } from '../../enquiries/contract/check.ts';
import { limitFor } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import {
  acceptInvitationRequest,
  confirmRequest,
  invitationOptionsRequest,
  invitationRequest,
  signInRequest,
} from '../contract/requests.ts';
import type { SignedIn } from '../staff/sessions.ts';
import type { Tables } from '../staff/tables.ts';
import { deviceName } from './device.ts';
import { mailPerson } from './mail.ts';
import {
  askForPasskey,
  askToMakePasskey,
  checkNewPasskey,
  checkPasskey,
  type Me,
} from './passkeys.ts';
import {
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  giveCookie,
  readBody,
  requireRecent,
  signedInOnly,
  tokenOf,
} from './request.ts';
import type {
  InvitationLook,
  InvitationOptionsResponse,
  SessionResponse,
  SignInOptionsResponse,
} from './responses.ts';
import words from './words.json' with { type: 'json' };

/** Enough for an office in which everyone signs in on Monday, and little for guessing. */
const REFUSALS = { points: 60, minutes: 10 };
const QUESTIONS = { points: 600, minutes: 10 };

function limit({ now, clientAddress }: DeskParts, budget: typeof REFUSALS) {
  const secondsToWait = limitFor(budget, now);
  return (context: DeskContext): void => {
    const retryAfter = secondsToWait(clientAddress(context));
    if (retryAfter > 0) throw new DeskFault('too-many', { retryAfter });
  };
}

/** Only refusals count: a stranger behind the same address, such as a proxy's, locks out nobody who has a passkey. */
function limitRefusals(parts: DeskParts): MiddlewareHandler<DeskEnv> {
  const count = limit(parts, REFUSALS);
  return async (context, next) => {
    await next();
    if (context.error instanceof DeskFault) count(context);
  };
}

/** Refuses a passkey. At most one entry a minute says so: a thousand attempts must not fill the audit trail. */
function refusing({ staff, log, now }: DeskParts): () => Promise<never> {
  const wait = limitFor({ points: 1, minutes: 1 }, now);
  return async () => {
    if (wait('all') === 0) {
      log.warn('signing in was refused');
      await staff.note({ by: null, what: 'sign-in-refused' });
    }
    throw new DeskFault('refused');
  };
}

function sessionResponse(me: SignedIn | undefined): SessionResponse {
  if (!me) return { person: null };
  const { id, name, address, role } = me;
  const described = { job: me.job ?? '', signature: me.signature ?? '' };
  return { person: { id, name, address, role, edits: me.edits ?? 'nothing', ...described } };
}

function deviceOf(context: DeskContext) {
  return deviceName(context.req.header('user-agent'));
}

function whoIs({ is_first, name, address }: Tables['invitation'], me: Me | undefined): Me {
  if (is_first !== 1) return { name, address };
  if (!me || !isEmailAddress(me.address)) throw new DeskFault('malformed', { field: 'me.address' });
  return me;
}

export function signInRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();
  const refuse = refusing(parts);
  const limited = limitRefusals(parts);
  const countQuestion = limit(parts, QUESTIONS);

  /** The session that this browser had ends: nobody would see that it is still open. */
  const begin = async (context: DeskContext, token: string) => {
    await staff.endSession(tokenOf(parts, context));
    giveCookie(parts, context, token);
    return context.json(sessionResponse(await staff.session(token, false)));
  };
  const known = async (response: Parameters<typeof checkPasskey>[1]) =>
    (await checkPasskey(parts, response)) ?? refuse();
  /** The link for the first person works on the machine of the server only. */
  const invitationOf = async (
    context: DeskContext,
    token: string,
  ): Promise<Tables['invitation']> => {
    const invitation = await staff.findInvitation(token);
    if (!invitation || (invitation.is_first === 1 && !parts.isThisMachine(context)))
      throw new DeskFault('link-ended');
    return invitation;
  };

  routes.get(apiPaths.session, async (context) => {
    const token = tokenOf(parts, context);
    return context.json(
      sessionResponse(token === '' ? undefined : await staff.session(token, false)),
    );
  });
  routes.post(apiPaths.signInOptions, async (context) => {
    countQuestion(context);
    return context.json((await askForPasskey(parts)) satisfies SignInOptionsResponse);
  });
  routes.post(apiPaths.signIn, limited, async (context) => {
    const { response } = await readBody(context, signInRequest);
    const { person, passkeyId } = await known(response);
    const opened = { person_id: person.id, passkey_id: passkeyId, device: deviceOf(context) };
    return begin(context, await staff.signIn(person.name, opened));
  });
  routes.post(apiPaths.confirm, limited, signedInOnly(parts), async (context) => {
    const { response } = await readBody(context, confirmRequest);
    if (!response) {
      requireRecent(parts, context);
    } else {
      const { person } = await known(response);
      if (person.id !== context.get('me').id) throw new DeskFault('refused');
      await staff.confirm(context.get('token'));
    }
    return context.body(null, 204);
  });
  routes.post(apiPaths.invitation, limited, async (context) => {
    const { token } = await readBody(context, invitationRequest);
    const { is_first, person_id, name, address } = await invitationOf(context, token);
    const purpose = is_first === 1 ? 'first' : person_id ? 'return' : 'join';
    return context.json({ purpose, name, address } satisfies InvitationLook);
  });
  routes.post(apiPaths.invitationOptions, limited, async (context) => {
    const { token, me } = await readBody(context, invitationOptionsRequest);
    const invitation = await invitationOf(context, token);
    const options = await askToMakePasskey(parts, invitation, whoIs(invitation, me));
    return context.json(options satisfies InvitationOptionsResponse);
  });
  routes.post(apiPaths.acceptInvitation, limited, async (context) => {
    const { token, me, response } = await readBody(context, acceptInvitationRequest);
    const invitation = await invitationOf(context, token);
    const person = whoIs(invitation, me);
    const passkey = await checkNewPasskey(parts, invitation, response);
    if (!passkey) return refuse();
    const device = deviceOf(context);
    const opened = await staff.accept(invitation.id, { passkey, me: person, device });
    const where = { ...officeTimes(parts.now()), device: device || words.unknownDevice };
    if (invitation.person_id !== null) void mailPerson(parts, person, words.newPasskey, where);
    return begin(context, opened);
  });
  return routes;
}
