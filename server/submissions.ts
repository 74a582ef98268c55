import { createHash } from 'node:crypto';
import type { Receipt, SubmissionFlag, SubmissionKind } from '../src/contract/submission.ts';
import type { Context } from './context.ts';
import { countSubmission } from './operating/metrics.ts';
import { createReference } from './reference.ts';
import type { NewSubmission, StoredSubmission } from './submissions.queries.ts';

/** Filled in faster than anybody types. */
const FASTEST_PERSON_MS = 2_000;
const REFERENCE_ATTEMPTS = 5;
const UNIQUE_VIOLATION = '23505';

/** The one sentence that answers a submission, but for the reference at its end. */
const sentences: Record<SubmissionKind, string> = {
  contact: 'Thank you, we have your request and will call you back; your reference is',
  quotation: 'Thank you, we have your request and will send a quotation; your reference is',
  application: 'Thank you, we have your application and will read it with care; your reference is',
  posting: 'Thank you, we have your job opening and will look through it; your reference is',
};

export interface SubmissionContent {
  kind: SubmissionKind;
  /** What was sent, without the form's signals: text, and the hash of a file. */
  content: Record<string, string>;
  signals: { website?: string | undefined; filledInMs?: number | undefined };
  emailId?: string;
  mobileNo?: string;
  flags?: SubmissionFlag[];
}

/**
 * Gives a submission its reference, digest and flags, and has `store` keep it. A reference that is taken, which
 * chance brings about once in a while, is drawn again.
 */
export async function acceptSubmission(
  { door }: Pick<Context, 'door'>,
  submission: SubmissionContent,
  store: (submission: NewSubmission) => Promise<StoredSubmission>,
): Promise<Receipt & { repeated: boolean }> {
  const { kind } = submission;
  const digest = digestOf(submission);
  const flags = flagsOf(submission);
  for (let attempt = 1; ; attempt++) {
    try {
      const stored = await store({ reference: createReference(kind), kind, door, digest, flags });
      countSubmission(kind, stored.repeated ? 'repeated' : 'stored');
      return { ...stored, message: `${sentences[kind]} ${stored.reference}` };
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

function flagsOf({ signals, emailId, mobileNo, flags = [] }: SubmissionContent): SubmissionFlag[] {
  const found = [...flags];
  if (signals.website) found.push('trap-filled');
  if (signals.filledInMs !== undefined && signals.filledInMs < FASTEST_PERSON_MS)
    found.push('filled-too-fast');
  if (emailId !== undefined && !/^[^\s@]+@[^\s@]+$/.test(emailId)) found.push('odd-email');
  // Indian mobile numbers have ten digits and begin with 6 to 9; a landline without its 0 begins with any.
  if (mobileNo !== undefined && !/^[1-9]\d{9}$/.test(mobileNo)) found.push('odd-phone');
  return found;
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
