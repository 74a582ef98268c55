/** India has one time zone, without summer time. */
const INDIA_MS = 5.5 * 60 * 60_000;

/** The calendar day of an instant in India, as 2026-12-31. */
export function dayInIndia(instant: Date): string {
  return toIndianTime(instant).slice(0, 10);
}

/** The day and time of an instant in India, as a datetime-local input expects it: 2026-12-31T18:30. */
export function toIndianTime(instant: Date): string {
  return new Date(instant.getTime() + INDIA_MS).toISOString().slice(0, 16);
}

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day after one such as 2026-12-31. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The days from the first calendar day to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** The calendar day before one such as 2026-12-31. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
