import { createHash } from 'node:crypto';
import { currentNotice, type NoticeVersion } from '../../src/contract/privacy-notice.ts';
import { receiptMessage } from '../../src/contract/receipt.ts';
import type { Receipt, SubmissionFlag, SubmissionKind } from '../../src/contract/submission.ts';
import type { Context } from '../context.ts';
import { planMails } from '../mail/plan-mails.ts';
import { countSubmission } from '../operating/metrics.ts';
import type { NewSubmission, StoredSubmission } from './accept.queries.ts';
import { createReference } from './reference.ts';
import { findSuspicions, fingerprintOf } from './suspicions.ts';

const REFERENCE_ATTEMPTS = 5;
const UNIQUE_VIOLATION = '23505';

export interface SubmissionContent {
  kind: SubmissionKind;
  /** What was sent, without the form's signals: text, and the hash of a file. */
  content: Record<string, string>;
  signals: {
    website?: string | undefined;
    filledInMs?: number | undefined;
    noticeVersion?: NoticeVersion | undefined;
  };
  emailId?: string;
  mobileNo?: string;
  /** The text that only its author would write in these words. */
  longText?: string;
  flags?: SubmissionFlag[];
}

/**
 * Gives a submission its reference, digest and flags, and has `store` keep it. A reference that is taken, which
 * chance brings about once in a while, is drawn again.
 * @throws {AppError} TOO_MANY_REQUESTS where the address has reached its limit.
 */
export async function acceptSubmission(
  { door, address, submissionLimit }: Pick<Context, 'door' | 'address' | 'submissionLimit'>,
  submission: SubmissionContent,
  store: (submission: NewSubmission) => Promise<StoredSubmission>,
): Promise<Receipt & { repeated: boolean }> {
  const { kind } = submission;
  const flags = findSuspicions(submission);
  const fixed = {
    kind,
    door,
    // Legacy clients name none: theirs is the one that this site shows at the time.
    noticeVersion: submission.signals.noticeVersion ?? currentNotice.version,
    digest: digestOf(submission),
    flags,
    mails: planMails(kind, submission.emailId, flags),
    limit: submissionLimit.shared(address),
    text: fingerprintOf(submission, address),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const { reference, repeated, wait } = await store({ reference: createReference(kind), ...fixed });
      if (reference === null) throw await submissionLimit.refusal(address, kind, wait);
      countSubmission(kind, repeated ? 'repeated' : 'stored');
      return { reference, repeated, message: receiptMessage(kind, reference) };
    } catch (error) {
      if (attempt === REFERENCE_ATTEMPTS || !isReferenceTaken(error)) throw error;
    }
  }
}

function digestOf({ kind, content }: SubmissionContent): Buffer {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest();
}

function isReferenceTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === 'submissions_reference_key'
  );
}
