import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MadeKind } from '../../database/tables/imports.ts';
import type { FoundContent } from '../found-item.ts';

/** An item of an import, as what a menu leads to. */
export interface KnownAt {
  guid: string;
  address: string | null;
  title: string;
  /** Null once it has been written. */
  content: FoundContent | null;
  madeKind: MadeKind | null;
  madeKey: string | null;
}

interface Asked {
  importId: number;
  source: string;
}

const known = sql`guid, address, title, content, made_kind as "madeKind", made_key as "madeKey"`;

/** What the former site had at these addresses: the thing itself rather than a former address of it. */
export async function findKnownAt(
  db: Kysely<Database>,
  { importId, source }: Asked,
  addresses: readonly string[],
): Promise<Map<string, KnownAt>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<KnownAt & { address: string }>`
    select distinct on (address) ${known} from import_items
    where import_id = ${importId} and source = ${source} and address = any(${addresses}::text[])
      and act <> 'leave' and state <> 'undone'
    order by address, (kind = 'address'), (made_key is null), id desc
  `.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}

/** The same by their guids. */
export async function findKnownOf(
  db: Kysely<Database>,
  { importId, source }: Asked,
  guids: readonly string[],
): Promise<Map<string, KnownAt>> {
  if (guids.length === 0) return new Map();
  const { rows } = await sql<KnownAt>`
    select distinct on (guid) ${known} from import_items
    where import_id = ${importId} and source = ${source} and guid = any(${guids}::text[])
      and act <> 'leave' and state <> 'undone'
    order by guid, id
  `.execute(db);
  return new Map(rows.map((row) => [row.guid, row]));
}
