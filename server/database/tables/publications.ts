import type { ColumnType, Generated } from 'kysely';
import type { Translations } from '../../../src/contract/translations.ts';
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
  /** The texts in other languages, under their public names: `Subject`. */
  translations: ColumnType<Translations, string | undefined, string>;
  /** Null for a draft, in the future for a scheduled blog. */
  published_at: OptionalTimestamp;
  /** When the public content last changed; maintained by a trigger, as for job openings. */
  changed_at: Timestamp;
  version: Generated<number>;
}

export interface ComplianceItemsTable {
  id: Generated<number>;
  name: string;
  /** The path of a document that was not uploaded by the staff; empty where only the versions count. */
  document_path: string;
  published_at: Timestamp;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether the item has ever been public, in which case it cannot be removed. */
  was_published: Generated<boolean>;
  changed_at: Timestamp;
  version: Generated<number>;
}

/** The successive documents of an item. The newest one that is already valid is public. */
interface ComplianceVersionsTable {
  id: Generated<number>;
  item_id: number;
  document_path: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  /** Dates, as text. */
  valid_from: ColumnType<string | null, string | null, string | null>;
  valid_until: ColumnType<string | null, string | null, string | null>;
  stored_at: Timestamp;
  member_id: string | null;
}

/** A warning that was given `days` days before the version expires, or later if no server was running on that day. */
interface LapseWarningsTable {
  id: BigintKey;
  version_id: number;
  /** A date, as text. */
  valid_until: string;
  days: number;
  given_at: Timestamp;
}
