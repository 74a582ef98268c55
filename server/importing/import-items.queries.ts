import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import {
  type FoundKind,
  IMPORT_LINES_PAGE,
  type ImportAct,
  type ImportLine,
  type importLinesInput,
} from '../../src/contract/staff/moving-in.ts';
import { pageOf } from '../database/page-of.ts';
import type { Database } from '../database/schema.ts';
import type { MadeKind } from '../database/tables/imports.ts';
import type { FoundContent, FoundNote } from './found-item.ts';
import { placeOfMade } from './made-places.ts';

export type ItemRow = Selectable<Database['import_items']>;

export interface Made {
  kind: MadeKind;
  key: string;
  version: number | null;
}

/** A line of the report, before it is stored. */
export interface NewItem {
  guid: string;
  hash: string;
  kind: FoundKind | null;
  place: string;
  title: string;
  address: string | null;
  content: FoundContent | null;
  notes: FoundNote[];
  act: ImportAct;
  step: number;
  made: Made | undefined;
}

/** Adds a batch in one statement. */
export async function addItems(
  db: Kysely<Database>,
  importId: number,
  source: string,
  items: readonly NewItem[],
): Promise<void> {
  const rows = items.map(({ made, ...item }) => ({
    ...item,
    made_kind: made?.kind ?? null,
    made_key: made?.key ?? null,
    made_version: made?.version ?? null,
  }));
  await sql`
    insert into import_items (import_id, source, guid, hash, kind, place, title, address, content, notes, act, step,
      made_kind, made_key, made_version)
    select ${importId}::integer, ${source}, guid, decode(hash, 'hex'), kind, place, title, address, content, notes, act,
      step, made_kind, made_key, made_version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (guid text, hash text, kind text, place text,
      title text, address text, content jsonb, notes jsonb, act text, step smallint, made_kind text, made_key text,
      made_version integer)
  `.execute(db);
}

export async function removeItems(db: Kysely<Database>, importId: number): Promise<void> {
  await db.deleteFrom('import_items').where('import_id', '=', importId).execute();
}

