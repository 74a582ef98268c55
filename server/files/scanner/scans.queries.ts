import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Verdict } from './clamd.ts';

/**
 * Claims the resume that has been due the longest, with a lease of five minutes: if this server dies during the scan,
 * another one takes the resume over. Undefined where none is due.
 */
export async function takeResume(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update resumes set scan_due_at = now() + interval '5 minutes'
    where id = (
      select id from resumes where scan_state in ('pending', 'error') and scan_due_at <= now()
      order by scan_due_at limit 1 for update skip locked
    )
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Releases a resume that could not be scanned, so that it is due again at once. No verdict is recorded. */
export async function putBack(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('resumes').set({ scan_due_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Records a verdict. A file that clamd could not scan is due again in an hour. */
export async function noteVerdict(db: Kysely<Database>, id: string, verdict: Verdict): Promise<void> {
  await db
    .updateTable('resumes')
    .set({
      scan_state: verdict.state,
      scan_note: verdict.state === 'clean' ? '' : verdict.note.slice(0, 200),
      scanned_at: sql<Date>`now()`,
      scan_due_at: sql<Date>`now() + interval '1 hour'`,
    })
    .where('id', '=', id)
    .execute();
}
