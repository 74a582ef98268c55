import type { DocumentId } from '../../../src/content-id.ts';
import { placeOf } from '../../../src/content-id.ts';
import {
  editedTranslation,
  importInput,
  importReport,
  translationFile,
  translationFileInput,
  translationInput,
} from '../../../src/contract/staff/translations.ts';
import { translated } from '../../../src/languages.ts';
import { catalogueFaults } from '../../content/catalogue-faults.ts';
import { labelOf, nameOf } from '../../content/document-label.ts';
import { listTranslatedDrafts } from '../../content/drafts.ts';
import { type PoEntry, readEntries } from '../../content/po-files.ts';
import { listPlanned } from '../../content/releases.queries.ts';
import { sourceSentences } from '../../content/source-sentences.ts';
import {
  nameOfPo,
  type TranslatedDraft,
  writeDocumentPo,
  writeSitePo,
} from '../../content/translation-files.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readBytes } from '../../files/file-bytes.ts';
import { importTranslations } from './import-translations.ts';
import { demandTranslation, editProcedure } from './site-procedures.ts';
import { translationEntryOf, treeEntryOf } from './tree-entry.ts';

/** Translations beside their sentences, and as files. They are saved and published like documents. */
export const siteTranslations = {
  findTranslation: editProcedure
    .input(translationInput)
    .output(editedTranslation)
    .query(async ({ ctx, input }) => {
      const { source, translation } = await demandTranslation(ctx.db, input.document, input.language);
      const planned = await listPlanned(ctx.db);
      const { language } = placeOf(translation.document);
      return {
        ...translationEntryOf(translation, source, planned),
        languageName: nameOf(language),
        locale: language.locale,
        sourceLabel: labelOf(source),
        sourcePath: treeEntryOf(source, planned).path,
        body: translation.body,
        publishedBody: translation.publicBody ?? null,
        sentences: sourceSentences(source, translation.body),
        faults: catalogueFaults(translation.document, translation.body, source.body, ctx.site.current),
      };
    }),

  translationFile: editProcedure
    .input(translationFileInput)
    .output(translationFile)
    .query(async ({ ctx, input: { document, language: code } }) => {
      const language = demandLanguage(code);
      const drafts = await demandDrafts(ctx.db, code, document);
      const [only] = drafts;
      if (document === undefined || only === undefined)
        return { name: nameOfPo(language, undefined), text: writeSitePo(language, drafts) };
      const name = nameOfPo(language, only.translation.document);
      return { name, text: writeDocumentPo(language, only) };
    }),

  importTranslations: editProcedure
    .input(importInput)
    .output(importReport)
    .mutation(async ({ ctx, input: { file, document, language } }) => {
      const entries = demandEntries(await readBytes(file));
      return importTranslations(ctx, entries, await demandDrafts(ctx.db, language, document));
    }),
};

/** One document with its translations, or all. @throws {AppError} NOT_FOUND */
async function demandDrafts(
  db: Context['db'],
  code: string,
  document: DocumentId | undefined,
): Promise<TranslatedDraft[]> {
  if (document !== undefined) return [await demandTranslation(db, document, code)];
  return listTranslatedDrafts(db, demandLanguage(code));
}

function demandLanguage(code: string) {
  const language = translated.find((each) => each.code === code);
  if (language === undefined) throw new AppError('NOT_FOUND', 'The site is not in this language.');
  return language;
}

/** @throws {AppError} BAD_REQUEST for what is no PO file. */
function demandEntries(file: Buffer): PoEntry[] {
  const entries = readOrNothing(file);
  if (entries.length === 0)
    throw new AppError('BAD_REQUEST', 'This is no PO file with translations.', { field: 'file' });
  return entries;
}

function readOrNothing(file: Buffer): PoEntry[] {
  try {
    return readEntries(file);
  } catch {
    return [];
  }
}
