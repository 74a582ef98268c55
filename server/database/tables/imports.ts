import type { ColumnType, Generated } from 'kysely';
import type {
  FoundKind,
  ImportAct,
  ImportState,
  SiteChoices,
  SourceKind,
  TableTarget,
} from '../../../src/contract/staff/moving-in.ts';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface ImportTables {
  imports: ImportsTable;
  import_items: ImportItemsTable;
}

/** jsonb is written as text, since the driver would take an array for one of Postgres. */
type Json<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
/** int8 that fits a number. It is read as text. */
type Count = ColumnType<string, number | undefined, number>;

/** One file that was moved in, or is about to be. */
interface ImportsTable {
  id: Generated<number>;
  source: SourceKind;
  /** The former site's address, or the file's name. */
  origin: string;
  file_name: string;
  bytes: ColumnType<string, number, number>;
  state: ImportState;
  /** Why it is unreadable or stopped. */
  reason: Generated<string>;
  /** What the rows of a table become. */
  target: ColumnType<TableTarget | null, TableTarget | null | undefined, TableTarget | null>;
  /** The headings of a table, as JSON, or the former site: a later file with the same gets the same choice. */
  headings: Generated<string>;
  /** Heading → field; of a site's export what is asked → what was chosen. */
  chosen: Json<Record<string, string>>;
  /** What a site's export asks, until it has come over. Null before the rehearsal, and for all others. */
  asked: NullableJson<SiteChoices>;
  /** The hosts that hold pictures of this source. */
  hosts: Generated<string[]>;
  /** Those from which pictures may be fetched. */
  allowed_hosts: Generated<string[]>;
  /** Bytes while a file is read, otherwise items. */
  done: Count;
  total: Count;
  /** When the present work began, and with how much done, for the time that is left. */
  began_at: Timestamp;
  began_with: Count;
  member_id: string | null;
  at: Timestamp;
  changed_at: Timestamp;
  /** The process that works on it. */
  claim: ColumnType<string | null, string | null | undefined, string | null>;
  leased_until: OptionalTimestamp;
  /** The path of the picture of blogs that have none. */
  stand_in: ColumnType<string | null, string | null | undefined, string | null>;
}

/** One thing of a file, and what was made of it. */
interface ImportItemsTable {
  id: BigintKey;
  import_id: number;
  /** Which system it is of. With the guid it recognises the same thing in a later file. */
  source: string;
  guid: string;
  hash: Buffer;
  kind: FoundKind | null;
  place: string;
  /** Emptied after the import where it names a person. */
  title: string;
  /** Where the former site had it, without scheme and closing slash. */
  address: string | null;
  content: NullableJson<unknown>;
  notes: Json<{ outcome: 'changed' | 'dropped'; text: string; place?: string }[]>;
  act: ImportAct;
  /** The order in which kinds are written. */
  step: number;
  state: Generated<'waiting' | 'done' | 'failed' | 'undone'>;
  failure: Generated<string>;
  made_kind: ColumnType<MadeKind | null, MadeKind | null | undefined, MadeKind | null>;
  made_key: ColumnType<string | null, string | null | undefined, string | null>;
  made_version: ColumnType<number | null, number | null | undefined, number | null>;
  before: NullableJson<unknown>;
}

/** What items become, by the words of the audit log. */
export type MadeKind =
  | ('blog' | 'job' | 'page' | 'picture' | 'address' | 'submission')
  /** Parts of documents: a place of the menus, and translations of a document. */
  | ('menu' | 'translations');
