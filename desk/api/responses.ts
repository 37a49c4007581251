import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ErrorKind } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import type { EditRight } from '../names.ts';
import type { Staff } from '../staff/open-staff.ts';

/** Responses of the staff interface; the server passes them on as they are. */
type Given<Name extends keyof Staff> = Staff[Name] extends (
  ...given: never
) => Promise<infer Response>
  ? NonNullable<Response>
  : never;

export interface SessionResponse {
  person:
    | (Pick<Given<'session'>, 'id' | 'name' | 'address' | 'role'> & {
        job: string;
        edits: EditRight;
        signature: string;
      })
    | null;
}

export type SignInOptionsResponse = PublicKeyCredentialRequestOptionsJSON;
export type InvitationOptionsResponse = PublicKeyCredentialCreationOptionsJSON;

export interface InvitationLook {
  /** `first`: the very first person, asked for name and address. `return`: a known one. */
  purpose: 'first' | 'join' | 'return';
  name: string;
  address: string;
}

export type AccountResponse = Given<'account'>;

export type Person = Given<'people'>[number] & { isYou: boolean };
export type Invitation = Given<'invitations'>[number];
export interface PeopleResponse {
  people: Person[];
  invitations: Invitation[];
}

export interface InviteResponse {
  id: string;
  name: string;
  /** Only without a mail server, to be passed on by hand. Shown once: a hash is stored. */
  link: string | null;
  isMailed: boolean;
}

export type Counts = Given<'counts'>;

export type ListResponse = Given<'list'> & { counts: Counts };
export type Row = ListResponse['rows'][number];

export type EnquiryResponse = Given<'show'>;
export type Delivery = EnquiryResponse['deliveries'][number];
export type Message = EnquiryResponse['thread'][number];
export type Event = EnquiryResponse['history'][number];

/** Every response that is not 2xx. */
export interface ErrorResponse {
  kind: ErrorKind;
  field?: string;
  retryAfter?: number;
  enquiry?: EnquiryResponse;
}

export interface ActionResponse {
  enquiry: EnquiryResponse;
  /** Actions that take it back, with the version of `enquiry`, the last one first. */
  undo: Action[];
}

export type SavedReply = Given<'savedReplies'>[number];

export interface ErasureResponse {
  enquiries: number;
  /** False when another program still holds old pages of the files: erase again later. */
  isScrubbed: boolean;
}

export type NumbersResponse = Given<'numbers'>;
export type VisitsResponse = Given<'visits'>;

export type AuditResponse = Given<'audit'>;
export type AuditEntry = AuditResponse['entries'][number];
