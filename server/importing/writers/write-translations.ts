import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { lockDraft } from '../../content/save-draft.ts';
import { putTranslations } from '../../editing/site/import-translations.ts';
import { AppError } from '../../errors.ts';
import type { FoundNote, FoundTranslations } from '../found-item.ts';
import type { TranslationsBefore } from '../translations/translations-draft.ts';
import type { Writer } from '../writing.ts';

/** The translations of a document, into its draft. What was translated here since the rehearsal stays. */
export const writeTranslations: Writer<FoundTranslations> = async ({ row }, _item, found) => {
  const { document, seen = {}, sentences } = found;
  if (document === undefined) throw new AppError('BAD_REQUEST', 'The site has none of its sentences.');
  return async (trx) => {
    const { body } = await lockDraft(trx, document);
    const fresh = sentences.filter(({ id }) => (body[id] ?? null) === (seen[id] ?? null));
    if (fresh.length === 0)
      throw new AppError(
        'CONFLICT',
        'They have been translated here since the rehearsal, and stay as they are.',
      );
    const added = new Map(fresh.map(({ id, text }) => [id, text]));
    await putTranslations(trx, document, {
      translations: added,
      memberId: row.member_id,
      note: `From ${row.origin}`,
    });
    await addAuditLine(trx, {
      memberId: row.member_id,
      action: 'site translations imported',
      subject: document,
      detail: `${fresh.length} sentences (${importSubject(row.id)})`,
      address: '',
    });
    const put = fresh.map(({ id, text }) => [id, { was: seen[id] ?? null, now: text }] as const);
    const before: TranslationsBefore = { sentences: Object.fromEntries(put) };
    const late = sentences.length - fresh.length;
    const notes: FoundNote[] =
      late === 0
        ? []
        : [{ outcome: 'dropped', text: `${late} have been translated here since the rehearsal, and stay.` }];
    return { made: { kind: 'translations', key: document, version: 1 }, notes, before };
  };
};
