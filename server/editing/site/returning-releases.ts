import type { Kysely } from 'kysely';
import type { ContentId } from '../../../src/content-id.ts';
import { listPlanned } from '../../content/releases.queries.ts';
import type { Database } from '../../database/schema.ts';
import type { ReleasedDocument } from '../../database/tables/site-documents.ts';

interface ReturningRelease {
  id: number;
  title: string;
  due: string;
  documents: ContentId[];
}

/**
 * The planned releases after which a document would no longer be as it is published now: what was taken out of it would
 * come again.
 */
export async function findReturning(
  db: Kysely<Database>,
  { documents, due }: { documents: readonly ReleasedDocument[]; due: string | null },
): Promise<ReturningRelease[]> {
  const versions = new Map(documents.map(({ document, version }) => [document, version]));
  const isOther = ({ document, version }: ReleasedDocument) =>
    versions.has(document) && versions.get(document) !== version;
  return (await listPlanned(db)).flatMap(({ id, title, due: comes, documents: planned }) => {
    const others = planned.filter(isOther).map(({ document }) => document);
    if (others.length === 0 || comes === null || (due !== null && comes <= new Date(due))) return [];
    return [{ id, title, due: comes.toISOString(), documents: others }];
  });
}
