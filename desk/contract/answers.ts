import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Staff } from '../staff/open.ts';
import type { ErrorKind } from './errors.ts';
import type { Action } from './requests.ts';

/** What the staff interface gives; the server passes it on as it is. */
type Given<Name extends keyof Staff> = Staff[Name] extends (
  ...given: never
) => Promise<infer Answer>
  ? NonNullable<Answer>
  : never;

export interface SessionAnswer {
  person: Pick<Given<'session'>, 'id' | 'name' | 'address' | 'role'> | null;
}

export type SignInOptionsAnswer = PublicKeyCredentialRequestOptionsJSON;
export type InvitationOptionsAnswer = PublicKeyCredentialCreationOptionsJSON;

export interface InvitationLook {
  /** `first`: the very first person, who is asked for name and address. `return`: one known, on another device. */
  purpose: 'first' | 'join' | 'return';
  name: string;
  address: string;
}

export type AccountAnswer = Given<'account'>;

export type Person = Given<'people'>[number] & { isYou: boolean };
export type Invitation = Given<'invitations'>[number];
export interface PeopleAnswer {
  people: Person[];
  invitations: Invitation[];
}

export interface InviteAnswer {
  id: string;
  name: string;
  /** Only where no mail server is set, to be passed on by hand. Shown once: it is stored only as a hash. */
  link: string | null;
  isMailed: boolean;
}

export type Counts = Given<'counts'>;

export type ListAnswer = Given<'list'> & { counts: Counts };
export type Row = ListAnswer['rows'][number];

export type EnquiryAnswer = Given<'show'>;
export type Delivery = EnquiryAnswer['deliveries'][number];
export type Said = EnquiryAnswer['thread'][number];
export type Event = EnquiryAnswer['history'][number];

/** Every answer that is not 2xx. */
export interface ErrorAnswer {
  kind: ErrorKind;
  field?: string;
  retryAfter?: number;
  enquiry?: EnquiryAnswer;
}

export interface ActionAnswer {
  enquiry: EnquiryAnswer;
  /** What takes the action back, with the version of `enquiry`; the last one is done first. Empty where there is none. */
  undo: Action[];
}

export type SavedAnswer = Given<'savedAnswers'>[number];

export interface ErasureAnswer {
  enquiries: number;
  /** False when another program still holds old pages of the files: erase again later. */
  isScrubbed: boolean;
}

export type NumbersAnswer = Given<'numbers'>;
export type VisitsAnswer = Given<'visits'>;

export type AuditAnswer = Given<'audit'>;
export type AuditEntry = AuditAnswer['entries'][number];
