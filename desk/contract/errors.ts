import { z } from 'zod';
import { enquiryAnswer } from './enquiry.ts';

/**
 * Every answer that is not 2xx is JSON of this shape. The application has words for each kind; `message` is for whoever
 * reads it in a terminal.
 *
 * | kind | status | when |
 * |---|---|---|
 * | malformed | 400 | the request is not as described here; `field` names what is wrong |
 * | signed-out | 401 | no session, or it ended; the same whatever was asked for |
 * | refused | 403 | this passkey does not open the desk; the same whatever the reason |
 * | forbidden | 403 | for owners only |
 * | foreign | 403 | a change that did not come from the desk's own pages |
 * | link-ended | 404 | the invitation was used, has ended or never was |
 * | not-found | 404 | no such enquiry, person, invitation or address; an erased one looks the same |
 * | conflict | 409 | somebody else was faster: `enquiry` is how it stands now, its history says who did what |
 * | last-owner | 409 | somebody must be able to invite |
 * | nothing-to-do | 409 | nothing to release, retry or dismiss; `enquiry` is how it stands now |
 * | not-set-up | 409 | the enquiry waits for a delivery that this server has no settings for |
 * | too-large | 413 | |
 * | too-many | 429 | wait for `retryAfter` seconds |
 * | fault | 500 | our mistake; it is in the log |
 * | unavailable | 503 | the store is away; try again in `retryAfter` seconds |
 */
export const errorKinds = [
  'malformed',
  'signed-out',
  'refused',
  'forbidden',
  'foreign',
  'link-ended',
  'not-found',
  'conflict',
  'last-owner',
  'nothing-to-do',
  'not-set-up',
  'too-large',
  'too-many',
  'fault',
  'unavailable',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const errorAnswer = z.object({
  kind: z.enum(errorKinds),
  message: z.string(),
  field: z.string().optional(),
  retryAfter: z.number().int().optional(),
  enquiry: enquiryAnswer.optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
