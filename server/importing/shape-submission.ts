import { asciiDigits, LIMITS, phoneDigits } from '../../src/contract/fields.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import type { Config } from '../config.ts';
import { submissionKinds } from '../submissions/kinds/kinds.ts';
import type { FoundNote, FoundSubmission } from './found-item.ts';
import { dateOf } from './shape-items.ts';
import { shapeLine } from './shape-text.ts';

/** A message of a former site may be longer than the form allows, since its own form allowed it. */
const LONGEST_MESSAGE = 20_000;
const LONGEST_NOTE = 20_000;

/** The kind that each form has here. */
export const kindOfForm: Record<FoundSubmission['form'], SubmissionKind> = {
  contact: 'contact',
  quotation: 'quotation',
  'job-application': 'application',
};

const longFields: ReadonlySet<string> = new Set(['userMessage']);
const phoneFields: ReadonlySet<string> = new Set(['mobileNo', 'MobileNo']);

export interface ShapedSubmission {
  kind: SubmissionKind;
  values: Record<string, string>;
  sentAt: Date;
  /** What has no field here, for people to read; '' for nothing. */
  others: string;
  notes: FoundNote[];
}

/** @returns why it is left out, if it is: without a date, nobody could say how long it may be kept. */
export function shapeSubmission(found: FoundSubmission, now: Date): ShapedSubmission | string {
  const notes: FoundNote[] = [];
  const sent = dateOf(found.sentAt);
  if (sent === null) return 'It has no date that can be read, by which it could be kept and removed.';
  const definition = submissionKinds[kindOfForm[found.form] as 'contact' | 'quotation' | 'application'];
  const others = { ...found.others };
  const values: Record<string, string> = { ...definition.form.empty };
  for (const [name, value] of Object.entries(found.values)) {
    if (!Object.hasOwn(values, name)) others[name] = value;
    else if (longFields.has(name)) values[name] = cut(value.trim().normalize('NFC'), LONGEST_MESSAGE, notes);
    else if (phoneFields.has(name)) {
      const national = asciiDigits(value)
        .replace(/\D/g, '')
        .replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '');
      values[name] = phoneDigits(value);
      // The form takes Indian numbers only; another one stays readable as a whole.
      if (national !== values[name]) others.Phone = value;
    } else values[name] = shapeLine(value, LIMITS.text, `The field ${name}`, notes);
  }
  if (Object.values(values).every((value) => value === '') && Object.keys(others).length === 0)
    return 'It is empty.';
  if (sent > now) notes.push({ outcome: 'changed', text: 'Its date is in the future: it gets today’s.' });
  const lines = Object.entries(others).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [`${name.trim()}: ${value.trim()}`],
  );
  return {
    kind: kindOfForm[found.form],
    values,
    sentAt: sent > now ? now : sent,
    others: cut(lines.join('\n'), LONGEST_NOTE, notes),
    notes,
  };
}

/** After how many days submissions like this one are removed, if it is that old already. */
export function tooOldFor(
  { kind, sentAt }: ShapedSubmission,
  settings: Config['retention'],
  now: Date,
): number | undefined {
  const days = submissionKinds[kind].retention?.days(settings);
  return days !== undefined && now.getTime() - sentAt.getTime() > days * 24 * 60 * 60_000 ? days : undefined;
}

function cut(text: string, most: number, notes: FoundNote[]): string {
  if (text.length <= most) return text;
  notes.push({ outcome: 'dropped', text: `It has more than ${most} characters: the rest is left out.` });
  return `${text.slice(0, most - 1).toWellFormed()}…`;
}
