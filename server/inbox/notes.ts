import type { AuditAction } from '../../src/contract/staff/audit.ts';
import { editNoteInput, inboxEvent, noteInput, noteVersionInput } from '../../src/contract/staff/inbox.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { AppError } from '../errors.ts';
import { findEntry } from './inbox-item.queries.ts';
import { creatingInboxProcedure, inboxWorkProcedure } from './inbox-procedure.ts';
import { type InboxContext, record, refuse } from './inbox-record.ts';
import { applyMentions, type MentionContext } from './mentions.ts';
import { addNote, findEvent, type OwnNote, removeNote, updateNote } from './notes.queries.ts';

/** Notes on items: everybody who works on an item can add one, and change or remove their own. */
export const noteProcedures = {
  addNote: creatingInboxProcedure
    .input(noteInput)
    .output(inboxEvent)
    .mutation(async ({ ctx, input: { reference, text } }) => {
      const entry = await findEntry(ctx.db, reference, ctx.kinds);
      if (entry === undefined) throw await refuse(ctx, reference);
      const memberId = ctx.signedIn.member.id;
      return ctx.once(async (trx) => {
        const id = await addNote(trx, entry.submission_id, { memberId, text });
        await record({ ...ctx, db: trx }, 'note added', [reference]);
        const { submission_id: submissionId, kind } = entry;
        await applyMentions({ ...ctx, db: trx }, { id, submissionId, reference, kind, text });
        const note = await findEvent(trx, entry.submission_id, { id, memberId });
        if (note === undefined) throw new Error('a note that was just added is not there');
        return note;
      });
    }),

  editNote: inboxWorkProcedure
    .input(editNoteInput)
    .output(inboxEvent)
    .mutation(({ ctx, input: { text, ...note } }) =>
      changeNote(ctx, 'note edited', note, (trx, own) => updateNote(trx, own, text)),
    ),

  removeNote: inboxWorkProcedure
    .input(noteVersionInput)
    .output(inboxEvent)
    .mutation(({ ctx, input }) => changeNote(ctx, 'note removed', input, removeNote)),
};

async function changeNote(
  ctx: MentionContext,
  action: AuditAction,
  { reference, id, version }: { reference: string; id: string; version: number },
  change: (db: InboxContext['db'], note: OwnNote) => Promise<boolean>,
) {
  const entry = await findEntry(ctx.db, reference, ctx.kinds);
  if (entry === undefined) throw await refuse(ctx, reference);
  const memberId = ctx.signedIn.member.id;
  const find = (db: InboxContext['db']) => findEvent(db, entry.submission_id, { id, memberId });
  const before = await find(ctx.db);
  if (before?.action !== 'note') throw new AppError('NOT_FOUND', 'There is no such note.');
  if (!before.isOwn) throw new AppError('FORBIDDEN', 'Only the person who wrote a note can change it.');
  return runTransaction(ctx.db, async (trx) => {
    if (!(await change(trx, { id, version, memberId })))
      throw new AppError(
        'CONFLICT',
        before.isRemoved
          ? 'You have deleted this note already.'
          : 'You have changed this note meanwhile, in another window. Nothing was saved here.',
      );
    await record({ ...ctx, db: trx }, action, [reference]);
    const after = await find(trx);
    if (after === undefined) throw new Error('a note that was just changed is not there');
    const { submission_id: submissionId, kind } = entry;
    await applyMentions({ ...ctx, db: trx }, { id, submissionId, reference, kind, text: after.text });
    return after;
  });
}
