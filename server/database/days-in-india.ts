import { sql } from 'kysely';

/** Today's date in India. */
export const todayInIndia = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The instant at which a date such as 2026-12-31 begins in India. */
export function startOfDayInIndia(day: string | undefined) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
}
