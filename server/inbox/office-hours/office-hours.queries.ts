import { type Kysely, sql } from 'kysely';
import { type OfficeHours, officeHours, usualHours } from '../../../src/contract/staff/office-hours.ts';
import type { Database } from '../../database/schema.ts';
import { findLateBefore } from './working-time.ts';

export async function findOfficeHours(db: Kysely<Database>): Promise<OfficeHours> {
  return (await readCalendar(db)).hours;
}

/** The instant before which a still new item is late, by the database's clock; undefined if none can be. */
export async function readLateBefore(db: Kysely<Database>): Promise<Date | undefined> {
  const { now, hours } = await readCalendar(db);
  return findLateBefore(hours, now);
}

/** The working hours with the database's present time, by which items came in. */
async function readCalendar(db: Kysely<Database>): Promise<{ now: Date; hours: OfficeHours }> {
  const { rows } = await sql<{ now: Date; saved: unknown }>`
    select now() as now, (
      select jsonb_build_object('version', version, 'week', week, 'holidays', holidays, 'digestAt', digest_at)
      from office_calendar
    ) as saved
  `.execute(db);
  const { now = new Date(), saved = null } = rows[0] ?? {};
  return { now, hours: saved === null ? usualHours : officeHours.parse(saved) };
}

/** @returns false if somebody else has saved since that version. */
export async function saveOfficeHours(
  db: Kysely<Database>,
  { version, week, holidays, digestAt }: OfficeHours,
): Promise<boolean> {
  const { rows } = await sql`
    insert into office_calendar as calendar (version, week, holidays, digest_at)
    select 1, ${JSON.stringify(week)}::jsonb, ${JSON.stringify(holidays)}::jsonb, ${digestAt}
    where ${version}::integer = 0 or exists (select from office_calendar)
    on conflict (is_only) do update set version = calendar.version + 1, week = excluded.week,
      holidays = excluded.holidays, digest_at = excluded.digest_at
    where calendar.version = ${version}::integer
    returning version
  `.execute(db);
  return rows.length > 0;
}
