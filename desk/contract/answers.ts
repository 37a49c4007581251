import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Staff } from '../staff/open.ts';
import type { Action } from './requests.ts';

/** What the staff interface gives; the server passes it on as it is. */
type Given<Name extends keyof Staff> = Staff[Name] extends (...given: never) => Promise<infer Answer>
  ? NonNullable<Answer>
  : never;

/** GET session, always 200: `person` is null for a stranger. */
export interface SessionAnswer {
  person: Pick<Given<'session'>, 'id' | 'name' | 'address' | 'role'> | null;
}

/** POST sign-in/options, without a body. For `startAuthentication({ optionsJSON })`. */
export interface SignInOptionsAnswer {
  options: PublicKeyCredentialRequestOptionsJSON;
}

export interface InvitationLook {
  /**
   * `first`: the very first person, who is asked for name and address. `join`: a new person. `return`: one whom the desk
   * knows, on another device.
   */
  purpose: 'first' | 'join' | 'return';
  /** Empty for the first person. */
  name: string;
  address: string;
}

/** POST invitation/options. For `startRegistration({ optionsJSON })`. */
export interface InvitationOptionsAnswer {
  options: PublicKeyCredentialCreationOptionsJSON;
}

/** GET account: one's own passkeys. DELETE passkey ends one with its sessions; the last one stays (`nothing-to-do`). */
export interface AccountAnswer {
  passkeys: {
    id: string;
    madeAt: number;
    lastUsedAt: number | null;
    /** Kept by the provider on several devices. */
    isSynced: boolean;
    /** The one of this session. */
    isThis: boolean;
  }[];
  /** Open browsers, this one among them. */
  sessions: number;
}

/** GET people. Only administrators see the invitations. */
export interface PeopleAnswer {
  people: (Given<'people'>[number] & { isYou: boolean })[];
  invitations: Given<'invitations'>;
}
export type Person = PeopleAnswer['people'][number];
export type Invitation = PeopleAnswer['invitations'][number];

/** Also of POST again, which makes a new link and ends the old one. DELETE of an invitation: 204. */
export interface InviteAnswer {
  invitation: Invitation;
  /** Shown once: it is stored only as a hash. */
  link: string;
  /** Whether a mail with the link was sent. If not, the link must be passed on by hand. */
  isMailed: boolean;
}

/** In every list. */
export type Counts = Given<'counts'>;

/** GET enquiries: `next` is for `after`, to get the next page; null at the end. */
export type ListAnswer = Given<'list'> & { counts: Counts };
export type Row = ListAnswer['rows'][number];

/** GET enquiry, and of every action. */
export type EnquiryAnswer = Given<'show'>;
export type Delivery = EnquiryAnswer['deliveries'][number];
export type Event = EnquiryAnswer['history'][number];

export interface ActionAnswer {
  enquiry: EnquiryAnswer;
  /** What takes the action back, with the version of `enquiry`; the last one is done first. Empty where there is none. */
  undo: Action[];
}

/** GET erasure: what erasing this person would remove. For administrators. */
export type ErasureLook = Given<'lookAtErasure'>;

export interface ErasureAnswer {
  enquiries: number;
  /** False when another program still holds old pages of the files: erase again later. */
  isScrubbed: boolean;
}

export type NumbersAnswer = Given<'numbers'>;

export type AuditAnswer = Given<'audit'>;
export type AuditEntry = AuditAnswer['entries'][number];
