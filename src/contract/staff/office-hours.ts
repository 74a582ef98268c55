import { z } from 'zod';
import { storable } from '../fields.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time');

/** The minutes from midnight to a time such as 09:30. As an end, midnight is that of the next day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
export function endMinutesOf(time: string): number {
  return minutesOf(time) || 24 * 60;
}

/** When the office is open on a day of the week, in Indian time; null where it is closed. */
const officeDay = z
  .object({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => endMinutesOf(closes) > minutesOf(opens), {
    path: ['closes'],
    message: 'must be after the opening',
  })
  .nullable();
export type OfficeDay = z.infer<typeof officeDay>;

const week = z
  .array(officeDay)
  .length(weekdays.length)
  .refine((days) => days.some((day) => day !== null), 'must have a working day');

export const MAX_HOLIDAYS = 200;
export const LONGEST_HOLIDAY_NAME = 60;

const holiday = z.object({
  day: z.iso.date('must be a date'),
  name: storable(
    z
      .string()
      .trim()
      .max(LONGEST_HOLIDAY_NAME, `must be at most ${LONGEST_HOLIDAY_NAME} characters`)
      .normalize('NFC'),
  ),
});

const hours = z.object({
  /** Monday first. */
  week,
  holidays: z
    .array(holiday)
    .max(MAX_HOLIDAYS, `must be at most ${MAX_HOLIDAYS}`)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'name a day twice'),
  /** When the members get their digest, on working days. */
  digestAt: clock,
});

/** The version differs after every change; it is 0 until the first one. */
export const officeHours = hours.extend({ version: z.int().min(0) });
export type OfficeHours = z.infer<typeof officeHours>;
export const saveOfficeHoursInput = officeHours;

const open: OfficeDay = { opens: '09:30', closes: '18:30' };
export const usualHours: OfficeHours = {
  version: 0,
  week: [open, open, open, open, open, open, null],
  holidays: [],
  digestAt: '09:00',
};
