import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DocumentId } from '../../src/content-id.ts';
import { type ContentId, contentIdOf, placeOf } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldPath, SaveId } from '../../src/contract/staff/site.ts';
import type { Database } from '../database/schema.ts';
import { contentKindOf } from './content-kind.ts';
import { readBody } from './read-body.ts';

/** What of a document is the draft and what is public. */
export interface Pointer {
  draft: number | null;
  published: number | null;
  isWithdrawn: boolean;
}

/** Of a document that nobody has changed. */
export const UNTOUCHED: Pointer = { draft: null, published: null, isWithdrawn: false };

export async function findPointer(db: Kysely<Database>, document: ContentId): Promise<Pointer | undefined> {
  return selectPointers(db).where(isOf(document)).executeTakeFirst();
}

/** The pointers of everything that somebody has changed. */
export async function listPointers(db: Kysely<Database>): Promise<Map<ContentId, Pointer>> {
  const rows = await selectPointers(db).select(['document', 'locale']).execute();
  return new Map(
    rows.flatMap(({ document, locale, ...pointer }): [ContentId, Pointer][] => {
      const id = contentIdOf(document, locale);
      return id === undefined ? [] : [[id, pointer]];
    }),
  );
}

const selectPointers = (db: Kysely<Database>) =>
  db
    .selectFrom('content_pointers')
    .select(['draft_version as draft', 'published_version as published', 'is_withdrawn as isWithdrawn']);

/** The columns that say whose row it is. */
export function columnsOf(id: ContentId): { document: DocumentId; locale: string } {
  const { document, language } = placeOf(id);
  return { document, locale: language.locale };
}

function isOf(id: ContentId) {
  const { document, locale } = columnsOf(id);
  return sql<SqlBool>`(document, locale) = (${document}, ${locale})`;
}

/**
 * Locks a document for the rest of the transaction, so that one save after the other compares and sets. A document that
 * nobody has changed yet gets its row.
 */
