import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { demandIdentity } from './store-identity.queries.ts';
import { listKeys, MARK, type StoredKind } from './stored-kind.ts';

/** Of so many files it is looked up whether the database knows them, before a store without a mark is taken. */
const SAMPLE = 1_000;
/** Reading the mark for each upload would make every one of them slower. */
const TRUSTED_FOR_MS = 60_000;
const RETRY_AFTER_SECONDS = 60;

const markSchema = z.object({ kind: z.string(), database: z.string() });
type Mark = z.infer<typeof markSchema>;

/** Nothing was swept, and the message says why and what to do. */
export class SweepRefused extends Error {}

const HOW_TO_CLAIM =
  'If that is right, and no other database uses it, run npm run stores -- claim (docs/operations.md, Files).';

/**
 * Makes sure that the store is this database's, and takes one that is nobody's if the database knows its files. Asked
 * before every sweep: two databases that claim an empty store at the same moment both find the mark of the later one.
 * @throws {SweepRefused} where it is another database's, or may be.
 */
export async function demandOwnStore(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<void> {
  const identity = await demandIdentity(db);
  const mark = await readMark(store);
  if (mark === undefined) {
    const reason = await findReasonNotToClaim(db, store, kind);
    if (reason !== undefined) throw new SweepRefused(reason);
    return writeMark(store, { kind: kind.name, database: identity });
  }
  const reason = findOtherOwner(mark, identity, kind);
  if (reason !== undefined) throw new SweepRefused(reason);
}

/** Whether a store without a mark may be another database's. Undefined where it is empty or this database knows its files. */
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
  // Every hour a sweep has removed what no row names: in a store of its own a database knows nearly all.
  if (known * 2 >= files) return undefined;
  return (
    `The store of ${kind.name} is not marked as this database's, which knows ${known} of the ${files} files looked ` +
    `at: it may be another one's. ${HOW_TO_CLAIM}`
  );
}

/** Makes the store this database's, whoever's it was. */
export async function claimStore(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<void> {
  await writeMark(store, { kind: kind.name, database: await demandIdentity(db) });
}

/** Says that the store is another's; undefined where it is this database's or nobody's. */
export async function findStranger(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
): Promise<string | undefined> {
  const mark = await readMark(store);
  return mark && findOtherOwner(mark, await demandIdentity(db), kind);
}

const trustedUntil = new WeakMap<Disk, number>();

/**
 * Asked before a file is accepted: the sweep of the database that the store belongs to knows no row of ours, and would
 * take the file away.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is another database's.
 */
export async function demandOwnPlace(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<void> {
  if ((trustedUntil.get(store) ?? 0) > Date.now()) return;
  // A store that is away says so when the file is written.
  const mark = await readMark(store).catch(() => undefined);
  const stranger = mark && findOtherOwner(mark, await demandIdentity(db), kind);
  if (stranger !== undefined)
    throw new AppError('SERVICE_UNAVAILABLE', 'The file cannot be kept at the moment. Please try again.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause: new Error(stranger),
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
    throw new Error(`The store's ${MARK} cannot be understood.`, { cause });
  }
}

function writeMark(store: Disk, mark: Mark): Promise<void> {
  trustedUntil.delete(store);
  return store.put(MARK, `${JSON.stringify(mark)}\n`);
}
