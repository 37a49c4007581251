import { z } from 'zod';
import { counts } from './list.ts';

/**
 * GET events: server-sent events. Each has `event: <type>` and the JSON below as its data; a comment line comes every
 * 20 seconds. Somebody whose session ended gets `signed-out`, and the stream ends. Where no stream can be had, GET
 * counts every 30 seconds tells that something changed.
 */
export const deskEvent = z.discriminatedUnion('type', [
  /** At once after connecting. */
  z.object({ type: z.literal('hello'), counts }),
  /** New enquiries, held or not. The list is not moved by them: show how many there are. */
  z.object({ type: z.literal('arrived'), ids: z.array(z.string()), counts }),
  /** Enquiries that staff or a delivery changed, or that are gone; empty when it is not known which. */
  z.object({ type: z.literal('changed'), ids: z.array(z.string()), counts }),
  z.object({ type: z.literal('people') }),
  z.object({ type: z.literal('signed-out') }),
]);
export type DeskEvent = z.infer<typeof deskEvent>;
