import type { Kysely } from 'kysely';
import type { ComplianceItem } from '../src/contract/compliance.ts';
import type { Database } from './database/schema.ts';

/** All compliance documents, in the order in which they were entered. */
export function listComplianceItems(db: Kysely<Database>): Promise<ComplianceItem[]> {
  return db
    .selectFrom('compliance_items')
    .select(['name as ComplianceName', 'document_path as ComplianceDocumentPath'])
    .orderBy('id')
    .execute();
}
