import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface FileTables {
  database_identity: DatabaseIdentityTable;
  resumes_to_erase: ResumesToEraseTable;
}

/** At most one row. Backups leave it out, since a restored database gets an identity of its own. */
interface DatabaseIdentityTable {
  is_only: Generated<boolean>;
  id: Generated<string>;
}

/** Erased resumes: their rows have been deleted, and their files must be removed from every place in the store. */
interface ResumesToEraseTable {
  id: string;
  since: Timestamp;
}
