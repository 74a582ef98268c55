import type { Kysely, Transaction } from 'kysely';
import type { ContentAction, ContentName } from '../../src/contract/staff/audit.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import type { ContentVersion } from '../content/content-version.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { SignedIn } from '../members/access/staff-procedures.ts';
import type { Once } from '../members/creating.ts';

/**
 * One kind of content that the staff edits and the public sees: how a row of it is named, found, updated and removed.
 * `Key` is what identifies a row on the wire, such as `{ BlogId: 7 }`.
 */
export interface ContentKind<Name extends ContentName, Key extends object, Row, Change> {
  name: Name;
  /** The row's name in the audit log, by which its history is found: `blog 7`. */
  subjectOf(key: Key): string;
  find(db: Kysely<Database>, key: Key): Promise<Row | undefined>;
  /** @returns the new version; undefined where there is no such row of the version that was seen. */
  update(trx: Transaction<Database>, seen: Seen<Key>, change: Change): Promise<number | undefined>;
  /** Removes a row that was never public. @returns whether there was one of the version that was seen. */
  remove(trx: Transaction<Database>, seen: Seen<Key>): Promise<boolean>;
}

/** A row, and the version of it that the member had on the screen. */
type Seen<Key> = Key & { version: number };

interface EditingContext {
  db: Kysely<Database>;
  content: ContentVersion;
  signedIn: SignedIn;
  address: string;
  /** Present in a procedure that creates something. */
  once?: Once;
}

/** @throws {AppError} NOT_FOUND */
export async function demandContent<Key extends object, Row>(
  db: Kysely<Database>,
  kind: Pick<ContentKind<ContentName, Key, Row, never>, 'name' | 'find'>,
  key: Key,
): Promise<Row> {
  const row = await kind.find(db, key);
  if (row === undefined) throw new AppError('NOT_FOUND', `There is no such ${kind.name}.`);
  return row;
}

interface Creation<Name extends ContentName, Key extends object> {
  ctx: EditingContext;
  kind: Pick<ContentKind<Name, Key, unknown, never>, 'subjectOf'>;
  action: ContentAction<Name>;
  create(trx: Transaction<Database>): Promise<{ key: Key; detail?: string }>;
}

/** Creates a row, with its line in the audit log. */
export function createContent<Name extends ContentName, Key extends object>({
  ctx,
  kind,
  action,
  create,
}: Creation<Name, Key>): Promise<Seen<Key>> {
  return publish(ctx, async (trx) => {
    const { key, detail } = await create(trx);
    await record(trx, ctx, { action, subject: kind.subjectOf(key), detail });
    return { ...key, version: 1 };
  });
}

interface Edit<Name extends ContentName, Key extends object, Row, Change> {
  ctx: EditingContext;
  kind: ContentKind<Name, Key, Row, Change>;
  seen: Seen<Key>;
  action: ContentAction<Name>;
  change: Change;
  detail?: string;
  /** Changes what belongs to the row in other tables. */
  changeRelated?(trx: Transaction<Database>): Promise<void>;
}

/**
 * Changes a row that is still of the version that was seen, with its line in the audit log. What the caller
 * has checked on that version still holds, since every change raises the version.
 * @throws {AppError} NOT_FOUND, or CONFLICT where the row has changed since.
 */
export function changeContent<Name extends ContentName, Key extends object, Row, Change>({
  ctx,
  kind,
  seen,
  action,
  change,
  detail,
  changeRelated,
}: Edit<Name, Key, Row, Change>): Promise<Seen<Key>> {
  return publish(ctx, async (trx) => {
    const version = await kind.update(trx, seen, change);
    if (version === undefined) {
      await demandContent(trx, kind, seen);
      throw changedMeanwhile();
    }
    await changeRelated?.(trx);
    await record(trx, ctx, { action, subject: kind.subjectOf(seen), detail });
    return { ...seen, version };
  });
}

interface Removal<Name extends ContentName, Key extends object> {
  ctx: EditingContext;
  kind: Pick<ContentKind<Name, Key, unknown, never>, 'subjectOf' | 'remove'>;
  seen: Seen<Key>;
  action: ContentAction<Name>;
  /** What it was called, since only the audit log remembers it. */
  detail: string;
}

/**
 * Removes a row that was never public and is still of the version that was seen, with its line in the audit log.
 * @throws {AppError} CONFLICT where the row has changed since.
 */
export function removeContent<Name extends ContentName, Key extends object>({
  ctx,
  kind,
  seen,
  action,
  detail,
}: Removal<Name, Key>): Promise<{ done: true }> {
  return publish(ctx, async (trx) => {
    if (!(await kind.remove(trx, seen))) throw changedMeanwhile();
    await record(trx, ctx, { action, subject: kind.subjectOf(seen), detail });
    return { done: true };
  });
}

/** Makes the change in one transaction. The raised content version makes the next request render the pages again. */
async function publish<Result>(
  { db, content, once }: EditingContext,
  change: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const result = await (once ? once(change) : runTransaction(db, change));
  content.current++;
  return result;
}

function record<Name extends ContentName>(
  trx: Transaction<Database>,
  { signedIn, address }: EditingContext,
  {
    action,
    subject,
    detail = '',
  }: { action: ContentAction<Name>; subject: string; detail: string | undefined },
): Promise<void> {
  return addAuditLine(trx, { memberId: signedIn.member.id, action, subject, detail, address });
}

/** The answer to a save that started from an older version. The client keeps the member's text. */
export function changedMeanwhile(): AppError {
  return new AppError(
    'CONFLICT',
    'Somebody else has changed this in the meantime. Your changes are not saved yet.',
  );
}
