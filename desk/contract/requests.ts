import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { withoutReordering } from '../../common/text.ts';
import { CHANNELS, EDIT_RIGHTS, LIST_NAMES, ORDERS, ROLES, STATUSES } from '../names.ts';

const role = z.enum(ROLES);
const address = z.string().trim().min(3).max(254);
const token = z.string().max(200);

const personName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u)
  .transform(withoutReordering);

/** Signed by a device; the library that checks the signature knows what is in it. */
function signedBy<Response>() {
  return z.custom<Response>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}

export const signInRequest = z.object({ response: signedBy<AuthenticationResponseJSON>() });

/** POST confirm: a passkey used again, or whether the last use is recent enough. */
export const confirmRequest = signInRequest.partial();

export const signOutRequest = z.object({ everywhere: z.boolean() });

export const invitationRequest = z.object({ token });

/** POST invitation/options. Only the first person says who they are. */
export const invitationOptionsRequest = z.object({
  token,
  me: z.object({ name: personName, address }).optional(),
});

export const acceptInvitationRequest = invitationOptionsRequest.extend({
  response: signedBy<RegistrationResponseJSON>(),
});

/** POST invitations. For an address that the desk knows, name and role stay as they are. */
export const inviteRequest = z.object({ name: personName, address, role });

export const personRequest = z.object({ role, edits: z.enum(EDIT_RIGHTS) }).partial();

/** To whom the open enquiries of a removed person go. */
export const removalQuery = z.object({ to: z.string().min(1).optional() });

const dayOrNone = z.union([z.iso.date(), z.literal('')]);

export const accountRequest = z
  .object({
    mails: z.boolean(),
    name: personName,
    job: z.string().trim().max(100).transform(withoutReordering),
    signature: z.string().trim().max(1000),
    awayFrom: dayOrNone,
    awayTo: dayOrNone,
    standIn: z.string().max(100),
    office: z.enum(['uae', 'india']),
  })
  .partial();

/** A search (`q`) goes over all enquiries, newest first, whatever `list` and `order` say. */
export const listQuery = z.object({
  list: z.enum(LIST_NAMES).default('all'),
  order: z.enum(ORDERS).default('newest'),
  q: z.string().trim().max(200).default(''),
  /** Whose list `mine` is, if a colleague's. */
  of: z.string().max(100).optional(),
  after: z
    .string()
    .regex(/^(?:-?\d{1,9}_)?\d{1,15}_[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const line = z.string().trim().min(1).max(100);

/** POST enquiries: a conversation. `contact` is an e-mail address or telephone number. */
export const conversationRequest = z.object({
  /** Made once for a form, so that a second press notes nothing twice. */
  id: z.uuid().toLowerCase(),
  firstName: line,
  lastName: line,
  company: z.string().trim().max(200),
  contact: z.string().max(254),
  how: z.enum(CHANNELS),
  text: z.string().trim().min(1).max(5000),
  consent: z.literal(true),
});
export type ConversationRequest = z.infer<typeof conversationRequest>;

const MAX_REPLY_LENGTH = 20_000;
const addresses = z.array(z.string().trim().max(254)).max(20);
const noteText = z.string().trim().min(1).max(5000);

/** That of the draft on the screen: another device may have gone on with it. */
const draftVersion = z.number().int().optional();

/**
 * `mark-answered` says that a reply was sent by a mail program. `dismiss` delivers no more.
 * `remind` puts off until a day, or without one no longer. `seen` is the time of the last message
 * on the screen. `spoke` is a reply that was no mail. `set-kind` puts mail aside, or takes it in. `arrange-call` invites to a call, moves it, or without a time calls it off.
 */
const action = z.discriminatedUnion('do', [
  z.object({
    do: z.enum([
      'mark-read',
      'mark-unread',
      'mark-answered',
      'release',
      'mark-spam',
      'retry',
      'dismiss',
    ]),
  }),
  z.object({ do: z.literal('assign'), to: z.string().nullable() }),
  z.object({ do: z.literal('remind'), day: z.iso.date().nullable() }),
  z.object({ do: z.literal('set-status'), status: z.enum(STATUSES) }),
  z.object({ do: z.literal('set-kind'), kind: z.enum(['enquiry', 'other']) }),
  z.object({ do: z.literal('add-note'), text: noteText }),
  z.object({ do: z.literal('correct-note'), note: z.string(), text: noteText }),
  z.object({ do: z.literal('remove-note'), note: z.string() }),
  z.object({
    do: z.literal('keep-draft'),
    text: z.string().max(MAX_REPLY_LENGTH),
    draftVersion,
  }),
  z.object({
    do: z.literal('send-reply'),
    text: z.string().trim().min(1).max(MAX_REPLY_LENGTH),
    seen: z.number().int(),
    /** Without them it goes to those who wrote last, or were written to. */
    to: addresses.min(1).optional(),
    cc: addresses.optional(),
    /** It passes the thread on, and does not count as our reply. */
    isForward: z.boolean().optional(),
    draftVersion,
  }),
  z.object({
    do: z.literal('arrange-call'),
    at: z.number().int().max(4e12).nullable(),
    /** A telephone number or a link; without one that of the call before. */
    where: z.string().trim().max(300).optional(),
    text: z.string().trim().max(2000).optional(),
  }),
  z.object({ do: z.literal('take-back-reply'), message: z.string() }),
  z.object({ do: z.literal('spoke'), how: z.enum(CHANNELS), text: noteText }),
  z.object({ do: z.literal('remove-spoken'), message: z.string() }),
]);
export type Action = z.infer<typeof action>;

export const actionRequest = z.object({
  version: z.number().int(),
  action,
  /** A UUID made once for a note or a reply, so that one that is sent again is not there twice. */
  once: z.uuid().optional(),
});

/** PUT saved-replies: makes or changes one, by an id that the application makes; without a text it is removed. */
export const savedReplyRequest = z.object({
  id: z.uuid(),
  name: line,
  service: z.string().trim().max(100),
  language: z.string().trim().max(100),
  text: z.string().trim().max(MAX_REPLY_LENGTH),
});

/** POST a file of a reply: its bytes, with the name in the address. */
export const fileQuery = z.object({ name: z.string().min(1).max(500) });

/** POST erasure: the address as typed. Any but that of the enquiry is `malformed`. */
export const erasureRequest = z.object({ address: z.string().max(254) });

/** GET a page of the site with the drafts of who asks. */
export const previewQuery = z.object({ path: z.string().max(300) });

/** POST edit/publish. `choices` are those between two versions of a text. */
export const publishRequest = z.object({
  note: z.string().trim().min(1).max(200).transform(withoutReordering),
  choices: z.record(z.string().max(1000), z.enum(['mine', 'theirs'])).default({}),
});
export type PublishRequest = z.infer<typeof publishRequest>;

export const auditQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
