import { kindOf } from '../../src/content/documents.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SiteFault } from '../../src/contract/staff/site.ts';
import { faultsOf } from './faults.ts';
import { type CheckParts, composePublished } from './prepare-publication.ts';
import { loadPublished } from './publications.queries.ts';

/** What would keep a draft from being published alone, among what is public now. */
export async function findDraftFaults(
  { db, loadUploads }: Pick<CheckParts, 'db' | 'loadUploads'>,
  id: DocumentId,
  body: JsonObject,
): Promise<SiteFault[]> {
  const published = await loadPublished(db);
  const isSound = kindOf(id).schema.safeParse(body).success;
  const withDraft = {
    ...published,
    // Its number does not matter, since nobody sees this site.
    versions: new Map([...published.versions, [id, 0]]),
    bodies: new Map([...published.bodies, [id, body]]),
  };
  return faultsOf(id, body, composePublished(isSound ? withDraft : published, await loadUploads()));
}
