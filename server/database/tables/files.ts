import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface FileTables {
  database_identity: DatabaseIdentityTable;
  resumes_to_erase: ResumesToEraseTable;
}

/** One row at most. A backup leaves it out: a restored database gets its own. */
interface DatabaseIdentityTable {
  is_only: Generated<boolean>;
  id: Generated<string>;
}

/** Resumes whose rows are gone for good, and whose files have to be removed from everywhere in the store. */
interface ResumesToEraseTable {
  id: string;
  since: Timestamp;
}
