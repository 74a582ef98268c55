import type { Kysely } from 'kysely';
import { catalogueOf } from '../../src/content/catalogue.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { placeOf } from '../../src/content-id.ts';
import type { Language } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import { type Draft, listTranslations } from './drafts.ts';
import { soundPart } from './published-catalogues.ts';

/** The translations of drafts into a language, as they are stored. Without what their documents' schemas refuse. */
export async function draftCatalogues(
  db: Kysely<Database>,
  language: Language,
  sources: readonly Draft[],
): Promise<[DocumentId, object][]> {
  const bodies = new Map(sources.map(({ document, body }) => [document, body]));
  const translations = await listTranslations(db, [...bodies.keys()], [language]);
  return translations.map(({ document: id, body }) => {
    const { document } = placeOf(id);
    const sound = soundPart(document, bodies.get(document) ?? {}, catalogueOf(body));
    return [document, Object.fromEntries(sound)];
  });
}
