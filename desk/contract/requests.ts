import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { withoutReordering } from '../../common/text.ts';
import { listNames, orders, roles, statuses } from '../names.ts';

const role = z.enum(roles);
const address = z.string().trim().min(3).max(254);
const token = z.string().max(200);

const personName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u)
  .transform(withoutReordering);

/** What a device signed; the library that checks the signature knows what is in it. */
const signedBy = <Response>() =>
  z.custom<Response>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

export const signInRequest = z.object({ response: signedBy<AuthenticationResponseJSON>() });

/** POST confirm, answered by 204: a passkey used again, or without one whether the last use is recent enough. */
export const confirmRequest = signInRequest.partial();

export const signOutRequest = z.object({ everywhere: z.boolean() });

export const invitationRequest = z.object({ token });

/** POST invitation/options. Only the first person says who they are; for the others the invitation does. */
export const invitationOptionsRequest = z.object({
  token,
  me: z.object({ name: personName, address }).optional(),
});

export const acceptInvitationRequest = invitationOptionsRequest.extend({
  response: signedBy<RegistrationResponseJSON>(),
});

/** POST invitations. For an address that the desk knows it is the way back: name and role then stay as they are. */
export const inviteRequest = z.object({ name: personName, address, role });
export type InviteRequest = z.infer<typeof inviteRequest>;

export const personRequest = z.object({ role });

/** DELETE person?to=…: to whom their open enquiries go, or to nobody. */
export const removalQuery = z.object({ to: z.string().min(1).optional() });

/** PUT account: whether they want mails about enquiries that they have or wrote in. */
export const accountRequest = z.object({ mails: z.boolean() });

/**
 * GET enquiries?list=waiting&order=longest&limit=50&after=… A search (`q`, words or a reference) goes over all enquiries, the
 * newest first, and pays no heed to `list` and `order`.
 */
export const listQuery = z.object({
  list: z.enum(listNames).default('all'),
  order: z.enum(orders).default('newest'),
  q: z.string().trim().max(200).default(''),
  after: z
    .string()
    .regex(/^(?:-?\d{1,9}_)?\d{1,15}_[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const noteText = z.string().trim().min(1).max(5000);

/**
 * `answer` is pressed when the mail program opens: it sets "in conversation" and, if nobody has it, assigns it to the one who
 * pressed. `spam` ends what is held or not, and teaches the filter; `release` takes it out of quarantine and delivers it.
 * `dismiss` delivers no more. `remind` puts off until a day, or without one no longer.
 *
 * Notes, `read` and `unread` overwrite nothing of a colleague's, so they never meet a conflict.
 */
const action = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['read', 'unread', 'mute', 'unmute', 'answer', 'release', 'spam', 'retry', 'dismiss']) }),
  z.object({ do: z.literal('assign'), to: z.string().nullable() }),
  z.object({ do: z.literal('remind'), day: z.iso.date().nullable() }),
  z.object({ do: z.literal('status'), status: z.enum(statuses) }),
  z.object({ do: z.literal('note'), text: noteText }),
  z.object({ do: z.literal('note-correct'), note: z.string(), text: noteText }),
  z.object({ do: z.literal('note-remove'), note: z.string() }),
]);
export type Action = z.infer<typeof action>;

export const actionRequest = z.object({
  version: z.number().int(),
  action,
  /** A UUID made once for a note, so that one kept while offline is not added twice. */
  once: z.uuid().optional(),
});

/** POST erasure: the address as it was typed. Anything but the address of this enquiry is `malformed`. */
export const erasureRequest = z.object({ address: z.string().max(254) });

export const auditQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
