import type { ContentfulStatusCode } from 'hono/utils/http-status';
import words from '../../content/desk-server.json' with { type: 'json' };
import type { ErrorAnswer, ErrorKind } from '../contract/errors.ts';

const statuses: Record<ErrorKind, ContentfulStatusCode> = {
  malformed: 400,
  'signed-out': 401,
  refused: 403,
  forbidden: 403,
  foreign: 403,
  'link-ended': 404,
  'not-found': 404,
  conflict: 409,
  'last-owner': 409,
  'nothing-to-do': 409,
  'not-set-up': 409,
  'too-large': 413,
  'too-many': 429,
  fault: 500,
  unavailable: 503,
};

/** A request that is not done, with the reason for whoever asked. */
export class DeskFault extends Error {
  override name = 'DeskFault';
  readonly status: ContentfulStatusCode;
  readonly answer: ErrorAnswer;

  constructor(kind: ErrorKind, more: Omit<ErrorAnswer, 'kind' | 'message'> = {}) {
    super(words.errors[kind]);
    this.status = statuses[kind];
    this.answer = { kind, message: words.errors[kind], ...more };
  }
}
