import { setTimeout as pause } from 'node:timers/promises';
import { fill } from '../../common/wording.ts';
import { faultCode } from '../../enquiries/store/database.ts';
import type { Invited } from '../staff/invitations.ts';
import type { DeskParts } from './parts.ts';
import words from './words.json' with { type: 'json' };

/** Somebody is looking at the page. A mail that takes longer may still arrive; the link can be passed on as well. */
const waitMs = 20_000;

/** Sends an invitation where a mail server is set up; otherwise whoever invites passes the link on. */
export async function mailInvitation({ staff, log }: DeskParts, invitation: Invited, link: string): Promise<boolean> {
  const { sendMail, settings } = staff;
  if (!sendMail || !settings.MAIL_FROM) return false;
  const { subject, text, returnText } = words.invitation;
  const values = {
    name: invitation.name,
    inviter: invitation.invitedBy,
    ends: new Date(invitation.endsAt).toISOString().slice(0, 16).replace('T', ' '),
    link,
  };
  try {
    const mail = {
      from: { name: words.passkeyName, address: settings.MAIL_FROM },
      to: { name: invitation.name, address: invitation.address },
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
