import { z } from 'zod';
import { pageInput } from './paging.ts';

/** Days are calendar days in India, both included. */
const auditFilter = z.object({
  /** A member's id, or `nobody`: the server itself, and whoever was not signed in. */
  member: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  /** A reference, a member's id, or what else the line is about. */
  subject: z.string().trim().max(200).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;
export const auditInput = auditFilter.extend(pageInput(z.string().regex(/^\d{1,18}$/)));

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
