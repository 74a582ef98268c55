import type { Transaction } from 'kysely';
import type { ContentId } from '../../src/content-id.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { updatePublished } from './documents.queries.ts';
import type { PreparedPublication } from './prepare-publication.ts';
import {
  addPublications,
  findNewestPublication,
  lockPublications,
  updateRedirects,
} from './publications.queries.ts';
import { sampleBody } from './read-body.ts';
import { lockDraft } from './save-draft.ts';

/** Something else was published since the publication was prepared, so it has to be prepared again. */
export class PreparedTooEarly extends Error {}

export interface Publisher {
  release: number;
  title: string;
  memberId: string | null;
  address: string;
}

/**
 * Makes a prepared publication public, with its lines in the audit log.
 * @throws {PreparedTooEarly} or an {AppError} CONFLICT where a page is to be taken down that is not public.
 */
export async function publish(
  trx: Transaction<Database>,
  { documents, newest, before, addresses }: PreparedPublication,
  { release, title, memberId, address }: Publisher,
): Promise<void> {
  await lockPublications(trx);
  if ((await findNewestPublication(trx)) !== newest) throw new PreparedTooEarly();
  for (const { document, version } of documents) {
    await lockDraft(trx, document);
    if (version === null && !isPublic(before, document))
      throw new AppError('CONFLICT', 'This page is not public.');
    await updatePublished(trx, document, version);
    const last = before.get(document) ?? null;
    await addAuditLine(trx, {
      memberId,
      address,
      subject: document,
      action: sayAct(version, last),
      detail: version === null ? title : `version ${version}, ${title}`,
    });
  }
  await addPublications(trx, { release, memberId }, documents);
  await updateRedirects(trx, addresses);
}

const isPublic = (before: PreparedPublication['before'], document: ContentId) =>
  before.has(document) ? before.get(document) !== null : sampleBody(document) !== undefined;

function sayAct(version: number | null, last: number | null) {
  if (version === null) return 'site page withdrawn';
  return last !== null && version < last ? 'site words rolled back' : 'site words published';
}
