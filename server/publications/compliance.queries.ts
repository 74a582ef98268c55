import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ComplianceItem } from '../../src/contract/compliance.ts';
import { todayInIndia } from '../database/days-in-india.ts';
import type { Database } from '../database/schema.ts';

/** All published compliance documents whose first day has come, in the order in which they were entered. */
export function listComplianceItems(db: Kysely<Database>): Promise<ComplianceItem[]> {
  return db
    .selectFrom('compliance_items')
    .select(['name as ComplianceName', currentDocument.as('ComplianceDocumentPath')])
    .where('published', '=', true)
    .where(sql<SqlBool>`${currentDocument} <> ''`)
    .orderBy('compliance_items.id')
    .execute();
}

/** The path of the newest version whose first day has come or, without one, of the document that came with the site. */
const currentDocument = sql<string>`coalesce((
  select document_path from compliance_versions
  where item_id = compliance_items.id
    and (valid_from is null or valid_from <= ${todayInIndia})
  order by compliance_versions.id desc limit 1
), compliance_items.document_path)`;
