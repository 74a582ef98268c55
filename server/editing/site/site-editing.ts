import type { Kysely, Transaction } from 'kysely';
import { type ContentId, isDocument, isPageId, placeOf } from '../../../src/content-id.ts';
import { type JsonObject, LONGEST_DOCUMENT_BYTES } from '../../../src/contract/staff/document-body.ts';
import { mayDo } from '../../../src/contract/staff/rights.ts';
import {
  discardInput,
  documentInput,
  editedDocument,
  saveAnswer,
  saveInput,
  siteTree,
  type TranslationEntry,
} from '../../../src/contract/staff/site.ts';
import { changedDraft, restoreInput } from '../../../src/contract/staff/site-history.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { changesBetween } from '../../content/changes-between.ts';
import { addVersion, findVersion, type StoredVersion, updateDraft } from '../../content/documents.queries.ts';
import { findDraftFaults } from '../../content/draft-faults.ts';
import { type Draft, listDrafts, listTranslations } from '../../content/drafts.ts';
import { isFixedPage } from '../../content/page-faults.ts';
import { unknownFields } from '../../content/read-body.ts';
import { listPlanned, type Release } from '../../content/releases.queries.ts';
import { lockDraft, saveDraft } from '../../content/save-draft.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import { changedMeanwhile } from '../change-content.ts';
import { SESSION_GAP_MS } from './history-sessions.ts';
import { checkPartsOf, demandContent, demandDraft, demandId, editProcedure } from './site-procedures.ts';
import { translationEntryOf, treeEntryOf } from './tree-entry.ts';

/** Reading and writing the drafts. */
export const siteEditing = {
  tree: editProcedure.output(siteTree).query(async ({ ctx }) => {
    const planned = await listPlanned(ctx.db);
    const drafts = await listDrafts(ctx.db);
    return {
      documents: drafts.map((draft) => treeEntryOf(draft, planned)),
      translations: await listTranslationEntries(ctx.db, drafts, planned),
      mayPublish: mayDo(ctx.signedIn.member.roles, 'publishSite'),
    };
  }),

  find: editProcedure
    .input(documentInput)
    .output(editedDocument)
    .query(async ({ ctx, input: { document } }) => {
      const draft = await demandDraft(ctx.db, document);
      return {
        ...treeEntryOf(draft, await listPlanned(ctx.db)),
        body: draft.body,
        publishedBody: draft.publicBody ?? null,
        faults: await findDraftFaults(checkPartsOf(ctx), document, draft.body),
        unknown: unknownFields(document, draft.body),
        isFixed: isPageId(document) && isFixedPage(document),
      };
    }),

  save: editProcedure
    .input(saveInput)
    .output(saveAnswer)
    .mutation(({ ctx, input }) =>
      runTransaction(ctx.db, async (trx) => {
        const { member } = ctx.signedIn;
        const document = demandId(input.document);
        demandSize(document, input.body);
        const before = await lockDraft(trx, document);
        const answer = await saveDraft(trx, { ...input, member });
        if (answer.version !== before.version && isNewSession(before, ctx.signedIn))
          await addAuditLine(trx, {
            memberId: member.id,
            action: 'site draft begun',
            subject: input.document,
            detail: `version ${answer.version}`,
            address: ctx.address,
          });
        return answer;
      }),
    ),

  /** Leaves the draft's text in the history, and begins again from what visitors read. */
  discard: editProcedure
    .input(discardInput)
    .output(changedDraft)
    .mutation(async ({ ctx, input: { document, basedOn } }) => {
      const draft = await demandContent(ctx.db, document);
      return runTransaction(ctx.db, async (trx) => {
        const before = await lockSeen(trx, draft, basedOn);
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'site draft discarded',
          subject: document,
          detail: `version ${before.version}`,
          address: ctx.address,
        });
        if (draft.publicBody === undefined && !draft.isWithdrawn) {
          await updateDraft(trx, document, null);
          return { document, version: null };
        }
        const body = draft.publicBody ?? draft.body;
        return putBack(trx, before, { body, note: 'Draft discarded', signedIn: ctx.signedIn });
      });
    }),

  restore: editProcedure
    .input(restoreInput)
    .output(changedDraft)
    .mutation(async ({ ctx, input: { document, version, basedOn } }) => {
      const draft = await demandContent(ctx.db, document);
      const older = await findVersion(ctx.db, document, version);
      if (older === undefined) throw new AppError('NOT_FOUND', 'There is no such version.');
      return runTransaction(ctx.db, async (trx) => {
        const before = await lockSeen(trx, draft, basedOn);
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'site draft restored',
          subject: document,
          detail: `version ${version}`,
          address: ctx.address,
        });
        const note = `Version ${version} restored`;
        return putBack(trx, before, { body: older.body, note, signedIn: ctx.signedIn });
      });
    }),
};

async function listTranslationEntries(
  db: Kysely<Database>,
  drafts: readonly Draft[],
  planned: readonly Release[],
): Promise<TranslationEntry[]> {
  const sources = new Map(drafts.map((draft) => [draft.document, draft]));
  const translations = await listTranslations(db, [...sources.keys()]);
  return translations
    .flatMap((draft) => {
      const source = sources.get(placeOf(draft.document).document);
      return source === undefined ? [] : [translationEntryOf(draft, source, planned)];
    })
    .filter(({ total }) => total > 0);
}

/** Only translations are longer, since they keep those of former sentences. */
function demandSize(document: ContentId, body: JsonObject): void {
  if (isDocument(document) && Buffer.byteLength(JSON.stringify(body)) > LONGEST_DOCUMENT_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'A page may have 128 kB of text.');
}

/** The audit log has one line for each session of writing; who wrote what in it is in the versions. */
function isNewSession({ memberId, at }: StoredVersion, { member }: SignedIn): boolean {
  return memberId !== member.id || at.getTime() < Date.now() - SESSION_GAP_MS;
}

/** Locks a draft that is still the one that the member has seen. */
async function lockSeen(
  trx: Transaction<Database>,
  { document, draft }: Draft<ContentId>,
  basedOn: number | null,
) {
  const before = await lockDraft(trx, document);
  const isUntouched = draft === undefined && basedOn === null && before.memberId === null;
  if (before.version !== basedOn && !isUntouched) throw changedMeanwhile();
  return before;
}

/** An older text becomes the draft as a new version, so that numbers only rise and late saves are recognised. */
async function putBack(
  trx: Transaction<Database>,
  before: StoredVersion,
  { body, note, signedIn }: { body: Draft['body']; note: string; signedIn: SignedIn },
) {
  const { document, version: basedOn } = before;
  const paths = changesBetween(before.body, body).map(({ path }) => path);
  const memberId = signedIn.member.id;
  const { version } = await addVersion(trx, { document, body, basedOn, paths, memberId, note });
  await updateDraft(trx, document, version);
  return { document, version };
}
