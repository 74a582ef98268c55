import { isDocumentId } from '../../../src/content/documents.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import { type CatalogueId, type ContentId, findPlace, isCatalogueId } from '../../../src/content-id.ts';
import { translated } from '../../../src/languages.ts';
import { type Draft, listDrafts, listTranslations } from '../../content/drafts.ts';
import type { CheckParts } from '../../content/prepare-publication.ts';
import { noPublishing, type Publishing } from '../../content/publishing.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';

export const editProcedure = procedureFor('editSite');
export const creatingEditProcedure = creatingProcedureFor('editSite');
export const publishProcedure = procedureFor('publishSite');
export const creatingPublishProcedure = creatingProcedureFor('publishSite');

export const publishingOf = ({ publishing }: Pick<Context, 'publishing'>): Publishing =>
  publishing ?? noPublishing;

/** What drafts and publications are checked with. */
export function checkPartsOf(ctx: Pick<Context, 'db' | 'site' | 'publishing'>): CheckParts {
  return { db: ctx.db, site: ctx.site, loadUploads: publishingOf(ctx).loadUploads };
}

/** @throws {AppError} NOT_FOUND */
export async function demandDraft(db: Context['db'], document: DocumentId): Promise<Draft> {
  const [draft] = isDocumentId(document) ? await listDrafts(db, document) : [];
  if (draft === undefined) throw noSuchDocument();
  return draft;
}

/** A document and its translations into a language. @throws {AppError} NOT_FOUND */
export async function demandTranslation(
  db: Context['db'],
  document: DocumentId,
  code: string,
): Promise<{ source: Draft; translation: Draft<CatalogueId> }> {
  const source = await demandDraft(db, document);
  const languages = translated.filter((language) => language.code === code);
  const [translation] = await listTranslations(db, [document], languages);
  if (translation === undefined) throw noSuchDocument();
  return { source, translation };
}

/** The draft of a document or of its translations. @throws {AppError} NOT_FOUND */
export async function demandContent(db: Context['db'], id: ContentId): Promise<Draft<ContentId>> {
  if (!isCatalogueId(id)) return demandDraft(db, id);
  const place = findPlace(id);
  if (place === undefined) throw noSuchDocument();
  return (await demandTranslation(db, place.document, place.language.code)).translation;
}

/** @throws {AppError} NOT_FOUND for what is the id of nothing, existing or not. */
export function demandId(id: ContentId): ContentId {
  const document = isCatalogueId(id) ? findPlace(id)?.document : id;
  if (document === undefined || !isDocumentId(document)) throw noSuchDocument();
  return id;
}

const noSuchDocument = () => new AppError('NOT_FOUND', 'There is no such document.');
