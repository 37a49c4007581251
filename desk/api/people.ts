import { Hono } from 'hono';
import { officeTimes } from '../../common/day.ts';
import { isEmailAddress } from '../../enquiries/contract/check.ts';
import type { AccountAnswer, ChangedPerson, InviteAnswer, PeopleAnswer } from '../contract/answers.ts';
import { apiPaths } from '../contract/paths.ts';
import { auditQuery, inviteRequest, personRequest, signOutRequest } from '../contract/requests.ts';
import { type Invite, type Invited, invitationLink } from '../staff/invitations.ts';
import { canMail, mailPerson } from './mail.ts';
import {
  administratorsOnly,
  type DeskContext,
  type DeskEnv,
  DeskFault,
  type DeskParts,
  giveCookie,
  readBody,
  readQuery,
  recentPasskeyOnly,
  requireRecent,
  withId,
} from './request.ts';
import words from './words.json' with { type: 'json' };

export function peopleRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  const peopleFor = async (context: DeskContext): Promise<PeopleAnswer> => {
    const { id, role } = context.get('me');
    const people = (await staff.people()).map((person) => ({ ...person, isYou: person.id === id }));
    return { people, invitations: role === 'administrator' ? await staff.invitations() : [] };
  };
  /**
   * The link goes to the person and to nobody else: anyone who has it becomes that person. Only where no mail server is set
   * does the administrator pass it on; the audit trail has their name.
   */
  const invite = async (context: DeskContext, wanted: Omit<Invite, 'actor'>): Promise<InviteAnswer> => {
    if ((await staff.roleFor(wanted)) === 'administrator') requireRecent(parts, context);
    const { invitation, token } = await staff.invite({ ...wanted, actor: context.get('me') });
    const link = invitationLink(parts.origin(), token);
    if (!canMail(parts)) return { invitation, link, isMailed: false };
    const { isReturn, invitedBy: inviter, endsAt } = invitation;
    const { subject, text, returnText } = words.invitation;
    const { gulf, india } = officeTimes(endsAt);
    const values = { inviter, gulf, india, link };
    const isMailed = await mailPerson(parts, invitation, { subject, text: isReturn ? returnText : text }, values);
    return { invitation, link: null, isMailed };
  };
  const invitedOf = async (id: string | undefined): Promise<Invited> => {
    const invited = await staff.invited(id ?? '');
    if (!invited) throw new DeskFault('not-found');
    return invited;
  };
  const orFault = (result: ChangedPerson | 'unknown' | 'last administrator'): ChangedPerson => {
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last administrator') throw new DeskFault('last-administrator');
    return result;
  };

  routes.get(apiPaths.people, async (context) => context.json(await peopleFor(context)));
  routes.put(withId(apiPaths.person), administratorsOnly, async (context) => {
    const { role } = await readBody(context, personRequest);
    if (role === 'administrator') requireRecent(parts, context);
    return context.json(orFault(await staff.changeRole(context.req.param('id') ?? '', role, context.get('me'))));
  });
  routes.delete(withId(apiPaths.person), administratorsOnly, async (context) =>
    context.json(orFault(await staff.removePerson(context.req.param('id') ?? '', context.get('me')))),
  );
  routes.post(apiPaths.invitations, administratorsOnly, async (context) => {
    const wanted = await readBody(context, inviteRequest);
    if (!isEmailAddress(wanted.address)) throw new DeskFault('malformed', { field: 'address' });
    return context.json(await invite(context, wanted), 201);
  });
  routes.post(withId(apiPaths.inviteAgain), administratorsOnly, async (context) =>
    context.json(await invite(context, await invitedOf(context.req.param('id'))), 201),
  );
  routes.delete(withId(apiPaths.invitationOf), administratorsOnly, async (context) => {
    const isGone = await staff.withdraw(context.req.param('id') ?? '', context.get('me'));
    if (!isGone) throw new DeskFault('not-found');
    return context.body(null, 204);
  });
  routes.get(apiPaths.audit, administratorsOnly, async (context) =>
    context.json(await staff.audit(readQuery(context, auditQuery))),
  );
  return routes;
}

export function accountRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  routes.post(apiPaths.signOut, async (context) => {
    const { everywhere } = await readBody(context, signOutRequest);
    await staff.signOut(context.get('token'), context.get('me'), everywhere);
    giveCookie(parts, context, '');
    return context.body(null, 204);
  });
  routes.get(apiPaths.account, async (context) => {
    const { id, passkeyId } = context.get('me');
    const { passkeys, sessions } = await staff.passkeys(id);
    return context.json({
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        madeAt: passkey.made_at,
        lastUsedAt: passkey.used_at,
        isSynced: passkey.is_synced === 1,
        isThis: passkey.id === passkeyId,
      })),
      sessions,
    } satisfies AccountAnswer);
  });
  routes.delete(withId(apiPaths.passkey), recentPasskeyOnly(parts), async (context) => {
    const result = await staff.removePasskey(context.req.param('id') ?? '', context.get('me'));
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last') throw new DeskFault('nothing-to-do');
    return context.body(null, 204);
  });
  return routes;
}
