import type { Kysely } from 'kysely';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import type { Database } from '../database/schema.ts';

/** A submission as it is told to a reader: its facts by their names, and its long text if it has one. */
export interface SubmissionWords {
  reference: string;
  kind: SubmissionKind;
  submittedAt: Date;
  /** Who sent it, where the form asks. */
  name: string;
  emailId: string;
  facts: [name: string, value: string][];
  text: string | undefined;
}

/** Undefined where it has been erased. */
export async function findSubmissionWords(
  db: Kysely<Database>,
  id: string,
): Promise<SubmissionWords | undefined> {
  const submission = await db
    .selectFrom('submissions')
    .select(['reference', 'kind', 'submitted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (submission === undefined) return undefined;
  const words = await readers[submission.kind](db, id);
  if (words === undefined) return undefined;
  return {
    reference: submission.reference,
    kind: submission.kind,
    submittedAt: submission.submitted_at,
    ...words,
  };
}

type Words = Omit<SubmissionWords, 'reference' | 'kind' | 'submittedAt'>;

const readers: Record<SubmissionKind, (db: Kysely<Database>, id: string) => Promise<Words | undefined>> = {
  contact: async (db, id) => {
    const row = await db
      .selectFrom('contact_requests')
      .select(['full_name', 'email_id', 'mobile_no', 'company_name', 'user_message'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: row.full_name,
        emailId: row.email_id,
        facts: [
          ['Name', row.full_name],
          ['Company', row.company_name],
          ['Phone', row.mobile_no],
          ['Email', row.email_id],
        ],
        text: row.user_message,
      }
    );
  },
  quotation: async (db, id) => {
    const row = await db
      .selectFrom('quotation_requests')
      .select([
        'first_name',
        'last_name',
        'email_id',
        'mobile_no',
        'address',
        'state',
        'city',
        'services_type',
      ])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: `${row.first_name} ${row.last_name}`,
        emailId: row.email_id,
        facts: [
          ['Name', `${row.first_name} ${row.last_name}`],
          ['Service', row.services_type],
          ['Phone', row.mobile_no],
          ['Email', row.email_id],
          ['Address', row.address],
          ['City', row.city],
          ['State', row.state],
        ],
        text: undefined,
      }
    );
  },
  application: async (db, id) => {
    const row = await db
      .selectFrom('job_applications')
      .select(['job_id_text', 'position', 'full_name', 'email_id', 'mobile_no', 'qualification', 'resume_id'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: row.full_name,
        emailId: row.email_id,
        facts: [
          ['Name', row.full_name],
          ['Position', row.position],
          ['Job', row.job_id_text || 'None named'],
          ['Qualification', row.qualification],
          ['Phone', row.mobile_no],
          ['Email', row.email_id],
          ['Resume', row.resume_id === null ? 'None' : 'Kept in the staff area'],
        ],
        text: undefined,
      }
    );
  },
  posting: async (db, id) => {
    const row = await db
      .selectFrom('job_openings')
      .select(['jid', 'open_position', 'qualification', 'skills', 'experience', 'industry', 'location'])
      .select(['min_salary', 'max_salary', 'description'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: '',
        emailId: '',
        facts: [
          ['Job', row.jid],
          ['Position', row.open_position],
          ['Qualification', row.qualification],
          ['Skills', row.skills],
          ['Experience', row.experience],
          ['Industry', row.industry],
          ['Location', row.location],
          ['Salary', `${row.min_salary} to ${row.max_salary}`],
        ],
        text: row.description,
      }
    );
  },
  // A mailbox is read by more people than may read what somebody asks of the own data.
  'data-request': async (db, id) => {
    const row = await db
      .selectFrom('data_requests')
      .select(['asked', 'due_at'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: '',
        emailId: '',
        facts: [
          ['Asked', row.asked],
          ['To be answered by', row.due_at.toISOString().slice(0, 10)],
          ['Where', 'In the staff area, under People'],
        ],
        text: undefined,
      }
    );
  },
};
