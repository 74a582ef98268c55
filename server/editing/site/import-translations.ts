import { setImmediate as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Site } from '../../../src/content/site.ts';
import { type CatalogueId, placeOf } from '../../../src/content-id.ts';
import type { SiteFault } from '../../../src/contract/staff/site.ts';
import type { ImportReport } from '../../../src/contract/staff/translations.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { catalogueFaults } from '../../content/catalogue-faults.ts';
import { changesBetween } from '../../content/changes-between.ts';
import { labelIn, labelOf } from '../../content/document-label.ts';
import { addVersion, updateDraft } from '../../content/documents.queries.ts';
import type { PoEntry } from '../../content/po-files.ts';
import { lockDraft } from '../../content/save-draft.ts';
import { sortEntries, type TranslatedDraft } from '../../content/translation-files.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';

type ImportContext = Context & { signedIn: SignedIn };

/**
 * Puts the translations of a file into the drafts, all of them or none. Faulty ones are taken over as well, and named: a
 * draft may be unfinished, and its editor leads to each of them.
 */
export async function importTranslations(
  ctx: ImportContext,
  entries: readonly PoEntry[],
  drafts: readonly TranslatedDraft[],
): Promise<ImportReport> {
  const { fitting, toLookAt, unknown, ...counts } = sortEntries(entries, drafts);
  const written = await runTransaction(ctx.db, async (trx) => {
    const sizes = new Map<CatalogueId, number>();
    for (const id of new Set([...fitting.keys(), ...toLookAt.keys()])) {
      const translations = new Map([...(toLookAt.get(id) ?? []), ...(fitting.get(id) ?? [])]);
      const changed = await putTranslations(trx, id, {
        translations,
        memberId: ctx.signedIn.member.id,
        note: 'From a PO file',
      });
      sizes.set(id, changed.filter((key) => fitting.get(id)?.has(key)).length);
    }
    const changed = [...sizes].filter(([, count]) => count > 0);
    if (changed.length > 0)
      await addAuditLine(trx, {
        memberId: ctx.signedIn.member.id,
        action: 'site translations imported',
        subject: changed.length === 1 ? String(changed[0]?.[0]) : 'site',
        address: ctx.address,
        detail: `${changed.reduce((sum, [, count]) => sum + count, 0)} sentences`,
      });
    return changed;
  });
  const faults: ImportReport['faults'] = [];
  for (const draft of drafts)
    faults.push(
      ...(await faultsOfImported(draft, fitting.get(draft.translation.document), ctx.site.current)),
    );
  const count = written.reduce((sum, [, each]) => sum + each, 0);
  const total = [...fitting.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    changed: written.map(([document, count]) => ({ document, label: nameOf(document, drafts), count })),
    same: total - count,
    ...counts,
    faults,
    unknown: unknown.map(({ text, translation }) => ({ text, translation })),
  };
}

/** What is wrong with the translations that a file brings for a document. */
export async function faultsOfImported(
  { source, translation }: TranslatedDraft,
  imported: ReadonlyMap<string, string> | undefined,
  site: Site,
): Promise<SiteFault[]> {
  if (imported === undefined) return [];
  // A file of the whole site takes a while to check, in which visitors' requests are answered.
  await pause();
  const body = { ...translation.body, ...Object.fromEntries(imported) };
  const found = catalogueFaults(translation.document, body, source.body, site);
  return found.filter(({ path: [key] }) => imported.has(String(key)));
}

/** Puts translations into the draft of a document. @returns the keys of those that are new. */
export async function putTranslations(
  trx: Transaction<Database>,
  document: CatalogueId,
  added: { translations: ReadonlyMap<string, string>; memberId: string | null; note: string },
): Promise<string[]> {
  const { translations, memberId, note } = added;
  const before = await lockDraft(trx, document);
  const body = { ...before.body, ...Object.fromEntries(translations) };
  const paths = changesBetween(before.body, body).map(({ path }) => path);
  if (paths.length === 0) return [];
  const { version } = await addVersion(trx, {
    document,
    body,
    basedOn: before.version,
    paths,
    memberId,
    note,
  });
  await updateDraft(trx, document, version);
  return paths.map(([key]) => String(key));
}

function nameOf(id: CatalogueId, drafts: readonly TranslatedDraft[]): string {
  const draft = drafts.find(({ translation }) => translation.document === id);
  return draft === undefined ? id : labelIn(placeOf(id).language, labelOf(draft.source));
}
