import type { Kysely, Transaction } from 'kysely';
import {
  addComplianceVersionInput,
  changedCompliance,
  complianceDaysInput,
  complianceInput,
  complianceVersionInput,
  createComplianceInput,
  publishComplianceInput,
  removeVersionInput,
  renameComplianceInput,
  staffComplianceItem,
  staffComplianceList,
} from '../../../src/contract/staff/compliance.ts';
import { done } from '../../../src/contract/staff/member.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { publicationKind } from '../../files/publication-store.ts';
import { demandOwnPlace } from '../../files/store-owner.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { changeContent, changedMeanwhile } from '../editing/change-content.ts';
import { listContentEvents } from '../editing/content-events.queries.ts';
import { creatingProcedureFor, type Once } from '../editing/creating.ts';
import { readBuiltDocument } from './built-document.ts';
import { type StoredDocument, storeDocument } from './compliance-document.ts';
import {
  createItem,
  createVersion,
  type ItemRow,
  listStaffItems,
  removeDraftItem,
  removeVersion,
  updateItem,
  updateVersionDays,
} from './compliance-editing.queries.ts';

const editorProcedure = procedureFor('editor');
const creatingProcedure = creatingProcedureFor('editor');
type EditorContext = Parameters<Parameters<typeof editorProcedure.query>[0]>[0]['ctx'];

export const complianceEditingRouter = router({
  list: editorProcedure.output(staffComplianceList).query(async ({ ctx }) =>
    (await listStaffItems(ctx.db)).map(({ versions, version, wasPublished, ...item }) => ({
      ...item,
      versions: versions.length,
      current: versions.find(({ isCurrent }) => isCurrent) ?? null,
    })),
  ),

  find: editorProcedure
    .input(complianceInput)
    .output(staffComplianceItem)
    .query(async ({ ctx, input: { id } }) => {
      const item = await demandItem(ctx.db, id);
      const events = await listContentEvents(ctx.db, 'document', subjectOf(id));
      const versions = item.versions.map(async (version) =>
        version.versionId === null
          ? { ...version, ...(await readBuiltDocument(version.ComplianceDocumentPath)) }
          : version,
      );
      return { ...item, versions: await Promise.all(versions), events };
    }),

  /** Nobody sees it before it is published. */
  create: creatingProcedure
    .input(createComplianceInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { ComplianceName, validFrom, validUntil, file } }) => {
      const stored = await keepDocument(ctx, file, ComplianceName);
      const memberId = ctx.signedIn.member.id;
      return changeContent(ctx, 'document entered', async (trx) => {
        const id = await createItem(trx, ComplianceName);
        await createVersion(trx, { itemId: id, ...stored, validFrom, validUntil, memberId });
        return { result: { id, version: 1 }, subject: subjectOf(id), detail: ComplianceName };
      });
    }),

  /** It becomes the public one on its first day; the others are kept. */
  addVersion: creatingProcedure
    .input(addComplianceVersionInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { id, version, validFrom, validUntil, file } }) => {
      const { ComplianceName } = await demandItem(ctx.db, id);
      const stored = await keepDocument(ctx, file, ComplianceName);
      const memberId = ctx.signedIn.member.id;
      return changeItem(ctx, 'document renewed', { id, version }, stored.sha256.toString('hex'), (trx) =>
        createVersion(trx, { itemId: id, ...stored, validFrom, validUntil, memberId }),
      );
    }),

  /** Everybody is refused its file at once; the store keeps it for 30 days. The history keeps its digest. */
  removeVersion: editorProcedure
    .input(removeVersionInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { versionId, ...item } }) => {
      const { versions } = await demandItem(ctx.db, item.id);
      const sha256 = versions.find((version) => version.versionId === versionId)?.sha256 ?? '';
      return changeItem(ctx, 'document version removed', item, sha256, async (trx) => {
        if (!(await removeVersion(trx, { id: item.id, versionId }))) throw noSuchItem();
        const left = await demandItem(trx, item.id);
        if (left.published && !left.versions.some(({ isCurrent }) => isCurrent))
          throw new AppError('BAD_REQUEST', 'This is the only valid version. Withdraw the document first.');
      });
    }),

  rename: editorProcedure
    .input(renameComplianceInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { ComplianceName, ...item } }) =>
      changeItem(ctx, 'document renamed', item, ComplianceName, undefined, { name: ComplianceName }),
    ),

  setPublished: editorProcedure
    .input(publishComplianceInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { published, ...item } }) =>
      changeItem(ctx, published ? 'document published' : 'document withdrawn', item, '', undefined, {
        published,
        ...(published && { was_published: true }),
      }),
    ),

  /** Removes what nobody has been shown, with its versions, whose files the store keeps for 30 days. */
  remove: editorProcedure
    .input(complianceVersionInput)
    .output(done)
    .mutation(({ ctx, input }) =>
      changeContent(ctx, 'document removed', async (trx) => {
        const { ComplianceName, wasPublished } = await demandItem(trx, input.id);
        if (wasPublished)
          throw new AppError(
            'BAD_REQUEST',
            'This document has been public, and is kept. It can be withdrawn instead.',
          );
        if (!(await removeDraftItem(trx, input))) throw changedMeanwhile();
        return { result: { done: true }, subject: subjectOf(input.id), detail: ComplianceName };
      }),
    ),

  setDays: editorProcedure
    .input(complianceDaysInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { versionId, validFrom, validUntil, ...item } }) =>
      changeItem(
        ctx,
        'document dated',
        item,
        `${validFrom ?? 'ever'} to ${validUntil ?? 'ever'}`,
        async (trx) => {
          const days = { valid_from: validFrom, valid_until: validUntil };
          if (!(await updateVersionDays(trx, { id: item.id, versionId }, days))) throw noSuchItem();
        },
      ),
    ),
});

async function keepDocument(ctx: EditorContext, file: File, name: string): Promise<StoredDocument> {
  await demandOwnPlace(ctx.db, ctx.publications, publicationKind);
  return storeDocument(ctx, file, name);
}

function changeItem(
  ctx: EditorContext & { once?: Once },
  action: string,
  item: { id: number; version: number },
  detail: string,
  change: (trx: Transaction<Database>) => Promise<void> = async () => undefined,
  columns: Parameters<typeof updateItem>[2] = {},
): Promise<{ id: number; version: number }> {
  return changeContent(ctx, action, async (trx) => {
    const version = await updateItem(trx, item, columns);
    if (version === undefined) {
      await demandItem(trx, item.id);
      throw changedMeanwhile();
    }
    await change(trx);
    return { result: { id: item.id, version }, subject: subjectOf(item.id), detail };
  });
}

async function demandItem(db: Kysely<Database>, id: number): Promise<ItemRow> {
  const [item] = await listStaffItems(db, id);
  if (item === undefined) throw noSuchItem();
  return item;
}

function noSuchItem(): AppError {
  return new AppError('NOT_FOUND', 'There is no such document.');
}

function subjectOf(id: number): string {
  return `document ${id}`;
}
