import { z } from 'zod';
import { auditWhats } from '../../common/desk-names.ts';
import { personName, time } from './common.ts';

/** GET audit?after=…&limit=…: the newest first. For owners. Nothing changes or deletes an entry but its age. */
export const auditQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type AuditQuery = z.input<typeof auditQuery>;

export const auditEntry = z.object({
  id: z.string(),
  at: time,
  /** Null for a stranger. */
  by: personName.nullable(),
  what: z.enum(auditWhats),
  /** The reference of the enquiry; null where there is none, or once it is erased. */
  reference: z.string().nullable(),
  enquiryId: z.string().nullable(),
  /** The name of a colleague, a role, a number of rows. */
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditAnswer = z.object({ entries: z.array(auditEntry), next: z.string().nullable() });
export type AuditAnswer = z.infer<typeof auditAnswer>;
