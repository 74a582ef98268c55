import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { labelAt } from '../../src/content/walk-fields.ts';
import { type ContentId, isCatalogueId, placeOf } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SaveAnswer, SaveId } from '../../src/contract/staff/site.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { changesBetween } from './changes-between.ts';
import { contentKindOf } from './content-kind.ts';
import { decideSave } from './decide-save.ts';
import {
  addVersion,
  findFirstVersion,
  findPointer,
  findVersion,
  listSaves,
  lockPointer,
  type StoredVersion,
  UNTOUCHED,
  updateDraft,
} from './documents.queries.ts';
import type { Conflict } from './merge.ts';
import { sampleBody } from './read-body.ts';

export interface Save {
  document: ContentId;
  basedOn: number | null;
  body: JsonObject;
  saveId: SaveId;
  note: string;
  member: { id: string; name: string };
}

/**
 * Makes a body the draft if nobody else has changed the same fields since `basedOn`. Each body that arrives is stored,
 * whether it is accepted, merged or refused.
 * @throws {AppError} NOT_FOUND, or BAD_REQUEST where `basedOn` or the save belongs to something else.
 */
export async function saveDraft(trx: Transaction<Database>, save: Save): Promise<SaveAnswer> {
  const { document, basedOn, body, saveId, note, member } = save;
  const head = await lockDraft(trx, document);
  const saves = await listSaves(trx, document, saveId);
  const digest = createHash('sha256')
    .update(JSON.stringify([basedOn, body]))
    .digest();
  const sameTurn = saves.filter(({ turn }) => turn === saveId.turn);
  if (sameTurn.some((stored) => stored.digest?.equals(digest) === false))
    throw new AppError('BAD_REQUEST', 'was used for another text', { field: 'saveId' });
  const seen = await demandBase(trx, document, basedOn);
  const decision = decideSave({ head, saves, base: seen, body, saveId });
  if (decision.outcome === 'repeated') return answerTo(decision.first);
  if (decision.outcome === 'superseded')
    return { outcome: 'superseded', version: head.version, body: head.body, ...actOf(head) };

  const { base, value } = decision;
  const add = (added: JsonObject, on: StoredVersion, more: { isAside?: boolean; merges?: number } = {}) =>
    addVersion(trx, {
      document,
      body: added,
      basedOn: on.version,
      memberId: member.id,
      note,
      paths: changesBetween(on.body, added).map(({ path }) => path),
      save: { ...saveId, digest, beganFrom: seen.version },
      ...more,
    });
  const setAside = async () =>
    sameTurn.find(({ isAside }) => isAside) ?? (await add(body, base, { isAside: true }));

  if (decision.outcome === 'conflict') {
    const { version: kept } = await setAside();
    return {
      outcome: 'conflict',
      version: head.version,
      body: value,
      kept,
      ...actOf(head),
      conflicts: decision.conflicts.map((conflict) => sayConflict(document, value, conflict)),
    };
  }
  const isMerged = decision.outcome === 'merged';
  const merges = isMerged ? { merges: (await setAside()).version } : {};
  const { version, at } = await add(value, head, merges);
  await updateDraft(trx, document, version);
  const act = { by: member.name, at: at.toISOString() };
  return isMerged
    ? { outcome: 'merged', version, body: value, ...act }
    : { outcome: 'saved', version, ...act };
}

/**
 * The draft, locked for the rest of the transaction. What nobody has changed yet begins with the product's own words as a
 * version of its own: they stay what the first change began from, whatever a later release of the product says.
 * @throws {AppError} NOT_FOUND
 */
export async function lockDraft(trx: Transaction<Database>, document: ContentId): Promise<StoredVersion> {
  const { draft } = await lockPointer(trx, document);
  // Anything could be translated, but only what there is has translations.
  if (isCatalogueId(document)) await demandDocument(trx, placeOf(document).document);
  const found = draft === null ? await beginDraft(trx, document) : await findVersion(trx, document, draft);
  if (found === undefined) throw noSuchDocument();
  return found;
}

const noSuchDocument = () => new AppError('NOT_FOUND', 'There is no such document.');

async function demandDocument(trx: Transaction<Database>, document: ContentId): Promise<void> {
  const { draft, published } = (await findPointer(trx, document)) ?? UNTOUCHED;
  if (draft === null && published === null && sampleBody(document) === undefined) throw noSuchDocument();
}

async function beginDraft(trx: Transaction<Database>, document: ContentId) {
  const body = sampleBody(document);
  if (body === undefined) return undefined;
  const { version } = await addVersion(trx, { document, body, basedOn: null, paths: [], memberId: null });
  await updateDraft(trx, document, version);
  return findVersion(trx, document, version);
}

async function demandBase(
  trx: Transaction<Database>,
  document: ContentId,
  basedOn: number | null,
): Promise<StoredVersion> {
  const found = await (basedOn === null
    ? findFirstVersion(trx, document)
    : findVersion(trx, document, basedOn));
  if (found === undefined)
    throw new AppError('BAD_REQUEST', 'is no version of this document', { field: 'basedOn' });
  return found;
}

const actOf = ({ by, at }: StoredVersion) => ({ by, at: at.toISOString() });

function answerTo(stored: StoredVersion): SaveAnswer {
  const { version, body } = stored;
  return stored.merges === null
    ? { outcome: 'saved', version, ...actOf(stored) }
    : { outcome: 'merged', version, body, ...actOf(stored) };
}

function sayConflict(document: ContentId, body: JsonObject, { path, base, mine, theirs }: Conflict) {
  return {
    path,
    field: labelAt(contentKindOf(document).schema, body, path),
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
  };
}
