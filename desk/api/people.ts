import { Hono } from 'hono';
import { officeTimes } from '../../common/day.ts';
import { isEmailAddress } from '../../enquiries/contract/check.ts';
import { DeskFault } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import {
  accountRequest,
  auditQuery,
  inviteRequest,
  personRequest,
  removalQuery,
  signOutRequest,
} from '../contract/requests.ts';
import { type Invite, invitationLink } from '../staff/invitations.ts';
import { canMail, mailPerson } from './mail.ts';
import {
  administratorsOnly,
  type DeskEnv,
  type DeskParts,
  giveCookie,
  idIn,
  readBody,
  readQuery,
  requireRecent,
  withId,
} from './request.ts';
import type { InviteResponse, PeopleResponse } from './responses.ts';
import words from './words.json' with { type: 'json' };

export function peopleRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  /** Anyone who has the link becomes that person. Only where no mail server is set does the administrator pass it on. */
  const invite = async (wanted: Invite): Promise<InviteResponse> => {
    const { id, name, address, person_id, ends_at, token } = await staff.invite(wanted);
    const link = invitationLink(parts.origin(), token);
    if (!canMail(parts)) return { id, name, link, isMailed: false };
    const { subject, text, returnText } = words.invitation;
    const mail = { subject, text: person_id === null ? text : returnText };
    const values = { inviter: wanted.actor.name, ...officeTimes(ends_at), link };
    return {
      id,
      name,
      link: null,
      isMailed: await mailPerson(parts, { name, address }, mail, values),
    };
  };

  routes.get(apiPaths.people, async (context) => {
    const { id, role } = context.get('me');
    const people = (await staff.people()).map((person) => ({ ...person, isYou: person.id === id }));
    const invitations = role === 'administrator' ? await staff.invitations() : [];
    return context.json({ people, invitations } satisfies PeopleResponse);
  });
  routes.put(withId(apiPaths.person), administratorsOnly, async (context) => {
    const { role, edits } = await readBody(context, personRequest);
    requireRecent(parts, context);
    const me = context.get('me');
    if (role) await staff.changeRole(idIn(context), role, me);
    if (edits) await staff.changeRights(idIn(context), edits, me);
    return context.body(null, 204);
  });
  routes.delete(withId(apiPaths.person), administratorsOnly, async (context) => {
    requireRecent(parts, context);
    const { to } = readQuery(context, removalQuery);
    await staff.removePerson(idIn(context), context.get('me'), to);
    return context.body(null, 204);
  });
  routes.post(apiPaths.invitations, administratorsOnly, async (context) => {
    const wanted = await readBody(context, inviteRequest);
    if (!isEmailAddress(wanted.address)) throw new DeskFault('malformed', { field: 'address' });
    requireRecent(parts, context);
    return context.json(await invite({ ...wanted, actor: context.get('me') }), 201);
  });
  routes.delete(withId(apiPaths.invitationOf), administratorsOnly, async (context) => {
    await staff.withdraw(idIn(context), context.get('me'));
    return context.body(null, 204);
  });
  routes.get(apiPaths.audit, administratorsOnly, async (context) =>
    context.json(await staff.audit(readQuery(context, auditQuery))),
  );

  routes.post(apiPaths.signOut, async (context) => {
    const { everywhere } = await readBody(context, signOutRequest);
    await staff.signOut(context.get('token'), context.get('me'), everywhere);
    giveCookie(parts, context, '');
    return context.body(null, 204);
  });
  routes.get(apiPaths.account, async (context) =>
    context.json(await staff.account(context.get('me').id, context.get('token'))),
  );
  routes.put(apiPaths.account, async (context) => {
    const { mails, awayFrom, awayTo, standIn, office, ...described } = await readBody(
      context,
      accountRequest,
    );
    const me = context.get('me');
    if (mails !== undefined) await staff.setMails(me.id, mails);
    if (described.name !== undefined) await staff.describe(me, described);
    if (awayFrom === undefined || awayTo === undefined) return context.body(null, 204);
    if (awayFrom > awayTo || (awayFrom === '') !== (awayTo === ''))
      throw new DeskFault('malformed', { field: 'awayTo' });
    const away = { away_from: awayFrom || null, away_to: awayTo || null };
    const place = { stand_in: standIn || null, office: office === 'india' ? office : null };
    await staff.describe(me, { ...away, ...place });
    return context.body(null, 204);
  });
  routes.delete(withId(apiPaths.ownSession), async (context) => {
    await staff.endOwnSession(idIn(context), context.get('me'));
    return context.body(null, 204);
  });
  routes.delete(withId(apiPaths.passkey), async (context) => {
    requireRecent(parts, context);
    await staff.removePasskey(idIn(context), context.get('me'));
    return context.body(null, 204);
  });
  return routes;
}
