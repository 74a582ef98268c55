import { dayAfter, dayInIndia } from '../../../src/day-in-india.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';

/** The instant of a day and time in India, as a datetime-local input has it: the zone has no summer time. */
export function readInstant(time: string): string {
  return `${time}:00+05:30`;
}

/** Nine in the morning of the next day in India. */
export function tomorrowInIndia(): string {
  return `${dayAfter(dayInIndia(new Date()))}T09:00`;
}

/** Checks a planned time by this computer's clock; the server checks it by its own. */
export function findTimeFault(time: string, now = new Date()): string | undefined {
  if (time === '') return 'Choose a day and time.';
  return new Date(readInstant(time)) > now
    ? undefined
    : `must be in the future: it is now ${timeInIndia(now)}`;
}
