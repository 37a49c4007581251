import { Hono } from 'hono';
import { isEmailAddress } from '../../enquiries/contract/email-address.ts';
import type { InviteAnswer, PeopleAnswer } from '../contract/answers.ts';
import { apiPaths } from '../contract/paths.ts';
import { auditQuery, inviteRequest, personRequest } from '../contract/requests.ts';
import { type Invite, type Invited, invitationLink } from '../staff/invitations.ts';
import { readBody, readQuery } from './body.ts';
import { DeskFault } from './fault.ts';
import { ownersOnly } from './guard.ts';
import { mailInvitation } from './invitation-mail.ts';
import { type DeskContext, type DeskEnv, type DeskParts, withId } from './parts.ts';

/** Who can open the desk, who is invited, and who did what. */
export function peopleRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  const peopleFor = async (context: DeskContext): Promise<PeopleAnswer> => {
    const { id, role } = context.get('me');
    const people = (await staff.people()).map((person) => ({ ...person, isYou: person.id === id }));
    return { people, invitations: role === 'owner' ? await staff.invitations() : [] };
  };
  const invite = async (context: DeskContext, wanted: Omit<Invite, 'actor'>): Promise<InviteAnswer> => {
    const { invitation, token } = await staff.invite({ ...wanted, actor: context.get('me') });
    const link = invitationLink(parts.origin(), token);
    return { invitation, link, isMailed: await mailInvitation(parts, invitation, link) };
  };
  const invitedOf = async (id: string | undefined): Promise<Invited> => {
    const invited = await staff.invited(id ?? '');
    if (!invited) throw new DeskFault('not-found');
    return invited;
  };
  const orFault = (result: 'done' | 'unknown' | 'last owner') => {
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last owner') throw new DeskFault('last-owner');
  };

  routes.get(apiPaths.people, async (context) => context.json(await peopleFor(context)));
  routes.put(withId(apiPaths.person), ownersOnly, async (context) => {
    const { role } = await readBody(context, personRequest);
    orFault(await staff.changeRole(context.req.param('id') ?? '', role, context.get('me')));
    return context.json(await peopleFor(context));
  });
  routes.delete(withId(apiPaths.person), ownersOnly, async (context) => {
    orFault(await staff.removePerson(context.req.param('id') ?? '', context.get('me')));
    return context.body(null, 204);
  });
  routes.post(apiPaths.invitations, ownersOnly, async (context) => {
    const wanted = await readBody(context, inviteRequest);
    if (!isEmailAddress(wanted.address)) throw new DeskFault('malformed', { field: 'address' });
    return context.json(await invite(context, wanted), 201);
  });
  routes.post(withId(apiPaths.inviteAgain), ownersOnly, async (context) =>
    context.json(await invite(context, await invitedOf(context.req.param('id'))), 201),
  );
  routes.delete(withId(apiPaths.invitationOf), ownersOnly, async (context) => {
    const isGone = await staff.withdraw(context.req.param('id') ?? '', context.get('me'));
    if (!isGone) throw new DeskFault('not-found');
    return context.body(null, 204);
  });
  routes.get(apiPaths.audit, ownersOnly, async (context) =>
    context.json(await staff.audit(readQuery(context, auditQuery))),
  );
  return routes;
}
