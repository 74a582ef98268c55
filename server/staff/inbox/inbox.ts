import { z } from 'zod';
import {
  assignee,
  assigneeInput,
  changed,
  INBOX_PAGE,
  type InboxKind,
  inboxItem,
  inboxListInput,
  inboxPage,
  noteInput,
  referenceInput,
  restoreInput,
  statusInput,
} from '../../../src/contract/staff/inbox.ts';
import { AppError } from '../../errors.ts';
import { listMailsOf } from '../../mail/mail-log.queries.ts';
import { findSubmissionWords } from '../../mail/submission-words.queries.ts';
import { router } from '../../trpc.ts';
import { addAuditLine } from '../audit.queries.ts';
import { listAssignees } from '../members.queries.ts';
import { procedureFor, type SignedIn } from '../staff-procedures.ts';
import { findResume } from './applicants.queries.ts';
import { findEntries } from './find-entries.queries.ts';
import { listEntries } from './inbox.queries.ts';
import {
  addNote,
  findEntry,
  listEvents,
  restoreSuspects,
  updateAssignee,
  updateStatus,
} from './inbox-item.queries.ts';
import { inboxKindsOf, rolesReading } from './inbox-kinds.ts';
import { resumeInfoOf } from './resume-access.ts';

const inboxProcedure = procedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: { kinds: inboxKindsOf[ctx.signedIn.member.role] } }),
);

export const inboxRouter = router({
  /** Whom an item can be given to: everybody who reads what the caller reads. */
  listAssignees: inboxProcedure
    .output(z.array(assignee))
    .query(({ ctx }) => listAssignees(ctx.db, rolesReading(ctx.kinds))),

  list: inboxProcedure
    .input(inboxListInput)
    .output(inboxPage)
    .query(async ({ ctx, input: { after, ...filter } }) => {
      const { ids, next } = await findEntries(ctx.db, filter, ctx.kinds, after, INBOX_PAGE);
      return { entries: await listEntries(ctx.db, ids), next };
    }),

  /** A mutation, since a reading is recorded. */
  open: inboxProcedure
    .input(referenceInput)
    .output(inboxItem)
    .mutation(async ({ ctx, input: { reference } }) => {
      const entry = await findEntry(ctx.db, reference, ctx.kinds);
      const words = entry && (await findSubmissionWords(ctx.db, entry.submission_id));
      if (entry === undefined || words === undefined) throw await refuse(ctx, reference);
      await record(ctx, 'read', [reference]);
      const events = await listEvents(ctx.db, entry.submission_id);
      const resume = await findResume(ctx.db, reference);
      return {
        reference,
        kind: entry.kind as InboxKind,
        submittedAt: entry.submitted_at.toISOString(),
        name: entry.name,
        about: entry.about,
        flags: entry.flags,
        suspect: entry.suspect,
        status: entry.status,
        assignee:
          entry.assignee_id === null ? null : { id: entry.assignee_id, name: entry.assignee_name ?? '' },
        facts: words.facts,
        text: words.text ?? null,
        resume: resume === undefined ? null : resumeInfoOf(resume, ctx.config),
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        mails: await listMailsOf(ctx.db, entry.submission_id),
      };
    }),

  setStatus: inboxProcedure
    .input(statusInput)
    .output(changed)
    .mutation(async ({ ctx, input: { references, status } }) => {
      const count = await updateStatus(ctx.db, change(ctx, references), status);
      await record(ctx, 'status set', references, status);
      return { changed: count };
    }),

  assign: inboxProcedure
    .input(assigneeInput)
    .output(changed)
    .mutation(async ({ ctx, input: { references, assignee } }) => {
      const count = await updateAssignee(ctx.db, change(ctx, references), assignee);
      await record(ctx, 'assigned', references, assignee ?? '');
      return { changed: count };
    }),

  restore: inboxProcedure
    .input(restoreInput)
    .output(changed)
    .mutation(async ({ ctx, input: { references } }) => {
      const count = await restoreSuspects(ctx.db, change(ctx, references));
      await record(ctx, 'suspects restored', references);
      return { changed: count };
    }),

  addNote: inboxProcedure
    .input(noteInput)
    .output(changed)
    .mutation(async ({ ctx, input: { reference, text } }) => {
      const count = await addNote(ctx.db, change(ctx, [reference]), text);
      if (count === 0) throw await refuse(ctx, reference);
      await record(ctx, 'note added', [reference]);
      return { changed: count };
    }),
});

interface InboxContext {
  db: Parameters<typeof addAuditLine>[0];
  address: string;
  signedIn: SignedIn;
  kinds: readonly InboxKind[];
}

function change({ kinds, signedIn }: InboxContext, references: string[]) {
  return { references, kinds, memberId: signedIn.member.id };
}

/** It may be another role's: whoever asks for it is noted. */
async function refuse(ctx: InboxContext, reference: string): Promise<AppError> {
  await record(ctx, 'refused', [reference], `as ${ctx.signedIn.member.role}`);
  return new AppError('NOT_FOUND', 'There is no such submission.');
}

function record(
  { db, address, signedIn }: InboxContext,
  action: string,
  references: string[],
  detail = '',
): Promise<void> {
  return addAuditLine(db, {
    memberId: signedIn.member.id,
    action,
    subject: references.join(' '),
    detail,
    address,
  });
}
