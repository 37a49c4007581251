/** Every way a request can fail, with the status of the response. */
export const STATUS_OF = {
  malformed: 400,
  'signed-out': 401,
  refused: 403,
  forbidden: 403,
  foreign: 403,
  /** Needs a passkey used within the last five minutes: POST confirm, then repeat the request. */
  'not-confirmed': 403,
  'link-ended': 404,
  'not-found': 404,
  /** A colleague was faster: `enquiry` is how it is now, its history says who did what. */
  conflict: 409,
  /** Another device has gone on with the draft: `enquiry` has it. */
  'newer-draft': 409,
  'last-administrator': 409,
  /** Nothing to release, retry or dismiss; `enquiry` is how it is now. */
  'nothing-to-do': 409,
  'not-set-up': 409,
  'too-large': 413,
  'too-many': 429,
  fault: 500,
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof STATUS_OF;

/** Why a request is refused. Thrown in a transaction it takes everything back. */
export class DeskFault extends Error {
  override name = 'DeskFault';
  readonly kind: ErrorKind;
  readonly more: { field?: string; retryAfter?: number; enquiry?: object };

  constructor(kind: ErrorKind, more: DeskFault['more'] = {}) {
    super(kind);
    this.kind = kind;
    this.more = more;
  }
}
