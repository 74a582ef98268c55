import type { ColumnType, Generated } from 'kysely';
import type { ContentId, DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { FieldPath } from '../../../src/contract/staff/site.ts';
import type { ReleaseState } from '../../../src/contract/staff/site-publishing.ts';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

export interface SiteDocumentTables {
  content_versions: ContentVersionsTable;
  content_pointers: ContentPointersTable;
  content_releases: ContentReleasesTable;
  content_publications: ContentPublicationsTable;
  site_redirects: SiteRedirectsTable;
}

/** jsonb is written as text, since the driver would take an array for one of Postgres. */
type Json<Value> = ColumnType<Value, string, never>;

/** Every text of a document, and of its translations, that was ever saved. Append-only. */
interface ContentVersionsTable {
  id: ColumnType<number, never, never>;
  document: DocumentId;
  /** The language of the words; in any but English, the body is a catalogue. */
  locale: Generated<string>;
  body: Json<JsonObject>;
  /** The version of the schema that the body was written by. */
  schema_version: number;
  /** The version before it; null for the product's own words. */
  based_on: number | null;
  /** Of a version that a merge has made: the text that was merged. */
  merges: ColumnType<number | null, number | null | undefined, never>;
  /** A text as somebody sent it that was never the draft: it was merged, or refused since the same field had changed. */
  is_aside: Generated<boolean>;
  /** Where it differs from `based_on`. */
  paths: Json<FieldPath[]>;
  /** Null for the product's own words. */
  member_id: string | null;
  at: Timestamp;
  note: Generated<string>;
  /** The version that the editor had when it sent the text; others may have become the draft since. */
  began_from: ColumnType<number | null, number | null | undefined, never>;
  /** The save that brought it. */
  editor: ColumnType<string | null, string | null | undefined, never>;
  turn: ColumnType<number | null, number | null | undefined, never>;
  /** Of what was sent, so that another text under the same save is noticed. */
  digest: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

/** What of a document is the draft and what is public. There is no row of a document that nobody has changed. */
interface ContentPointersTable {
  document: DocumentId;
  locale: Generated<string>;
  /** Null for a page that was discarded before it was public. */
  draft_version: number | null;
  /** Null while visitors read the product's own words, or nothing. */
  published_version: ColumnType<number | null, number | null | undefined, number | null>;
  is_withdrawn: Generated<boolean>;
}

/** What is published together. */
interface ContentReleasesTable {
  id: ColumnType<number, never, never>;
  title: string;
  note: Generated<string>;
  /** The versions that were approved; null takes a page down. */
  documents: Json<ReleasedDocument[]>;
  confirmed: Json<string[]>;
  due: OptionalTimestamp;
  state: ReleaseState;
  fault: Generated<string>;
  member_id: string | null;
  at: Timestamp;
  /** When it was published, cancelled or failed. */
  settled_at: OptionalTimestamp;
  /** When the owners were told that it is late. */
  warned_at: OptionalTimestamp;
}

export interface ReleasedDocument {
  document: ContentId;
  version: number | null;
}

/** What went public when. Append-only. */
interface ContentPublicationsTable {
  id: ColumnType<number, never, never>;
  release: number;
  document: DocumentId;
  locale: Generated<string>;
  /** Null where the page was taken down. */
  version: number | null;
  member_id: string | null;
  at: Timestamp;
}

/** Where addresses lead that once showed a page. No row leads to an address that is itself in a row. */
interface SiteRedirectsTable {
  from_path: string;
  to_path: string | null;
  /** The page that was there. */
  document: DocumentId;
  at: Timestamp;
}
