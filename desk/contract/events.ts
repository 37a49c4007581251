import type { Counts } from './answers.ts';

/**
 * GET events: server-sent events. Each has `event: <type>` and the JSON below as its data; a comment line comes every
 * 20 seconds. Somebody whose session ended gets `signed-out`, and the stream ends. Where no stream can be had, GET
 * counts every 30 seconds tells that something changed.
 */
export type DeskEvent =
  /** At once after connecting. */
  | { type: 'hello'; counts: Counts }
  /** New enquiries, held or not. The list is not moved by them: show how many there are. */
  | { type: 'arrived'; ids: string[]; counts: Counts }
  /** Enquiries that staff or a delivery changed, or that are gone; empty when it is not known which. */
  | { type: 'changed'; ids: string[]; counts: Counts }
  | { type: 'people' }
  | { type: 'signed-out' };
