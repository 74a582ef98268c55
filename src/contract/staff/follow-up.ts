import { z } from 'zod';
import { dayAfter, dayInIndia } from '../../day-in-india.ts';
import { assigneeInput } from './inbox.ts';

export const MAX_FOLLOW_UP_DAYS = 731;

/** When the items come back, or null for not at all. */
export const followUpInput = assigneeInput
  .pick({ items: true })
  .extend({ at: z.iso.datetime({ message: 'must be a time' }).nullable() });

/** The time of day of a follow-up for which only a day is chosen, in India. */
export const FOLLOW_UP_CLOCK = '09:30';

/** The instant of a calendar day such as 2026-12-31 and a time such as 09:30 in India; undefined if there is none. */
export function instantInIndia(day: string, clock: string): Date | undefined {
  const instant = new Date(`${day}T${clock}:00+05:30`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The days that are offered for a follow-up, such as Monday of next week, as calendar days in India. */
export function offeredDays(now: Date): { text: string; day: string }[] {
  const days = [dayInIndia(now)];
  for (let count = 1; count <= 7; count += 1) days.push(dayAfter(days.at(-1) ?? ''));
  const [, tomorrow = '', , inThreeDays = ''] = days;
  const monday = days.slice(1).find((day) => new Date(day).getUTCDay() === 1) ?? '';
  return [
    { text: 'Tomorrow morning', day: tomorrow },
    { text: 'In three days', day: inThreeDays },
    { text: 'Next Monday', day: monday },
  ];
}
