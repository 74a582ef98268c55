import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { demandIdentity } from './store-identity.queries.ts';
import { listKeys, MARK, REMOVED, type StoredKind } from './stored-kind.ts';

/** Before a store without a mark is claimed, about this many of its files are looked up in the database. */
const SAMPLE = 1_000;
/** The mark is cached for this long, since reading it for each upload would make every upload slower. */
const TRUSTED_FOR_MS = 60_000;
const RETRY_AFTER_SECONDS = 60;

const markSchema = z.object({ kind: z.string(), database: z.string() });
type Mark = z.infer<typeof markSchema>;

/** Thrown where nothing was swept. The message says why, and what to do. */
export class SweepRefused extends Error {}

const HOW_TO_CLAIM =
  'If that is right, and no other database uses it, run npm run stores -- claim (docs/operations.md, Files).';

/**
 * Makes sure that the store belongs to this database, and claims a store without a mark if the database knows its
 * files. It is called before every sweep: of two databases that claim an empty store at the same moment, the later
 * mark wins, and both find it at their next sweep.
 * @throws {SweepRefused} where the store belongs to another database, or may do so.
 */
export async function demandOwnStore(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<void> {
  const identity = await demandIdentity(db);
  const mark = await readMark(store);
  if (mark === undefined) {
    const reason = await findReasonAgainst(db, store, kind);
    if (reason !== undefined) throw new SweepRefused(reason);
    return writeMark(store, { kind: kind.name, database: identity });
  }
  const reason = findOtherOwner(mark, identity, kind);
  if (reason !== undefined) throw new SweepRefused(reason);
}

/**
 * Why a store without a mark may belong to another database; undefined where the store is empty, or this database knows
 * its files.
 */
export async function findReasonNotToClaim(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
): Promise<string | undefined> {
  let files = 0;
  let known = 0;
  for await (const keys of listKeys(store)) {
    const ours = keys.filter((key) => kind.isOurs(key));
    files += ours.length;
    known += (await kind.findNamed(db, ours)).size;
    if (files >= SAMPLE) break;
  }
  // A sweep moves files without a row aside every hour, so a database knows nearly all files of its own store.
  if (known * 2 >= files) return undefined;
  return (
    `The store of ${kind.name} is not marked as this database's, which knows ${known} of the ${files} files that were ` +
    `checked: it may be another one's. ${HOW_TO_CLAIM}`
  );
}

/** Why a server must not go on with a store that has no mark: it may be another database's, or not the one it had. */
export const findReasonAgainst = async (...of: Parameters<typeof findLoss>): Promise<string | undefined> =>
  (await findLoss(...of)) ?? (await findReasonNotToClaim(...of));

/**
 * Why a store without a mark is not the one that this database had: it is empty, although rows name files. A disk that
 * is not mounted leaves such a folder, and what is written into it would be out of reach once the disk is back.
 */
async function findLoss(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<string | undefined> {
  if ((await hasFiles(store, kind)) || !(await kind.hasRows(db))) return undefined;
  return (
    `The store of ${kind.name} is empty, and this database names files that were in it: is its disk mounted, and is ` +
    `it the right folder or bucket? ${HOW_TO_CLAIM}`
  );
}

async function hasFiles(store: Disk, kind: StoredKind): Promise<boolean> {
  for await (const keys of listKeys(store))
    if (keys.some((key) => kind.isOurs(key) || key.startsWith(REMOVED))) return true;
  return false;
}

/** Marks the store as this database's, even if it belonged to another one. */
export async function claimStore(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<void> {
  await writeMark(store, { kind: kind.name, database: await demandIdentity(db) });
}

/** Says which database owns the store; undefined where this database does, or none. */
export async function findForeignOwner(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
): Promise<string | undefined> {
  const mark = await readMark(store);
  return mark && findOtherOwner(mark, await demandIdentity(db), kind);
}

const trustedUntil = new WeakMap<Disk, number>();

/**
 * Call this before a file is accepted. In the store of another database the file would be lost: that database has no
 * row for it, so its sweep would move the file aside. In the folder of a disk that is not mounted it would be hidden once
 * the disk is back.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store belongs to another database, or has lost its files.
 */
export async function demandOwnStoreForUpload(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
): Promise<void> {
  if ((trustedUntil.get(store) ?? 0) > Date.now()) return;
  // An unreachable store is reported when the file is written.
  const read = await readMark(store).then(
    (mark) => ({ mark }),
    () => undefined,
  );
  if (read === undefined) return;
  const { mark } = read;
  const reason = mark
    ? findOtherOwner(mark, await demandIdentity(db), kind)
    : await findLoss(db, store, kind);
  if (reason !== undefined)
    throw new AppError('SERVICE_UNAVAILABLE', 'The file cannot be kept at the moment. Please try again.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause: new Error(reason),
    });
  if (mark !== undefined) trustedUntil.set(store, Date.now() + TRUSTED_FOR_MS);
}

function findOtherOwner(mark: Mark, identity: string, { name }: StoredKind): string | undefined {
  if (mark.kind !== name)
    return `The store of ${name} is marked as one of ${mark.kind}: each kind needs a place of its own.`;
  if (mark.database === identity) return undefined;
  return `The store of ${name} belongs to the database ${mark.database}, and this is ${identity}. ${HOW_TO_CLAIM}`;
}

export async function readMark(store: Disk): Promise<Mark | undefined> {
  if (!(await store.exists(MARK))) return undefined;
  const text = await store.get(MARK);
  try {
    return markSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The store's ${MARK} cannot be parsed.`, { cause });
  }
}

function writeMark(store: Disk, mark: Mark): Promise<void> {
  trustedUntil.delete(store);
  return store.put(MARK, `${JSON.stringify(mark)}\n`);
}
