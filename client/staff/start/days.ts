const utc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en-IN', { ...utc, weekday: 'short' });
const long = new Intl.DateTimeFormat('en-IN', { ...utc, weekday: 'long', day: 'numeric', month: 'long' });
const month = new Intl.DateTimeFormat('en-IN', { ...utc, month: 'short' });

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day that many days before one such as 2026-12-31. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** Its weekday, such as `Mon`. */
export const formatWeekday = (day: string): string => weekday.format(new Date(day));
/** Such as `Monday, 16 November`. */
export const longDay = (day: string): string => long.format(new Date(day));
/** Its number in the month, and the month: what a leaf of a calendar says. */
export const formatCalendarLeaf = (day: string) => ({
  number: Number(day.slice(8)),
  month: month.format(new Date(day)),
});
