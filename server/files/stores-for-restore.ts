import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FileStores } from './file-stores.ts';
import { publicationKind } from './publication-store.ts';
import { resumeKind } from './resume-store.ts';
import { canHaveIdentity } from './store-identity.queries.ts';
import { claimStore, findForeignOwner, findReasonNotToClaim, readMark } from './store-owner.ts';
import { listKeys, type StoredKind } from './stored-kind.ts';

const kindsOf = ({ resumes, publications }: FileStores): [Disk, StoredKind][] => [
  [resumes, resumeKind],
  [publications, publicationKind],
];

/**
 * Makes sure that a restore, and above all a rehearsal of one, does not write into another database's stores.
 * @throws {Error} that says why nothing was changed.
 */
export async function demandFreeStores(db: Kysely<Database>, stores: FileStores): Promise<void> {
  const hasIdentity = await canHaveIdentity(db);
  for (const [store, kind] of kindsOf(stores)) {
    const reason = hasIdentity ? await findReason(db, store, kind) : await findOthers(store, kind);
    if (reason !== undefined)
      throw new Error(
        `${reason}\nNothing was changed. Name another DATA_DIR, or RESUMES_URL and PUBLICATIONS_URL, for this restore; ` +
          'or say --claim, if the database that used them is gone for good.',
      );
  }
}

async function findReason(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<string | undefined> {
  const isMarked = (await readMark(store)) !== undefined;
  return isMarked ? findForeignOwner(db, store, kind) : findReasonNotToClaim(db, store, kind);
}

/** Why a database without an identity must not use a store. It owns none, so any mark or file is somebody else's. */
async function findOthers(store: Disk, kind: StoredKind): Promise<string | undefined> {
  const mark = await readMark(store);
  if (mark !== undefined) return `The store of ${kind.name} belongs to the database ${mark.database}.`;
  for await (const keys of listKeys(store))
    if (keys.some((key) => kind.isOurs(key)))
      return `The store of ${kind.name} is not empty, and not marked as this database's.`;
  return undefined;
}

/** Marks the stores as this database's, once it has an identity. */
export async function claimStores(db: Kysely<Database>, stores: FileStores): Promise<void> {
  if (!(await canHaveIdentity(db))) return;
  for (const [store, kind] of kindsOf(stores)) await claimStore(db, store, kind);
}
