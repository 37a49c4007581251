import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorAnswer, type ErrorKind, statusOf } from '../contract/errors.ts';
import words from './words.json' with { type: 'json' };

/** A request that is not done, with the reason for whoever asked. */
export class DeskFault extends Error {
  override name = 'DeskFault';
  readonly status: ContentfulStatusCode;
  readonly answer: ErrorAnswer;

  constructor(kind: ErrorKind, more: Omit<ErrorAnswer, 'kind' | 'message'> = {}) {
    super(words.errors[kind]);
    this.status = statusOf[kind];
    this.answer = { kind, message: words.errors[kind], ...more };
  }
}
