import { z } from 'zod';
import { referenceInput } from '../../src/contract/staff/inbox.ts';
import { findMentions, mentionable } from '../../src/contract/staff/mentions.ts';
import { listAssignees } from '../members/access/members.queries.ts';
import { addNotices } from '../members/mail-choices/add-notices.queries.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { findEntry } from './inbox-item.queries.ts';
import { rolesWorkingOn } from './inbox-kinds.ts';
import { inboxWorkProcedure } from './inbox-procedure.ts';
import { type InboxContext, refuse } from './inbox-record.ts';
import { setMentions } from './mentions.queries.ts';

export const mentionProcedures = {
  /** The members who work on an item's kind, and so can be mentioned in a note on it. */
  listMentionable: inboxWorkProcedure
    .input(referenceInput)
    .output(z.array(mentionable))
    .query(async ({ ctx, input: { reference } }) => {
      const entry = await findEntry(ctx.db, reference, ctx.kinds);
      if (entry === undefined) throw await refuse(ctx, reference);
      return listAssignees(
        ctx.db,
        rolesWorkingOn([entry.kind as (typeof ctx.kinds)[number]], ctx.submissionKinds),
      );
    }),
};

export interface MentionContext extends InboxContext {
  submissionKinds?: SubmissionKinds | undefined;
}

/** A note as it was just written; its text is '' once it is removed. */
interface WrittenNote {
  id: string;
  submissionId: string;
  reference: string;
  kind: string;
  text: string;
}

/**
 * Takes over whom a note mentions, and tells those by mail whom it did not mention before. Call it in the transaction
 * of the note. Whoever does not work on its kind is not mentioned, and nobody tells themselves.
 */
export async function applyMentions(
  ctx: Omit<MentionContext, 'address'>,
  { id, submissionId, reference, kind, text }: WrittenNote,
): Promise<void> {
  const names = ctx.kinds.filter((each) => each === kind);
  const readers = text === '' ? [] : await listAssignees(ctx.db, rolesWorkingOn(names, ctx.submissionKinds));
  const mentioned = findMentions(text, readers).flatMap(({ members }) => members.map((member) => member.id));
  const others = new Set(mentioned.filter((memberId) => memberId !== ctx.signedIn.member.id));
  const added = await setMentions(ctx.db, { eventId: id, submissionId, memberIds: [...others] });
  if (added.length > 0)
    await addNotices(ctx.db, {
      kind: 'mentioned',
      memberIds: added,
      byId: ctx.signedIn.member.id,
      references: [reference],
    });
}
