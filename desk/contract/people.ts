import { z } from 'zod';
import { oneLine, role, time } from './common.ts';

export const person = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  role,
  passkeys: z.number().int(),
  /** Null for somebody who has no session and never had one. */
  lastHereAt: time.nullable(),
  isYou: z.boolean(),
});
export type Person = z.infer<typeof person>;

export const invitation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  role,
  /** For somebody the desk knows already, on another device. */
  isReturn: z.boolean(),
  invitedBy: z.string(),
  invitedAt: time,
  /** In the past for one that nobody used; it stays in the list for 30 days. */
  endsAt: time,
});
export type Invitation = z.infer<typeof invitation>;

/** GET people. Everybody sees the people; invitations are empty for those who are no owners. */
export const peopleAnswer = z.object({ people: z.array(person), invitations: z.array(invitation) });
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** POST invitations. For an address that the desk knows it is the way back: name and role then stay as they are. */
export const inviteRequest = z.object({
  name: oneLine,
  address: z.string().trim().min(3).max(254),
  role,
});
export type InviteRequest = z.infer<typeof inviteRequest>;

/** Also of POST again, which makes a new link and ends the old one. DELETE of an invitation: 204. */
export const inviteAnswer = z.object({
  invitation,
  /** Shown once: it is stored only as a hash. */
  link: z.string(),
  /** Whether a mail with the link was sent. If not, the link must be passed on by hand. */
  isMailed: z.boolean(),
});
export type InviteAnswer = z.infer<typeof inviteAnswer>;

/** PUT person: another role; answered by PeopleAnswer. DELETE person: 204. Both may be refused with `last-owner`. */
export const personRequest = z.object({ role });
export type PersonRequest = z.infer<typeof personRequest>;
