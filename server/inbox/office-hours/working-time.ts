import { endMinutesOf, minutesOf, type OfficeHours } from '../../../src/contract/staff/office-hours.ts';
import { dayBefore, dayInIndia } from '../../../src/day-in-india.ts';

const MINUTE_MS = 60_000;
/** Without a working day for so long nothing is late: the holidays are wrong rather than the items. */
const LONGEST_LOOK_DAYS = 60;

/** When the office is open on that day; undefined on a holiday and on a day of the week without working hours. */
function openingOf({ week, holidays }: OfficeHours, day: string): { opens: Date; closes: Date } | undefined {
  const hours = week[(new Date(day).getUTCDay() + 6) % 7];
  if (hours == null || holidays.some((holiday) => holiday.day === day)) return undefined;
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  return {
    opens: new Date(midnight + minutesOf(hours.opens) * MINUTE_MS),
    closes: new Date(midnight + endMinutesOf(hours.closes) * MINUTE_MS),
  };
}

export function isWorkingDay(hours: OfficeHours, day: string): boolean {
  return openingOf(hours, day) !== undefined;
}

/** The last working day before that one; undefined if there was none for months. */
export function workingDayBefore(hours: OfficeHours, day: string): string | undefined {
  let before = day;
  for (let days = 0; days < LONGEST_LOOK_DAYS; days += 1) {
    before = dayBefore(before);
    if (isWorkingDay(hours, before)) return before;
  }
  return undefined;
}

/**
 * The instant before which an item came in that has waited more than 24 hours. The hours of each working day together
 * count as 24, evenly, and all other time does not count: an item of Monday 11:00 is late after Tuesday 11:00, and one
 * of Saturday evening or of Sunday is late from Tuesday morning.
 */
export function findLateBefore(hours: OfficeHours, now: Date): Date | undefined {
  let left = 1;
  let day = dayInIndia(now);
  for (let days = 0; days < LONGEST_LOOK_DAYS; days += 1, day = dayBefore(day)) {
    const opening = openingOf(hours, day);
    if (opening === undefined || opening.opens >= now) continue;
    const { opens, closes } = opening;
    const until = Math.min(now.getTime(), closes.getTime());
    const length = closes.getTime() - opens.getTime();
    const passed = (until - opens.getTime()) / length;
    // Exactly 24 hours are not more than 24: then everything since the end of the day before is not late.
    if (passed > left) return new Date(until - left * length);
    left -= passed;
  }
  return undefined;
}
