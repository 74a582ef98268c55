import type { Kysely } from 'kysely';
import { sampleIds } from '../../src/content/documents.ts';
import type { DocumentId } from '../../src/content-id.ts';
import {
  type CatalogueId,
  type ContentId,
  catalogueIdOf,
  isDocument,
  placeOf,
} from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { type Language, translated } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import {
  listPointers,
  listVersions,
  type Pointer,
  type StoredVersion,
  UNTOUCHED,
} from './documents.queries.ts';
import { sampleBody } from './read-body.ts';

/** A document, or its translations, as the staff have it: the draft, and what visitors read. */
export interface Draft<Id extends ContentId = DocumentId> extends Pick<Pointer, 'isWithdrawn'> {
  document: Id;
  body: JsonObject;
  /** Undefined for the product's own words. */
  draft: StoredVersion | undefined;
  published: StoredVersion | undefined;
  /** What visitors read; undefined where they read nothing. */
  publicBody: JsonObject | undefined;
}

/** Every document that there is, or one of them. A page that was discarded before it was public is none. */
export async function listDrafts(db: Kysely<Database>, only?: DocumentId): Promise<Draft[]> {
  const pointers = await listPointers(db);
  const ids = [...new Set([...sampleIds, ...[...pointers.keys()].filter(isDocument)])];
  return readDrafts(db, only === undefined ? ids : [only], pointers);
}

/** The translations of documents, in each language or in one. */
export async function listTranslations(
  db: Kysely<Database>,
  documents: readonly DocumentId[],
  languages = translated,
): Promise<Draft<CatalogueId>[]> {
  const ids = documents.flatMap((document) => languages.map((each) => catalogueIdOf(each, document)));
  return readDrafts(db, ids, await listPointers(db));
}

/** Every document beside its translations into a language. */
export async function listTranslatedDrafts(
  db: Kysely<Database>,
  language: Language,
): Promise<{ source: Draft; translation: Draft<CatalogueId> }[]> {
  const sources = await listDrafts(db);
  const documents = sources.map((source) => source.document);
  const translations = await listTranslations(db, documents, [language]);
  return translations.flatMap((translation) => {
    const source = sources.find((each) => each.document === placeOf(translation.document).document);
    return source === undefined ? [] : [{ source, translation }];
  });
}

async function readDrafts<Id extends ContentId>(
  db: Kysely<Database>,
  ids: readonly Id[],
  pointers: ReadonlyMap<ContentId, Pointer>,
): Promise<Draft<Id>[]> {
  const numbers = ids.flatMap((id) => {
    const { draft, published } = pointers.get(id) ?? UNTOUCHED;
    return [draft, published].filter((version) => version !== null);
  });
  const versions = await listVersions(db, numbers);
  return ids.flatMap((document): Draft<Id>[] => {
    const pointer = pointers.get(document) ?? UNTOUCHED;
    const [draft, published] = [pointer.draft, pointer.published].map((number) => versions.get(number ?? 0));
    const sample = sampleBody(document);
    const publicBody = published?.body ?? (pointer.isWithdrawn ? undefined : sample);
    const body = draft?.body ?? sample;
    return body === undefined
      ? []
      : [{ document, body, draft, published, publicBody, isWithdrawn: pointer.isWithdrawn }];
  });
}
