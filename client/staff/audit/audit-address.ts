import { type AuditFilter, auditInput } from '../../../src/contract/staff/audit.ts';

/** What stands behind the question mark: ids, actions, references and days, and nobody's name. */
export function auditAddress(raw: Record<string, unknown>): AuditFilter {
  const address: AuditFilter = {};
  for (const name of ['member', 'action', 'subject', 'from', 'until'] as const) {
    const value = auditInput.shape[name].safeParse(raw[name]);
    if (value.success && value.data !== undefined && value.data !== '')
      Object.assign(address, { [name]: value.data });
  }
  return address;
}