export async function lockPointer(trx: Transaction<Database>, document: ContentId): Promise<Pointer> {
  await trx
    .insertInto('content_pointers')
    .values({ ...columnsOf(document), draft_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectPointers(trx).where(isOf(document)).forUpdate().executeTakeFirstOrThrow();
}

export async function updateDraft(
  db: Kysely<Database>,
  document: ContentId,
  version: number | null,
): Promise<void> {
  await db.updateTable('content_pointers').set({ draft_version: version }).where(isOf(document)).execute();
}

export async function updatePublished(
  db: Kysely<Database>,
  document: ContentId,
  version: number | null,
): Promise<void> {
  await db
    .updateTable('content_pointers')
    .set({ published_version: version, is_withdrawn: version === null })
    .where(isOf(document))
    .execute();
}

export interface NewVersion {
  document: ContentId;
  body: JsonObject;
  basedOn: number | null;
  paths: FieldPath[];
  memberId: string | null;
  note?: string;
  save?: SaveId & { digest: Buffer; beganFrom: number };
  /** The version that was merged into this one. */
  merges?: number;
  isAside?: boolean;
}

export interface Stamp {
  version: number;
  at: Date;
}

/** Adds a version, in the schema of today. */
export async function addVersion(db: Kysely<Database>, added: NewVersion): Promise<Stamp> {
  const { document, body, basedOn, paths, memberId, note = '', save, merges, isAside = false } = added;
  return db
    .insertInto('content_versions')
    .values({
      ...columnsOf(document),
      body: JSON.stringify(body),
      schema_version: contentKindOf(document).version,
      based_on: basedOn,
      merges: merges ?? null,
      is_aside: isAside,
      paths: JSON.stringify(paths),
      member_id: memberId,
      note,
      began_from: save?.beganFrom ?? null,
      editor: save?.editor ?? null,
      turn: save?.turn ?? null,
      digest: save?.digest ?? null,
    })
    .returning(['id as version', 'at'])
    .executeTakeFirstOrThrow();
}

export interface StoredVersion extends Stamp {
  document: ContentId;
  body: JsonObject;
  basedOn: number | null;
  merges: number | null;
  isAside: boolean;
  note: string;
  memberId: string | null;
  /** The member's name; null for the product's own words, and where the member is not known. */
  by: string | null;
  turn: number | null;
  /** The version that the editor had when it sent the text. */
  beganFrom: number | null;
  digest: Buffer | null;
}

const selectVersions = (db: Kysely<Database>) =>
  db
    .selectFrom('content_versions as version')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['version.id as version', 'at', 'document', 'locale', 'body', 'schema_version'])
    .select('based_on as basedOn')
    .select(['merges', 'is_aside as isAside', 'note', 'member_id as memberId', 'member.name as by'])
    .select(['turn', 'digest', 'began_from as beganFrom']);

type VersionRow = Omit<StoredVersion, 'document'> & {
  document: DocumentId;
  locale: string;
  schema_version: number;
};

/** Undefined for a language that this release does not publish in. */
function read({ schema_version, document, locale, body, ...row }: VersionRow): StoredVersion | undefined {
  const id = contentIdOf(document, locale);
  return id && { ...row, document: id, body: readBody(id, { body, schemaVersion: schema_version }) };
}

/** A version of this document, brought up to the schema of today. */
export async function findVersion(
  db: Kysely<Database>,
  document: ContentId,
  version: number,
): Promise<StoredVersion | undefined> {
  const row = await selectVersions(db)
    .where('version.id', '=', version)
    .where(isOf(document))
    .executeTakeFirst();
  return row && read(row);
}

/** Some versions, of whatever documents, by their numbers. */
export async function listVersions(
  db: Kysely<Database>,
  versions: readonly number[],
): Promise<Map<number, StoredVersion>> {
  if (versions.length === 0) return new Map();
  const rows = await selectVersions(db).where('version.id', 'in', versions).execute();
  const stored = rows.map(read).filter((each) => each !== undefined);
  return new Map(stored.map((each) => [each.version, each]));
}

/** The version that a document began with: the product's own words, or a new page. */
export async function findFirstVersion(
  db: Kysely<Database>,
  document: ContentId,
): Promise<StoredVersion | undefined> {
  const row = await selectVersions(db)
    .where(isOf(document))
    .orderBy('version.id')
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}

/**
 * What one editor has saved so far, newest first: at most the accepted text and the text as it was sent of the newest
 * turn, and those of `turn`.
 */
export async function listSaves(
  db: Kysely<Database>,
  document: ContentId,
  { editor, turn }: SaveId,
): Promise<StoredVersion[]> {
  const rows = await selectVersions(db)
    .where(isOf(document))
    .where('editor', '=', editor)
    .where((where) =>
      where.or([
        where('turn', '=', turn),
        where(
          'turn',
          '=',
          where
            .selectFrom('content_versions as accepted')
            .select(({ fn }) => fn.max('accepted.turn').as('turn'))
            .where(isOf(document))
            .where('accepted.editor', '=', editor)
            .where('accepted.is_aside', '=', false),
        ),
      ]),
    )
    .orderBy('version.id', 'desc')
    .execute();
  return rows.map(read).filter((version) => version !== undefined);
}

export interface HistoryRow extends Stamp {
  memberId: string | null;
  by: string | null;
  note: string;
  isAside: boolean;
  paths: FieldPath[];
}

/** Versions without their bodies, newest first. A text that was merged is left out: the merged one has it. */
export async function listHistory(
  db: Kysely<Database>,
  document: ContentId,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<HistoryRow[]> {
  return db
    .selectFrom('content_versions as version')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['version.id as version', 'at', 'member_id as memberId', 'member.name as by', 'note', 'paths'])
    .select('is_aside as isAside')
    .where(isOf(document))
    .$if(before !== undefined, (query) => query.where('version.id', '<', before ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_versions as merged')
            .select(sql`1`.as('one'))
            .where(isOf(document))
            .whereRef('merged.merges', '=', 'version.id'),
        ),
      ),
    )
    .orderBy('version.id', 'desc')
    .limit(limit)
    .execute();
}
