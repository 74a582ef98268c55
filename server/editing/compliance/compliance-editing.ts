import {
  changedCompliance,
  complianceInput,
  complianceVersionInput,
  createComplianceInput,
  publishComplianceInput,
  renameComplianceInput,
  staffComplianceItem,
  staffComplianceList,
} from '../../../src/contract/staff/compliance.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { router } from '../../trpc.ts';
import { changeContent, createContent, demandContent, removeContent } from '../change-content.ts';
import { listHistory } from '../content-history.queries.ts';
import { readBuiltDocument } from './built-document.ts';
import { storeDocument } from './compliance-document.ts';
import { createItem, createVersion, listStaffItems } from './compliance-editing.queries.ts';
import { documents } from './document-kind.ts';
import { versionProcedures } from './document-versions.ts';

const editorProcedure = procedureFor('editDocuments');

export const complianceEditingRouter = router({
  list: editorProcedure
    .output(staffComplianceList)
    .query(async ({ ctx }) =>
      (await listStaffItems(ctx.db)).map(({ versions, version, wasPublished, ...item }) => ({
        ...item,
        versions: versions.length,
        current: versions.find(({ isCurrent }) => isCurrent) ?? null,
      })),
    ),

  find: editorProcedure
    .input(complianceInput)
    .output(staffComplianceItem)
    .query(async ({ ctx, input }) => {
      const item = await demandContent(ctx.db, documents, input);
      const events = await listHistory(ctx.db, documents.name, documents.subjectOf(input));
      const versions = item.versions.map(async (version) =>
        version.versionId === null
          ? { ...version, ...(await readBuiltDocument(version.ComplianceDocumentPath)) }
          : version,
      );
      return { ...item, versions: await Promise.all(versions), events };
    }),

  /** Nobody sees it before it is published. */
  create: creatingProcedureFor('editDocuments')
    .input(createComplianceInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { ComplianceName, validFrom, validUntil, file } }) => {
      const stored = await storeDocument(ctx, file, ComplianceName);
      const memberId = ctx.signedIn.member.id;
      return createContent({
        ctx,
        kind: documents,
        action: 'document entered',
        create: async (trx) => {
          const id = await createItem(trx, ComplianceName);
          await createVersion(trx, { itemId: id, ...stored, validFrom, validUntil, memberId });
          return { key: { id }, detail: ComplianceName };
        },
      });
    }),

  rename: editorProcedure
    .input(renameComplianceInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { ComplianceName, ...seen } }) =>
      changeContent({
        ctx,
        kind: documents,
        seen,
        action: 'document renamed',
        change: { name: ComplianceName },
        detail: ComplianceName,
      }),
    ),

  setPublished: editorProcedure
    .input(publishComplianceInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { published, ...seen } }) =>
      changeContent({
        ctx,
        kind: documents,
        seen,
        action: published ? 'document published' : 'document withdrawn',
        change: { published, ...(published && { was_published: true }) },
      }),
    ),

  /** Removes what the public has never seen, with its versions, whose files the store keeps for 30 days. */
  remove: editorProcedure
    .input(complianceVersionInput)
    .output(done)
    .mutation(async ({ ctx, input: seen }) => {
      const { ComplianceName, wasPublished } = await demandContent(ctx.db, documents, seen);
      if (wasPublished)
        throw new AppError(
          'BAD_REQUEST',
          'This document has been public, and is kept. It can be withdrawn instead.',
        );
      return removeContent({
        ctx,
        kind: documents,
        seen,
        action: 'document removed',
        detail: ComplianceName,
      });
    }),

  ...versionProcedures,
});