/** The next items to be written, whose contents are not larger than a screen of them. */
export async function listWaiting(db: Kysely<Database>, importId: number, limit: number): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('step')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The items that an import has written, the last first: what refers to others goes before them. */
export async function listWritten(db: Kysely<Database>, importId: number, limit: number): Promise<ItemRow[]> {
  return writtenOf(db, importId)
    .selectAll()
    .orderBy('step', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countWritten(db: Kysely<Database>, importId: number): Promise<number> {
  const { count } = await writtenOf(db, importId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const writtenOf = (db: Kysely<Database>, importId: number) =>
  db
    .selectFrom('import_items')
    .where('import_id', '=', importId)
    .where('state', '=', 'done')
    .where('act', 'in', ['make', 'change'])
    .where('made_key', 'is not', null);

/** Settles the lines that an import does not touch. @returns how many are left to write. */
export async function beginItems(
  db: Kysely<Database>,
  importId: number,
  overwrite: readonly number[],
): Promise<number> {
  if (overwrite.length > 0)
    await db
      .updateTable('import_items')
      .set({ act: sql<ImportAct>`case when made_key is null then 'make' else 'change' end` })
      .where('import_id', '=', importId)
      .where('act', '=', 'ask')
      .where(sql<SqlBool>`id = any(${overwrite}::bigint[])`)
      .execute();
  await db
    .updateTable('import_items')
    .set({ state: 'done' })
    .where('import_id', '=', importId)
    .where('act', 'in', ['same', 'leave', 'ask'])
    .execute();
  const { count } = await db
    .selectFrom('import_items')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

interface Settled {
  made?: Made | undefined;
  title?: string;
  notes?: FoundNote[];
  /** What is kept of its content; otherwise nothing is. */
  content?: FoundContent;
  before?: unknown;
}

export async function settleItem(db: Kysely<Database>, id: string, settled: Settled): Promise<void> {
  const { made, title, notes, content, before } = settled;
  await db
    .updateTable('import_items')
    .set({
      state: 'done',
      failure: '',
      content: content === undefined ? null : JSON.stringify(content),
      ...(made && { made_kind: made.kind, made_key: made.key, made_version: made.version }),
      ...(title !== undefined && { title }),
      ...(notes !== undefined && { notes: JSON.stringify(notes) }),
      ...(before !== undefined && { before: JSON.stringify(before) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function failItem(db: Kysely<Database>, id: string, failure: string): Promise<void> {
  await db.updateTable('import_items').set({ state: 'failed', failure }).where('id', '=', id).execute();
}

/**
 * The lines by which blogs and pages of a site were last written that lack pictures, if this import has brought any
 * picture. Edited ones are among them.
 */
export async function listLacking(db: Kysely<Database>, importId: number, source: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (guid) id, content from import_items
      where source = ${source} and kind in ('blog', 'page') and act in ('make', 'change') and state = 'done'
      order by guid, id desc
    ) as latest
    where content -> 'lacks' is not null and exists (
      select from import_items where import_id = ${importId} and kind = 'picture' and act = 'make' and state = 'done')
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function findItem(db: Kysely<Database>, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('import_items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whatever an import has taken back, no later import may take for something that exists. */
export async function markUndone(db: Kysely<Database>, { made_kind, made_key }: ItemRow): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ state: 'undone' })
    .where('made_kind', '=', made_kind)
    .where('made_key', '=', made_key)
    .execute();
}

/** Records the version that a thing has after an undo, so that nobody takes it for edited. */
export async function noteVersion(
  db: Kysely<Database>,
  { id, made_kind, made_key }: ItemRow,
  version: number,
): Promise<void> {
  await db.updateTable('import_items').set({ state: 'undone' }).where('id', '=', id).execute();
  await setMadeVersion(db, { made_kind, made_key }, version);
}

/** Records the version that an import has given a thing, in all lines that know of it. */
export async function setMadeVersion(
  db: Kysely<Database>,
  { made_kind, made_key }: Pick<ItemRow, 'made_kind' | 'made_key'>,
  version: number | null,
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ made_version: version })
    .where('made_kind', '=', made_kind)
    .where('made_key', '=', made_key)
    .where('state', '=', 'done')
    .execute();
}

/** An edited thing stays, and the line says so. */
export async function keepItem(db: Kysely<Database>, id: string, failure: string): Promise<void> {
  await db.updateTable('import_items').set({ state: 'failed', failure }).where('id', '=', id).execute();
}

export async function listLines(
  db: Kysely<Database>,
  { id, kind, act, only, search, cursor }: z.infer<typeof importLinesInput>,
): Promise<{ lines: ImportLine[]; next: number | null }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await selectLines(db, id)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? null))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? 'make'))
    .$if(only === 'notes', (query) => query.where(sql<SqlBool>`notes <> '[]'`))
    .$if(only === 'failed', (query) => query.where('state', '=', 'failed'))
    .$if(search !== '', (query) =>
      query.where(
        sql<SqlBool>`(title ilike ${pattern} or place ilike ${pattern} or address ilike ${pattern})`,
      ),
    )
    .$if(cursor != null, (query) => query.where('id', '>', String(cursor ?? 0)))
    .orderBy('id')
    .limit(IMPORT_LINES_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, IMPORT_LINES_PAGE, (row) => Number(row.id));
  return { lines: page.map(lineOf), next };
}

const selectLines = (db: Kysely<Database>, importId: number) =>
  db
    .selectFrom('import_items')
    .select(['id', 'place', 'title', 'kind', 'act', 'state', 'notes', 'failure', 'made_kind', 'made_key'])
    .where('import_id', '=', importId);
type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

function lineOf({
  id,
  place,
  title,
  kind,
  act,
  state,
  notes,
  failure,
  made_kind,
  made_key,
}: LineRow): ImportLine {
  const leadsTo = made_kind === null || made_key === null ? null : placeOfMade(made_kind, made_key);
  return {
    id: Number(id),
    place,
    title,
    kind,
    act,
    state,
    notes,
    failure,
    leadsTo: state === 'undone' ? null : leadsTo,
  };
}

/** All lines, in the order of the file. */
export async function* readLines(db: Kysely<Database>, importId: number): AsyncGenerator<ImportLine[]> {
  for (let last = '0'; ; ) {
    const rows = await selectLines(db, importId).where('id', '>', last).orderBy('id').limit(1_000).execute();
    if (rows.length === 0) return;
    yield rows.map(lineOf);
    last = rows.at(-1)?.id ?? last;
  }
}
