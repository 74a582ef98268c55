import { fieldTitles } from '../../../../src/contract/field-titles.ts';
import { type JobText, jobTexts } from '../../../../src/contract/job-opening.ts';
import { jobPostingChecks } from '../../../../src/contract/job-posting.ts';
import type { JobValues, StaffJobStatus } from '../../../../src/contract/staff/jobs.ts';
import { nameInEnglish } from '../../../../src/languages.ts';
import type { Tone } from '../../ui/badge.tsx';
import { listTextLabels, type TranslatedField } from '../translated-texts.ts';

export const statusLabels: Record<StaffJobStatus, { text: string; tone: Tone }> = {
  pending: { text: 'Pending', tone: 'new' },
  open: { text: 'Open', tone: 'good' },
  closed: { text: 'Closed', tone: 'still' },
  rejected: { text: 'Rejected', tone: 'bad' },
};

/** The fields with their labels, in the order of the public form. */
export const jobFields: readonly (readonly [keyof JobValues, string])[] = jobPostingChecks.map(
  ({ field, label }) => [field, fieldTitles[label]] as const,
);

const fieldOf: Record<JobText, keyof JobValues> = {
  OpenPosition: 'openPosition',
  Description: 'discription',
  Qualification: 'qualification',
  Skills: 'skills',
  Experience: 'experience',
  Industry: 'industry',
};

/** The translated fields of a job, in the order of the form. */
export const translatedJobFields: readonly TranslatedField<keyof JobValues>[] = jobFields.flatMap(
  ([english, label]) =>
    jobTexts
      .filter((name) => fieldOf[name] === english)
      .map((name) => ({
        name,
        english,
        label,
        ...(name === 'Description'
          ? { look: 'text' as const, maxLength: 5000 }
          : { look: 'line' as const, maxLength: 200 }),
      })),
);

const textLabels = new Map<string, string>(listTextLabels(translatedJobFields, nameInEnglish));

const labelOf = (field: string) =>
  field === 'closesOn'
    ? 'its last day'
    : (textLabels.get(field) ?? jobFields.find(([each]) => each === field)?.[1].toLowerCase() ?? field);

/** The history entry of each action, to follow a member's name. */
export const jobHistory: Record<string, (detail: string) => string> = {
  'job entered': () => 'added it',
  'job copied': (detail) => `copied it ${detail}`,
  'job edited': (detail) =>
    detail === '' ? 'saved it without changes' : `changed ${detail.split(', ').map(labelOf).join(', ')}`,
  'job approved': () => 'approved it',
  'job rejected': (detail) => `rejected it: ${detail}`,
  'job closed': () => 'closed it',
  'job closed by date': () => 'Closed automatically after its last day',
  'job reopened': () => 'reopened it',
  'job removed': () => 'deleted the draft',
};

const dayOfYear = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Formats a calendar day: 2026-12-31 as 31 Dec 2026. */
export function dayText(day: string): string {
  return dayOfYear.format(new Date(`${day}T00:00:00Z`));
}
