import {
  addComplianceVersionInput,
  changedCompliance,
  complianceDaysInput,
  removeVersionInput,
} from '../../../src/contract/staff/compliance.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { changeContent, demandContent } from '../change-content.ts';
import { storeDocument } from './compliance-document.ts';
import { createVersion, removeVersion, updateVersionDays } from './compliance-editing.queries.ts';
import { documents } from './document-kind.ts';

const editorProcedure = procedureFor('editDocuments');

/** The versions of a document: each is a PDF and the days on which it is valid. */
export const versionProcedures = {
  /** It becomes public on its first day; earlier versions are kept. */
  addVersion: creatingProcedureFor('editDocuments')
    .input(addComplianceVersionInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { validFrom, validUntil, file, ...seen } }) => {
      const { ComplianceName } = await demandContent(ctx.db, documents, seen);
      const stored = await storeDocument(ctx, file, ComplianceName);
      const memberId = ctx.signedIn.member.id;
      return changeContent({
        ctx,
        kind: documents,
        seen,
        action: 'document renewed',
        change: {},
        detail: stored.sha256.toString('hex'),
        changeRelated: (trx) =>
          createVersion(trx, { itemId: seen.id, ...stored, validFrom, validUntil, memberId }),
      });
    }),

  /** Nobody can open its file any more; the store keeps it for 30 days. The history keeps its digest. */
  removeVersion: editorProcedure
    .input(removeVersionInput)
    .output(changedCompliance)
    .mutation(async ({ ctx, input: { versionId, ...seen } }) => {
      const { versions } = await demandContent(ctx.db, documents, seen);
      return changeContent({
        ctx,
        kind: documents,
        seen,
        action: 'document version removed',
        change: {},
        detail: versions.find((version) => version.versionId === versionId)?.sha256 ?? '',
        async changeRelated(trx) {
          if (!(await removeVersion(trx, { id: seen.id, versionId }))) throw noSuchVersion();
          const left = await demandContent(trx, documents, seen);
          if (left.published && !left.versions.some(({ isCurrent }) => isCurrent))
            throw new AppError('BAD_REQUEST', 'This is the only valid version. Withdraw the document first.');
        },
      });
    }),

  setDays: editorProcedure
    .input(complianceDaysInput)
    .output(changedCompliance)
    .mutation(({ ctx, input: { versionId, validFrom, validUntil, ...seen } }) =>
      changeContent({
        ctx,
        kind: documents,
        seen,
        action: 'document dated',
        change: {},
        detail: `${validFrom ?? 'ever'} to ${validUntil ?? 'ever'}`,
        async changeRelated(trx) {
          const days = { valid_from: validFrom, valid_until: validUntil };
          if (!(await updateVersionDays(trx, { id: seen.id, versionId }, days))) throw noSuchVersion();
        },
      }),
    ),
};

/** The same answer as for a missing document, which is what the screens explain. */
function noSuchVersion(): AppError {
  return new AppError('NOT_FOUND', 'There is no such document.');
}
