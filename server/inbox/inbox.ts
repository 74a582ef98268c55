import { z } from 'zod';
import {
  assignee,
  assigneeInput,
  changedItems,
  INBOX_PAGE,
  type InboxKind,
  inboxItem,
  inboxListInput,
  inboxPage,
  referenceInput,
  restoreInput,
  stageInput,
  statusInput,
} from '../../src/contract/staff/inbox.ts';
import { AppError } from '../errors.ts';
import { listMailsOf } from '../mail/mail-log.queries.ts';
import { isMemberEnabled, listAssignees } from '../members/access/members.queries.ts';
import { kindOf } from '../submissions/kinds/kinds.ts';
import { router } from '../trpc.ts';
import { applicantCityProcedures } from './applicants/applicant-city.ts';
import { findCity, findResume } from './applicants/applicants.queries.ts';
import { stageOf } from './applicants/entry-stage.queries.ts';
import { moveToStage } from './applicants/move-to-stage.ts';
import { assignAndTell } from './assign-and-tell.ts';
import { markMentionsSeen } from './attention.queries.ts';
import { hasApplicationWithStage, restoreSuspectedSpam, updateStatus } from './change-items.queries.ts';
import { changeItems } from './change-items.ts';
import { findEntries } from './find-entries.queries.ts';
import { followUpProcedures } from './follow-up.ts';
import { listEntries } from './inbox.queries.ts';
import { findEntry } from './inbox-item.queries.ts';
import { rolesWorkingOn, worksOn } from './inbox-kinds.ts';
import { applicantsWorkProcedure, creatingInboxProcedure, inboxProcedure } from './inbox-procedure.ts';
import { record, refuse } from './inbox-record.ts';
import { matchingProcedures } from './matching.ts';
import { mentionProcedures } from './mentions.ts';
import { listCorrected, listMessages } from './messages.queries.ts';
import { listEvents } from './notes.queries.ts';
import { noteProcedures } from './notes.ts';
import { readLateBefore } from './office-hours/office-hours.queries.ts';
import { resumeInfoOf } from './resume-access.ts';
import { listAppliedBefore } from './same-person/applied-before.ts';
import { samePersonProcedures } from './same-person.ts';

export const inboxRouter = router({
  /** The members whom an item can be assigned to: all who work on what the caller may read. */
  listAssignees: inboxProcedure
    .output(z.array(assignee))
    .query(({ ctx }) => listAssignees(ctx.db, rolesWorkingOn(ctx.kinds, ctx.submissionKinds))),

  list: inboxProcedure
    .input(inboxListInput)
    .output(inboxPage)
    .query(async ({ ctx, input: { cursor, ...filter } }) => {
      const { ids, next } = await findEntries(ctx.db, filter, ctx, cursor ?? undefined, INBOX_PAGE);
      const works = worksOn(ctx.signedIn.member.roles, ctx.submissionKinds).kinds;
      const [entries, before] = await Promise.all([
        listEntries(ctx.db, ids, ctx.signedIn.member.id),
        ctx.kinds.includes('application') ? listAppliedBefore(ctx.db, ids) : new Map<string, never>(),
      ]);
      return {
        entries: entries.map(({ id, ...entry }) => ({
          ...entry,
          appliedBefore: before.get(id) ?? null,
          mayWork: works.includes(entry.kind),
        })),
        next,
      };
    }),

  /** A mutation, since reading is recorded in the audit log. */
  open: inboxProcedure
    .input(referenceInput)
    .output(inboxItem)
    .mutation(async ({ ctx, input: { reference } }) => {
      const entry = await findEntry(ctx.db, reference, ctx.kinds, await readLateBefore(ctx.db));
      const words =
        entry &&
        (await kindOf(entry.kind, ctx.submissionKinds).findWords(
          ctx.db,
          entry.submission_id,
          ctx.site.current.letterWords,
        ));
      if (entry === undefined || words === undefined) throw await refuse(ctx, reference);
      await record(ctx, 'read', [reference]);
      const isMentioned = await markMentionsSeen(ctx.db, entry.submission_id, ctx.signedIn.member.id);
      const events = await listEvents(ctx.db, entry.submission_id, ctx.signedIn.member.id);
      const resume = await findResume(ctx.db, reference);
      const before = await listAppliedBefore(ctx.db, [entry.submission_id]);
      const works = worksOn(ctx.signedIn.member.roles, ctx.submissionKinds).kinds;
      return {
        reference,
        mayWork: works.includes(entry.kind as InboxKind),
        kind: entry.kind as InboxKind,
        locale: entry.locale,
        submittedAt: entry.submitted_at.toISOString(),
        name: entry.name,
        about: entry.about,
        city: entry.city,
        email: entry.email,
        phone: entry.phone,
        applicantCity: entry.kind === 'application' ? await findCity(ctx.db, entry.submission_id) : '',
        correctedEmails: await listCorrected(ctx.db, entry.submission_id, entry.email),
        flags: entry.flags,
        suspect: entry.suspect,
        status: entry.status,
        stage: stageOf(entry),
        stageReason: entry.stage_reason,
        version: entry.version,
        hasAnswer: entry.has_answer,
        appliedBefore: before.get(entry.submission_id) ?? null,
        isLate: Boolean(entry.is_late),
        followUpAt: entry.follow_up_at?.toISOString() ?? null,
        isMentioned,
        assignee:
          entry.assignee_id === null ? null : { id: entry.assignee_id, name: entry.assignee_name ?? '' },
        facts: words.facts,
        text: words.text ?? null,
        resume: resume === undefined ? null : resumeInfoOf(resume, ctx.config),
        events,
        messages: await listMessages(
          ctx.db,
          { submissionId: entry.submission_id, email: entry.email },
          ctx.config,
        ),
        mails: await listMailsOf(ctx.db, entry.submission_id),
      };
    }),

  setStatus: creatingInboxProcedure
    .input(statusInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items, status } }) =>
      changeItems(ctx, items, { action: 'status set', detail: status }, async (trx, change) => {
        const references = items.map(({ reference }) => reference);
        const isRefused =
          status !== 'spam' &&
          ctx.kinds.includes('application') &&
          (await hasApplicationWithStage(trx, references));
        if (isRefused)
          throw new AppError('BAD_REQUEST', 'is not for an application: move it to a stage instead', {
            field: 'status',
          });
        return updateStatus(trx, change, status);
      }),
    ),

  /** Moves applications to a stage of hiring. */
  moveToStage: applicantsWorkProcedure
    .input(stageInput)
    .output(changedItems)
    .mutation(({ ctx, input }) => moveToStage(ctx, input)),

  assign: creatingInboxProcedure
    .input(assigneeInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items, assignee } }) =>
      changeItems(ctx, items, { action: 'assigned', detail: assignee ?? '' }, async (trx, change) => {
        if (assignee !== null && !(await isMemberEnabled(trx, assignee)))
          throw new AppError('BAD_REQUEST', 'is no member whom an item can be assigned to', {
            field: 'assignee',
          });
        return assignAndTell(trx, change, assignee);
      }),
    ),

  restore: creatingInboxProcedure
    .input(restoreInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items } }) =>
      changeItems(ctx, items, { action: 'suspects restored' }, restoreSuspectedSpam),
    ),

  ...noteProcedures,
  ...samePersonProcedures,
  ...mentionProcedures,
  ...followUpProcedures,
  ...matchingProcedures,
  ...applicantCityProcedures,
});
