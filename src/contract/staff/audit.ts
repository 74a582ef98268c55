import { z } from 'zod';

/** Days are calendar days in India, both included. */
export const auditInput = z.object({
  /** A member's id, or `nobody`: the server itself, and whoever was not signed in. */
  member: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  /** A reference, a member's id, or what else the line is about. */
  subject: z.string().trim().max(200).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** The last line of the page before. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditFilter = Omit<z.infer<typeof auditInput>, 'after'>;

const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the server itself and for whoever was not signed in; a name may be missing. */
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  address: z.string(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const AUDIT_PAGE = 100;
export const auditPage = z.object({ lines: z.array(auditLine), next: z.string().nullable() });
