import type { Kysely, Transaction } from 'kysely';
import { pageIdOf, sampleOf } from '../../../src/content/documents.ts';
import { type DocumentId, isPageId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import { saveAnswer } from '../../../src/contract/staff/site.ts';
import { createdPage, createPageInput, renamePageInput } from '../../../src/contract/staff/site-pages.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { labelOf } from '../../content/document-label.ts';
import {
  addVersion,
  findFirstVersion,
  findVersion,
  lockPointer,
  updateDraft,
} from '../../content/documents.queries.ts';
import { findDraftFaults } from '../../content/draft-faults.ts';
import { listDrafts } from '../../content/drafts.ts';
import { isFixedPage } from '../../content/page-faults.ts';
import { isSpecified } from '../../content/prepare-publication.ts';
import { saveDraft } from '../../content/save-draft.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { checkPartsOf, creatingEditProcedure, demandDraft, editProcedure } from './site-procedures.ts';

/** Adding and renaming pages, which become public like any other draft. */
export const sitePages = {
  createPage: creatingEditProcedure
    .input(createPageInput)
    .output(createdPage)
    .mutation(async ({ ctx, input: { path, name, copyOf } }) => {
      const copied = copyOf === undefined ? {} : wordsOf((await demandDraft(ctx.db, copyOf)).body);
      const body = { ...emptyPage, ...copied, path, name, heading: name };
      await demandGoodAddress(ctx, NEW_PAGE, body);
      const memberId = ctx.signedIn.member.id;
      return ctx.once(async (trx) => {
        const document = await lockFreeId(trx, path);
        // After the lock, so that a page that was added at this address a moment ago is seen. Not before `once`, since a
        // repeated request would find its own page.
        await demandOwnAddress(trx, NEW_PAGE, path);
        const { version } = await addVersion(trx, { document, body, basedOn: null, paths: [], memberId });
        await updateDraft(trx, document, version);
        await addAuditLine(trx, {
          memberId,
          action: 'site page added',
          subject: document,
          detail: path,
          address: ctx.address,
        });
        return { document, version };
      });
    }),

  renamePage: editProcedure
    .input(renamePageInput)
    .output(saveAnswer)
    .mutation(async ({ ctx, input: { document, basedOn, path, saveId, confirmed } }) => {
      const draft = await demandDraft(ctx.db, document);
      if (!isPageId(document)) throw new AppError('BAD_REQUEST', 'is no page', { field: 'document' });
      if (isFixedPage(document)) throw new AppError('BAD_REQUEST', 'The address of this page cannot change.');
      const seen = basedOn === null ? undefined : await findVersion(ctx.db, document, basedOn);
      const before = seen?.body ?? draft.body;
      const old = String(before.path);
      if (isSpecified(old) && !confirmed.includes(old))
        throw new AppError('BAD_REQUEST', `Please type ${old} to confirm that it changes.`, {
          field: 'confirmed',
        });
      const body = { ...before, path };
      await demandGoodAddress(ctx, document, body);
      await demandOwnAddress(ctx.db, document, path);
      const { member } = ctx.signedIn;
      return runTransaction(ctx.db, async (trx) => {
        const answer = await saveDraft(trx, { document, basedOn, body, saveId, note: '', member });
        if (answer.outcome === 'saved' || answer.outcome === 'merged')
          await addAuditLine(trx, {
            memberId: member.id,
            action: 'site page renamed',
            subject: document,
            detail: `from ${old} to ${path}`,
            address: ctx.address,
          });
        return answer;
      });
    }),
};

/** Stands for a page that has no id yet, so that its address is compared with those of all others. */
const NEW_PAGE: DocumentId = 'page:_new';

const emptyPage = {
  lead: '',
  description: '',
  topic: 'guarding',
  screen: 'sections',
  sections: [],
} satisfies JsonObject;

/** What a copied page takes over. Its addresses stay its own, and a page that code completes is copied as words only. */
function wordsOf({ path, aliases, name, heading, screen, ...words }: JsonObject): JsonObject {
  return words;
}

/** Demands an address that is well formed and free among what is public. @throws {AppError} BAD_REQUEST */
async function demandGoodAddress(ctx: Context, document: DocumentId, body: JsonObject): Promise<void> {
  const faults = await findDraftFaults(checkPartsOf(ctx), document, body);
  const fault = faults.find(({ path: [key] }) => key === 'path');
  if (fault) throw new AppError('BAD_REQUEST', fault.message, { field: 'path' });
}

/** Two drafts with one address could not both become public. @throws {AppError} BAD_REQUEST */
async function demandOwnAddress(db: Kysely<Database>, document: DocumentId, path: string): Promise<void> {
  const drafts = (await listDrafts(db)).filter((draft) => draft.document !== document && !draft.isWithdrawn);
  const other = drafts.find((draft) => isPageId(draft.document) && draft.body.path === path);
  if (other)
    throw new AppError('BAD_REQUEST', `The draft of “${labelOf(other)}” is at ${path} already.`, {
      field: 'path',
    });
}

/**
 * Of two pages that had one address one after the other, the second has another id. Each candidate is locked before it is
 * looked at, so that two people who add a page at one moment get two pages.
 */
async function lockFreeId(trx: Transaction<Database>, path: string): Promise<DocumentId> {
  const id = pageIdOf(path).slice(0, 70) as `page:${string}`;
  for (let count = 1; ; count++) {
    const candidate: DocumentId = count === 1 ? id : `${id}-${count}`;
    if (sampleOf(candidate) !== undefined) continue;
    await lockPointer(trx, candidate);
    if ((await findFirstVersion(trx, candidate)) === undefined) return candidate;
  }
}
