import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { BigintReference, Database } from '../../server/database/schema.ts';
import { defineSubmission } from '../../server/submissions/accept.ts';
import type { Retention } from '../../server/submissions/definition.ts';
import { submissionKinds } from '../../server/submissions/kinds/kinds.ts';
import { type LetterId, type Letters, sampleLetters } from '../../src/content/letters.ts';
import { requiredLongText, requiredText } from '../../src/contract/fields.ts';
import { formSignals } from '../../src/contract/submission.ts';
import { makeSite } from '../factories/published-site.ts';

const letters = { title: 'Opinion', subject: 'We have your opinion', thanks: 'Thank you for telling us.' };
// The type knows the letters of the product.
const letter = (name: keyof typeof letters) => `feedback.${name}` as LetterId;

/** A site whose letters have those of this kind. */
export const feedbackSite = makeSite({ letters: { ...sampleLetters, feedback: letters } as Letters });

export const emptyFeedback = { fullName: '', emailId: '', opinion: '' };

/** A kind of submission that the product does not have, as a newcomer would write one. */
export const feedback = defineSubmission({
  kind: 'feedback',
  procedure: 'feedback',
  legacyPath: '/Master/SubmitFeedback',
  input: z.object({
    fullName: requiredText,
    emailId: requiredText,
    opinion: requiredLongText,
    ...formSignals,
  }),
  form: {
    path: '/feedback',
    empty: emptyFeedback,
    checks: [
      { field: 'fullName', label: 'name' },
      { field: 'emailId', label: 'email' },
      { field: 'opinion', label: 'message' },
    ],
    filters: {},
  },
  receipt: { prefix: 'FB', sentence: 'Thank you, we have your opinion; your reference is' },
  others: {},

  table: 'feedback',
  columns: ({ fullName, emailId, opinion }) => ({ full_name: fullName, email_id: emailId, opinion }),
  signs: ({ emailId }) => ({ emailId }),
  findLateness: undefined,
  longText: { field: 'opinion', column: 'opinion' },
  hasResume: false,
  afterwards: undefined,

  role: 'sales',
  describe: (row, words) => ({
    name: row.full_name,
    emailId: row.email_id,
    about: undefined,
    facts: [[words('details.name'), row.full_name]],
    text: row.opinion,
  }),
  mails: {
    title: letter('title'),
    readers: 'privacy',
    confirmation: { subject: letter('subject'), paragraphs: [letter('thanks')], replyTo: 'enquiryEmail' },
  },
  inbox: {
    name: sql`full_name`,
    about: sql`'An opinion'`,
    email: sql`email_id`,
    phone: sql`''`,
    city: sql`''`,
    job: sql`null::bigint`,
    names: sql`full_name`,
    labels: sql`''`,
    rest: sql`opinion`,
    exported: { message: sql`opinion` },
  },
  personalData: { notArchived: ['email_id'], found: undefined, remains: undefined },
  retention: {
    // A cast, because the type only knows the product's own counts.
    countedAs: 'opinions' as Retention['countedAs'],
    days: () => 10,
    isOlderThan: (time) => sql`s.submitted_at < ${time}`,
  },
});

/** The product's kinds and this one. */
export const sixKinds = { ...submissionKinds, feedback };

/** Does what a migration would do. */
export async function createFeedbackTable(db: Kysely<Database>): Promise<void> {
  await sql`
    alter table submissions drop constraint submissions_kind_check,
      add constraint submissions_kind_check
        check (kind in ('contact', 'quotation', 'application', 'posting', 'data-request', 'feedback'))`.execute(
    db,
  );
  await sql`
    create table feedback (
      submission_id bigint primary key references submissions (id) on delete cascade,
      full_name text not null, email_id text not null, opinion text not null
    )`.execute(db);
}

interface FeedbackTable {
  submission_id: BigintReference;
  full_name: string;
  email_id: string;
  opinion: string;
}

declare module '../../server/database/schema.ts' {
  interface Database {
    feedback: FeedbackTable;
  }
}
