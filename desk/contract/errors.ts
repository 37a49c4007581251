import type { EnquiryAnswer } from './answers.ts';

/** Every way a request can fail, with the status of the answer. */
export const statusOf = {
  /** The request is not as described in requests.ts; `field` names what is wrong. */
  malformed: 400,
  /** No session, or it ended; the same whatever was asked for. */
  'signed-out': 401,
  /** This passkey does not open the desk; the same whatever the reason. */
  refused: 403,
  /** For administrators only. */
  forbidden: 403,
  /** A change that did not come from the desk's own pages. */
  foreign: 403,
  /** The invitation was used, has ended or never was. */
  'link-ended': 404,
  /** No such enquiry, person, invitation or address; an erased one looks the same. */
  'not-found': 404,
  /** A colleague was faster: `enquiry` is how it is now, its history says who did what. */
  conflict: 409,
  /** There must be an administrator. */
  'last-administrator': 409,
  /** Nothing to release, retry or dismiss; `enquiry` is how it is now. */
  'nothing-to-do': 409,
  /** The enquiry waits for a delivery that this server has no settings for. */
  'not-set-up': 409,
  'too-large': 413,
  /** Wait for `retryAfter` seconds. */
  'too-many': 429,
  /** Our mistake; it is in the log. */
  fault: 500,
  /** The store is away; try again in `retryAfter` seconds. */
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof statusOf;

/** Every answer that is not 2xx. The application has words for each kind; `message` is for readers in a terminal. */
export interface ErrorAnswer {
  kind: ErrorKind;
  message: string;
  field?: string;
  retryAfter?: number;
  enquiry?: EnquiryAnswer;
}
