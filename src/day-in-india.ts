const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day of an instant where the company is, as 2026-12-31. */
export function dayInIndia(instant: Date): string {
  return calendar.format(instant);
}

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day after one such as 2026-12-31. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second is after the first: negative where it is before. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
