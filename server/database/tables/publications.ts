import type { ColumnType, Generated } from 'kysely';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PublicationTables {
  blogs: BlogsTable;
  compliance_items: ComplianceItemsTable;
  compliance_versions: ComplianceVersionsTable;
  lapse_warnings: LapseWarningsTable;
}

export interface BlogsTable {
  id: Generated<number>;
  subject: string;
  sub_heading: string;
  description: string;
  image_path: string;
  /** Null of a draft; to come of one that is scheduled. */
  published_at: OptionalTimestamp;
  /** As with openings. */
  changed_at: Timestamp;
  version: Generated<number>;
}

export interface ComplianceItemsTable {
  id: Generated<number>;
  name: string;
  /** Of a document that came otherwise than by the staff's hand; empty where only the versions count. */
  document_path: string;
  published_at: Timestamp;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether the public has ever been shown it: if so, it is kept. */
  was_published: Generated<boolean>;
  changed_at: Timestamp;
  version: Generated<number>;
}

/** The documents of an item, one after the other: the newest that is valid already is the public one. */
interface ComplianceVersionsTable {
  id: Generated<number>;
  item_id: number;
  document_path: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  /** Calendar days, as text. */
  valid_from: ColumnType<string | null, string | null, string | null>;
  valid_until: ColumnType<string | null, string | null, string | null>;
  stored_at: Timestamp;
  member_id: string | null;
}

/** A warning that was given: so many days before the version lapses, or later where no server ran on that day. */
interface LapseWarningsTable {
  id: BigintKey;
  version_id: number;
  /** A calendar day, as text. */
  valid_until: string;
  days: number;
  given_at: Timestamp;
}
