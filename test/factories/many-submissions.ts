import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import type { ResumeStore } from '../../server/files/resume-store.ts';

/**
 * Fills a database with contacts and applications, half of each, with their entries in the inbox and a note for each
 * tenth. The first applications have a resume. `from` is how many an earlier call has made.
 */
export async function createManySubmissions(
  { db, resumes }: { db: Kysely<Database>; resumes: ResumeStore },
  { count, files, fileBytes, from = 0 }: { count: number; files: number; fileBytes: number; from?: number },
): Promise<void> {
  const ids: string[] = [];
  for (let number = 0; number < files; number++) {
    const id = randomUUID();
    const bytes = Buffer.alloc(fileBytes, `%PDF-1.4 ${id} `);
    await resumes.put(id, bytes);
    ids.push(id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await sql`
      insert into resumes (id, sha256, size, type, original_name)
      values (${id}::uuid, decode(${sha256}, 'hex'), ${fileBytes}, 'pdf', ${`cv ${number}.pdf`})
    `.execute(db);
  }
  const { rows } = await sql<{ last: string }>`select coalesce(max(id), 0) as last from submissions`.execute(
    db,
  );
  const isNew = sql`id > ${rows[0]?.last}::bigint`;
  await sql`
    insert into submissions (reference, kind, door, submitted_at)
    select case when n % 2 = 0 then 'CT-' else 'AP-' end || n, case when n % 2 = 0 then 'contact' else 'application' end,
      'site', timestamptz '2026-01-01' + n * interval '10 seconds'
    from generate_series(${from}::integer + 1, ${from}::integer + ${count}::integer) as n
  `.execute(db);
  await sql`
    insert into contact_requests (submission_id, full_name, email_id, mobile_no, company_name, user_message)
    select id, 'Asha Menon ' || id, 'asha' || id || '@example.com', '98450' || lpad((id % 100000)::text, 5, '0'),
      'Example Mills ' || id % 977, 'Two gates, day and night, from the first of the month. ' || repeat(md5(id::text) || ' ', 8)
    from submissions where kind = 'contact' and ${isNew}
  `.execute(db);
  await sql`
    insert into job_applications (submission_id, job_id_text, position, full_name, email_id, mobile_no, qualification, resume_id)
    select id, 'JO-' || id % 200, 'Security Guard', 'Ravi Kumar ' || id, 'ravi' || id || '@example.com',
      '98450' || lpad((id % 100000)::text, 5, '0'), '10th pass', (${ids}::uuid[])[row_number() over (order by id)]
    from submissions where kind = 'application' and ${isNew}
  `.execute(db);
  await sql`
    insert into inbox_entries (submission_id, reference, kind, door, submitted_at, name, about, email, phone, city, flags,
      suspect, search)
    select id, reference, kind, door, submitted_at, 'Somebody ' || id, 'Example Mills', 'x' || id || '@example.com',
      '98450' || lpad((id % 100000)::text, 5, '0'), 'Pune', '{}', false, array_to_tsvector(array['word' || id])
    from submissions where ${isNew}
  `.execute(db);
  await sql`
    insert into inbox_events (submission_id, action, text)
    select id, 'note', 'Called back. ' || md5(id::text) from submissions where id % 10 = 0 and ${isNew}
  `.execute(db);
  await sql`analyze`.execute(db);
}
