import { z } from 'zod';
import { roles } from '../../common/desk-names.ts';

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

export const role = z.enum(roles);
