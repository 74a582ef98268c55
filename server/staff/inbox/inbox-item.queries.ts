import { type Kysely, sql } from 'kysely';
import type { InboxKind, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';

export function findEntry(db: Kysely<Database>, reference: string, kinds: readonly InboxKind[]) {
  return (
    db
      .selectFrom('inbox_entries as entry')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .leftJoin('staff_members as member', 'member.id', 'assignee_id')
      .select(['submission_id', 'entry.reference', 'entry.kind', 'entry.submitted_at', 'entry.name', 'about'])
      .select(['flags', 'suspect', 'status', 'assignee_id', 'member.name as assignee_name'])
      // By the submissions' own index.
      .where('submissions.reference', '=', reference)
      .where('entry.kind', 'in', kinds)
      .executeTakeFirst()
  );
}

export function listEvents(db: Kysely<Database>, submissionId: string) {
  return db
    .selectFrom('inbox_events')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['at', 'action', 'text', 'staff_members.name as member'])
    .where('submission_id', '=', submissionId)
    .orderBy('inbox_events.id')
    .execute();
}

interface Change {
  references: string[];
  kinds: readonly InboxKind[];
  memberId: string;
}

/** Each change is one statement with its history: neither is there without the other. @returns how many changed. */
export async function updateStatus(
  db: Kysely<Database>,
  { references, kinds, memberId }: Change,
  status: InboxStatus,
): Promise<number> {
  const { rows } = await sql`
    with changed as (
      update inbox_entries set status = ${status} from (${chosen(references, kinds)}) as chosen
      where submission_id = chosen.id and status <> ${status} returning submission_id
    )
    insert into inbox_events (submission_id, member_id, action, text)
    select submission_id, ${memberId}, 'status', ${status} from changed returning id
  `.execute(db);
  return rows.length;
}

/** @param assignee an enabled member, or nobody. */
export async function updateAssignee(
  db: Kysely<Database>,
  { references, kinds, memberId }: Change,
  assignee: string | null,
): Promise<number> {
  const { rows } = await sql`
    with changed as (
      update inbox_entries set assignee_id = ${assignee} from (${chosen(references, kinds)}) as chosen
      where submission_id = chosen.id and assignee_id is distinct from ${assignee}
        and (${assignee}::text is null
          or exists (select from staff_members where id = ${assignee} and disabled_at is null))
      returning submission_id
    )
    insert into inbox_events (submission_id, member_id, action, text)
    select submission_id, ${memberId}, 'assignee',
      coalesce((select name from staff_members where id = ${assignee}), 'nobody') from changed returning id
  `.execute(db);
  return rows.length;
}

/** Puts suspects among the others, and sends the mails that were held. Teaches nothing: the flags stay. */
export async function restoreSuspects(
  db: Kysely<Database>,
  { references, kinds, memberId }: Change,
): Promise<number> {
  const { rows } = await sql`
    with changed as (
      update inbox_entries set suspect = false from (${chosen(references, kinds)}) as chosen
      where submission_id = chosen.id and suspect returning submission_id
    ), released as (
      update mails set status = 'queued', queued_at = now(), due_at = now() from changed
      where mails.submission_id = changed.submission_id and mails.status = 'held'
    )
    insert into inbox_events (submission_id, member_id, action, text)
    select submission_id, ${memberId}, 'restored', '' from changed returning id
  `.execute(db);
  return rows.length;
}

export async function addNote(
  db: Kysely<Database>,
  { references, kinds, memberId }: Change,
  text: string,
): Promise<number> {
  const { rows } = await sql`
    insert into inbox_events (submission_id, member_id, action, text)
    select id, ${memberId}, 'note', ${text} from (${chosen(references, kinds)}) as chosen returning id
  `.execute(db);
  return rows.length;
}

function chosen(references: string[], kinds: readonly InboxKind[]) {
  return sql`select id from submissions
    where reference = any(${references}::text[]) and kind = any(${[...kinds]}::text[])`;
}
