import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface FileTables {
  database_identity: DatabaseIdentityTable;
  resumes_to_erase: ResumesToEraseTable;
}

/** One row at most. A backup leaves it out: what is restored is another database. */
interface DatabaseIdentityTable {
  is_only: Generated<boolean>;
  id: Generated<string>;
}

/** Resumes whose rows are gone for good and whose files have to be gone from everywhere in the store. */
interface ResumesToEraseTable {
  id: string;
  since: Timestamp;
}
