import type { StaffComplianceEntry } from '../../../../src/contract/staff/compliance.ts';

/** What lapses first stands first; what never lapses or is not valid yet comes last, by title. */
export function sortByLapse(items: readonly StaffComplianceEntry[]): StaffComplianceEntry[] {
  return items.toSorted(
    (one, other) =>
      (one.daysLeft ?? Number.MAX_SAFE_INTEGER) - (other.daysLeft ?? Number.MAX_SAFE_INTEGER) ||
      one.ComplianceName.localeCompare(other.ComplianceName, 'en'),
  );
}
