import type { Insertable } from 'kysely';
import type { SubmissionFlag } from '../../src/contract/submission.ts';
import type { ResumesTable } from '../database/schema.ts';
import type { NewMail } from '../mail/plan-mails.ts';
import type { AnyDetails, DetailsTable } from './details.ts';
import type { SentText, SharedLimit } from './guards.queries.ts';

export interface NewSubmission {
  reference: string;
  kind: string;
  door: 'site' | 'legacy';
  /** That of the page that the form was on. */
  locale: string;
  noticeVersion: string;
  /** SHA-256 of kind and content. A submission with the same digest within ten minutes is a repeat. */
  digest: Buffer;
  flags: SubmissionFlag[];
  mails: NewMail[];
  /** Undefined if submissions are not limited. */
  limit: SharedLimit | undefined;
  /**
   * Undefined if the text is too short to recognise. If another sender has sent the same text, the submission is
   * flagged.
   */
  text: SentText | undefined;
  /** The kind's own table, and its columns. */
  table: DetailsTable;
  details: AnyDetails;
  /** The row of the uploaded file, to which the details refer. */
  resume: Insertable<ResumesTable> | undefined;
}

/**
 * `repeated`: nothing was stored, and the reference is that of the first submission. `wait`: nothing was stored,
 * because the sender has reached the limit; the number of seconds to wait.
 */
export type StoredSubmission =
  | { reference: string; repeated: boolean; wait: null }
  | { reference: null; repeated: false; wait: number };
