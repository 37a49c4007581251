import { z } from 'zod';

/** Milliseconds since 1970. */
export const time = z.number().int();

/** What a person is called: one line. */
export const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u);

/** Somebody at the desk. Without an id they have been removed since, or worked at the command line. */
export const personName = z.object({ id: z.string().nullable(), name: z.string() });
export type PersonName = z.infer<typeof personName>;

/** People who answer; owners also invite, remove, erase, export and read the audit trail. */
export const role = z.enum(['answers', 'owner']);
export type Role = z.infer<typeof role>;
