import { sql } from 'kysely';
import { saveOfficeHours } from '../../server/inbox/office-hours/office-hours.queries.ts';
import { clockInIndia } from '../../src/time-in-india.ts';
import type { TestServer } from '../environment/app.ts';

/** Makes the office open day and night, so that what is late does not depend on the day of the test. */
export async function openAlways({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.deleteFrom('office_calendar').execute();
  const week = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '00:00' }));
  // The digests of today are due since this minute.
  const digestAt = clockInIndia(new Date()).slice(-5);
  await saveOfficeHours(db, { version: 0, week, holidays: [], digestAt });
}

/** Makes an item look as if it had come in that many hours ago. */
export async function letWait(
  { db }: Pick<TestServer, 'db'>,
  reference: string,
  hours: number,
): Promise<void> {
  await sql`
    update inbox_entries set submitted_at = now() - make_interval(hours => ${hours}::integer)
    where reference = ${reference}`.execute(db);
}
