import { sql } from 'kysely';

/** The calendar day that it is where the company is. */
export const todayInIndia = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The instant at which a calendar day, such as 2026-12-31, begins there. */
export function startOfDayInIndia(day: string | undefined) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
}
