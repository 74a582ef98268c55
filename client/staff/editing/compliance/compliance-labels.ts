import { LAPSE_WARNING_DAYS, type StaffComplianceEntry } from '../../../../src/contract/staff/compliance.ts';
import type { Tone } from '../../ui/badge.tsx';
import { dayText } from '../jobs/job-labels.ts';

const [EARLY, LATE] = LAPSE_WARNING_DAYS;

interface Lapse {
  text: string;
  tone: Tone;
}

/** The warning for a document that expires soon or has expired; undefined for any other. */
export function findLapse({ daysLeft }: Pick<StaffComplianceEntry, 'daysLeft'>): Lapse | undefined {
  if (daysLeft === null || daysLeft > EARLY) return undefined;
  if (daysLeft < 0) return { text: 'Expired', tone: 'bad' };
  const text = daysLeft === 0 ? 'Last day' : daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
  return { text, tone: daysLeft <= LATE ? 'bad' : 'new' };
}

export function daysText(validFrom: string | null, validUntil: string | null): string {
  if (validFrom === null) return validUntil === null ? 'No end date' : `Until ${dayText(validUntil)}`;
  return validUntil === null
    ? `From ${dayText(validFrom)}`
    : `${dayText(validFrom)} to ${dayText(validUntil)}`;
}

/** The history entry of each action, to follow a member's name. */
export const documentHistory: Record<string, (detail: string) => string> = {
  'document entered': () => 'added it',
  'document renewed': (detail) => `added a version, ${detail.slice(0, 12)}…`,
  'document version removed': (detail) => `removed a version, ${detail.slice(0, 12)}…`,
  'document renamed': (detail) => `renamed it ${detail}`,
  'document published': () => 'published it',
  'document withdrawn': () => 'withdrew it',
  'document removed': () => 'deleted the draft',
  'document dated': () => 'changed its validity',
  // The reminder is sent by the system, so this entry is a sentence of its own.
  'document warned of': (lastDay) =>
    `Reminder mailed to editors and owners: its last day is ${dayText(lastDay)}`,
};
