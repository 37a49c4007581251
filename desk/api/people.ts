import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { officeTimes } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import { isEmailAddress } from '../../enquiries/contract/check.ts';
import { headerText } from '../../enquiries/deliveries/enquiry-mail.ts';
import { faultCode } from '../../enquiries/store/database.ts';
import type { AccountAnswer, InviteAnswer, PeopleAnswer } from '../contract/answers.ts';
import { apiPaths } from '../contract/paths.ts';
import { auditQuery, inviteRequest, personRequest, signOutRequest } from '../contract/requests.ts';
import { type Invite, type Invited, invitationLink } from '../staff/invitations.ts';
import {
  administratorsOnly,
  type DeskContext,
  type DeskEnv,
  DeskFault,
  type DeskParts,
  giveCookie,
  readBody,
  readQuery,
  withId,
} from './request.ts';
import words from './words.json' with { type: 'json' };

/** A person is waiting at the page. A mail that takes longer may still arrive; the link can be passed on as well. */
const waitMs = 20_000;

async function mailInvitation({ staff, log }: DeskParts, invitation: Invited, link: string): Promise<boolean> {
  const { sendMail, settings } = staff;
  if (!sendMail || !settings.MAIL_FROM) return false;
  const { subject, text, returnText } = words.invitation;
  const values = {
    name: invitation.name,
    inviter: invitation.invitedBy,
    ...officeTimes(invitation.endsAt),
    link,
  };
  try {
    const mail = {
      from: { name: words.passkeyName, address: settings.MAIL_FROM },
      to: { name: headerText(invitation.name), address: invitation.address },
      subject,
      text: `${fill(invitation.isReturn ? returnText : text, values)}\n`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const sending = sendMail(mail, [invitation.address]);
    const sent = await Promise.race([sending, pause(waitMs, undefined, { ref: false })]);
    return sent !== undefined && sent.accepted.length > 0;
  } catch (error) {
    log.error('an invitation was not mailed', { fault: faultCode(error) });
    return false;
  }
}

export function peopleRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  const peopleFor = async (context: DeskContext): Promise<PeopleAnswer> => {
    const { id, role } = context.get('me');
    const people = (await staff.people()).map((person) => ({ ...person, isYou: person.id === id }));
    return { people, invitations: role === 'administrator' ? await staff.invitations() : [] };
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
  const orFault = (result: 'done' | 'unknown' | 'last administrator') => {
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last administrator') throw new DeskFault('last-administrator');
  };

  routes.get(apiPaths.people, async (context) => context.json(await peopleFor(context)));
  routes.put(withId(apiPaths.person), administratorsOnly, async (context) => {
    const { role } = await readBody(context, personRequest);
    orFault(await staff.changeRole(context.req.param('id') ?? '', role, context.get('me')));
    return context.json(await peopleFor(context));
  });
  routes.delete(withId(apiPaths.person), administratorsOnly, async (context) => {
    orFault(await staff.removePerson(context.req.param('id') ?? '', context.get('me')));
    return context.body(null, 204);
  });
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
  routes.delete(withId(apiPaths.passkey), async (context) => {
    const result = await staff.removePasskey(context.req.param('id') ?? '', context.get('me'));
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last') throw new DeskFault('nothing-to-do');
    return context.body(null, 204);
  });
  return routes;
}
