import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';

const BATCH = 500;

/**
 * Removes the saves that were made while somebody typed, 90 days later: those that the same person has saved over within
 * ten minutes. What remains is how each session of writing ended, everything that was public, planned or a draft, what was
 * set aside or written with a note, and what another version was merged with. The database refuses to remove anything
 * else.
 * @returns how many were removed.
 */
export async function removeOldSaves(db: Kysely<Database>, stop?: AbortSignal): Promise<number> {
  let removed = 0;
  while (!stop?.aborted) {
    const count = await removeSome(db);
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}

function removeSome(db: Kysely<Database>): Promise<number> {
  return runTransaction(db, async (trx) => {
    await sql`select set_config('guardhouse.removes_old_saves', 'on', true)`.execute(trx);
    const { rows } = await sql`
      delete from content_versions where id in (
        select id from content_versions as save
        where editor is not null and at < now() - interval '90 days'
          and not is_aside and note = '' and merges is null and member_id is not null
          and exists (
            select from content_versions as later
            where (later.document, later.locale) = (save.document, save.locale) and later.id > save.id
              and later.member_id = save.member_id and not later.is_aside and later.note = ''
              and later.editor is not null and later.at < save.at + interval '10 minutes')
          and not exists (select from content_versions as merged
            where (merged.document, merged.locale) = (save.document, save.locale) and merged.merges = save.id)
          and not exists (select from content_pointers where save.id in (draft_version, published_version))
          and not exists (select from content_publications where version = save.id)
          and not exists (select from content_releases as release
            cross join lateral jsonb_array_elements(release.documents) as part
            where part -> 'version' = to_jsonb(save.id))
        limit ${BATCH}
      ) returning id
    `.execute(trx);
    return rows.length;
  });
}
