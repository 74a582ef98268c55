import { createHash } from 'node:crypto';
import type { TRPCRouterRecord } from '@trpc/server';
import { currentNotice } from '../../src/contract/privacy-notice.ts';
import { receiptMessage } from '../../src/contract/receipt.ts';
import { type Receipt, receipt } from '../../src/contract/submission.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { resumeKind, type StoredResume, storeResume } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import { planMails } from '../mail/plan-mails.ts';
import { countSubmission } from '../operating/metrics.ts';
import { procedure, router } from '../trpc.ts';
import type { SentForm, SubmissionDefinition, SubmissionSpec } from './definition.ts';
import { findDetails } from './details.queries.ts';
import type { DetailsTable } from './details.ts';
import { createSubmission } from './gather.ts';
import { createReference } from './reference.ts';
import { findSuspicions, fingerprintOf, type SubmissionContent } from './suspicions.ts';

const REFERENCE_ATTEMPTS = 5;
const UNIQUE_VIOLATION = '23505';

/**
 * Turns a kind's specification into its definition, with the router that every door calls. The client infers the types
 * of its calls from this router.
 */
export function defineSubmission<
  Values,
  Input extends SentForm,
  Table extends DetailsTable,
  Others extends TRPCRouterRecord,
>(spec: SubmissionSpec<Values, Input, Table, Others>) {
  return {
    ...spec,
    router: router({ submit: submitProcedure(spec), ...spec.others }),
    async findWords(db, id, words) {
      const row = await findDetails(db, spec.table, id);
      return row && spec.describe(row, words);
    },
  } satisfies SubmissionDefinition;
}

/**
 * The rate limits count a submission only after its input has been validated: a malformed one stores nothing, and a
 * visitor who mistypes should not use up the limit of everybody behind the same address.
 */
function submitProcedure<Values, Input extends SentForm, Table extends DetailsTable>(
  spec: AnySpec<Values, Input, Table>,
) {
  return procedure
    .meta({ submission: spec.kind })
    .input(spec.input)
    .output(receipt)
    .use(async ({ ctx, next }) => {
      await ctx.submissionLimit.count(ctx.address, spec.kind);
      return next();
    })
    .mutation(async ({ ctx, input }): Promise<Receipt> => {
      const { repeated, ...receipt } = await acceptSubmission(ctx, spec, input as Input);
      // A repeat has stored nothing.
      if (!repeated) spec.afterwards?.(ctx);
      return receipt;
    });
}

type AnySpec<Values, Input extends SentForm, Table extends DetailsTable> = SubmissionSpec<
  Values,
  Input,
  Table,
  TRPCRouterRecord
>;

/**
 * Stores a submission and its resume. The file is written before its row and kept if storing fails, because the row may
 * have been stored despite the error; the sweep takes care of files without a row. The file is deleted here only for a
 * repeat, whose first submission has a file of its own, and for a submission beyond the limit.
 * @throws {AppError} TOO_MANY_REQUESTS if the address has reached its limit.
 */
async function acceptSubmission<Values, Input extends SentForm, Table extends DetailsTable>(
  ctx: Context,
  spec: AnySpec<Values, Input, Table>,
  input: Input,
): Promise<Receipt & { repeated: boolean }> {
  if (input.file === undefined) return store(ctx, spec, input, undefined);
  await demandOwnStoreForUpload(ctx.db, ctx.resumes, resumeKind);
  const resume = await storeResume(ctx, input.file);
  const storing = store(ctx, spec, input, resume);
  const isStored = await storing.then(({ repeated }) => !repeated, isNotRefused);
  if (!isStored) await ctx.resumes.delete(resume.row.id);
  return storing;
}

function isNotRefused(error: unknown): boolean {
  return !(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS');
}

/**
 * Determines the digest, flags, mails and reference, and stores everything in one statement. References are random: if
 * one is already taken, the next attempt draws another.
 */
async function store<Values, Input extends SentForm, Table extends DetailsTable>(
  ctx: Context,
  spec: AnySpec<Values, Input, Table>,
  input: Input,
  resume: StoredResume | undefined,
): Promise<Receipt & { repeated: boolean }> {
  const { kind, mails } = spec;
  const { door, language, address, submissionLimit } = ctx;
  const sent = contentOf(spec, input, resume);
  const late = await spec.findLateness?.(ctx.db, input);
  const flags = [...findSuspicions(sent), ...(late === undefined ? [] : [late])];
  const fixed = {
    kind,
    door,
    locale: language.locale,
    // Legacy clients send no version, so the current one is recorded.
    noticeVersion: input.noticeVersion ?? currentNotice.version,
    digest: digestOf(sent),
    flags,
    mails: planMails(mails.confirmation && sent.emailId, flags),
    limit: submissionLimit.shared(address),
    text: fingerprintOf(sent, address),
    table: spec.table,
    details: spec.columns(input, { config: ctx.config, resumeId: resume?.row.id }),
    resume: resume?.row,
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const submission = { reference: createReference(spec.receipt), ...fixed };
      const { reference, repeated, wait } = await createSubmission(ctx, submission);
      if (reference === null) throw await submissionLimit.refusal(address, kind, wait);
      countSubmission(kind, repeated ? 'repeated' : 'stored');
      return { reference, repeated, message: receiptMessage(spec.receipt, reference, late), late };
    } catch (error) {
      if (attempt === REFERENCE_ATTEMPTS || !isReferenceTaken(error)) throw error;
    }
  }
}

function contentOf<Values, Input extends SentForm, Table extends DetailsTable>(
  { kind, hasResume, longText, signs }: AnySpec<Values, Input, Table>,
  input: Input,
  resume: StoredResume | undefined,
): SubmissionContent {
  const { website, filledInMs, noticeVersion: _, file: __, ...fields } = input;
  const texts = fields as Record<string, string>;
  const { flags = [], ...reach } = signs(input);
  return {
    kind,
    content: hasResume ? { ...texts, file: resume?.row.sha256.toString('hex') ?? '' } : texts,
    website,
    filledInMs,
    ...reach,
    flags: resume?.isLocked ? [...flags, 'locked-resume'] : flags,
    longText: longText && texts[longText.field],
  };
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
