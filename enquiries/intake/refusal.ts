import words from '../../content/enquiry-form.json' with { type: 'json' };

export type RefusalStatus = 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** A request that is not accepted. The visitor is always told why; nothing is dropped in silence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, retryAfter?: number) {
    super(words.answers[`${status}`]);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
