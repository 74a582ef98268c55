import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { pageIdOf, sampleOf, samplePageDocuments } from '../../../src/content/documents.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import { stripTrailing } from '../../../src/strip-trailing.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import {
  addVersion,
  findFirstVersion,
  findPointer,
  findVersion,
  lockPointer,
  updateDraft,
} from '../../content/documents.queries.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { picturesOf, redirectOfAddress } from '../addresses-of-source.ts';
import { scopeOf } from '../former-site.ts';
import type { FoundNote, FoundPage } from '../found-item.ts';
import { shapePage } from '../shape-page.ts';
import { NOT_MOVED_IN } from '../shape-text.ts';
import type { Writer } from '../writing.ts';
import { findNewAddresses } from './find-new-addresses.ts';
import { findMovedOf, listTakenPaths, pathOfMoved } from './moved-things.queries.ts';
import { leadHere } from './redirects.queries.ts';

/** A draft at the page's own address, as far as that is free. Visitors see it once somebody has published it. */
export const writePage: Writer<FoundPage> = async ({ parts: { db }, row }, item, found) => {
  const pictures = [...picturesOf(found)];
  const { pictureNames } = await findNewAddresses(db, row, { links: [], pictures });
  const shaped = shapePage(found, item.title, (address) => pictureNames.get(address));
  const notes: FoundNote[] = shaped.notes.filter(({ text }) => text.endsWith(NOT_MOVED_IN));
  const lacks = pictures.filter((address) => !pictureNames.has(address));
  const parent = found.parent && (await findMovedOf(db, scopeOf(row), found.parent));
  const parentPath = parent && (await pathOfMoved(db, parent));
  const body: JsonObject = {
    ...shaped.body,
    ...(parentPath !== undefined && parentPath && { parent: parentPath }),
  };
  const memberId = row.member_id;
  const note = `From ${row.origin}`;

  if (item.act === 'change' && item.made_key !== null) {
    const document = item.made_key as DocumentId;
    return async (trx) => {
      const { draft } = await lockPointer(trx, document);
      const before = draft === null ? undefined : await findVersion(trx, document, draft);
      if (before === undefined) throw new AppError('CONFLICT', 'The page has been removed meanwhile.');
      // Its address here is decided by whoever publishes it.
      const next = { ...body, path: before.body.path ?? shaped.path };
      const added = { document, body: next, basedOn: before.version, paths: [], memberId, note };
      const { version } = await addVersion(trx, added);
      await updateDraft(trx, document, version);
      const made = { kind: 'page' as const, key: document, version };
      return { made, notes, lacks, before: { version: before.version } };
    };
  }
  return async (trx) => {
    const path = await freePath(trx, shaped.path);
    const document = await freeId(trx, path);
    const added = { document, body: { ...body, path }, basedOn: null, paths: [], memberId, note };
    const { version } = await addVersion(trx, added);
    await updateDraft(trx, document, version);
    await addAuditLine(trx, {
      memberId,
      action: 'site page added',
      subject: document,
      detail: `${path} (${importSubject(row.id)})`,
      address: '',
    });
    if (path !== shaped.path)
      notes.push({ outcome: 'changed', text: `Its address is taken here: it becomes ${path}.` });
    // A closing slash is no other address.
    const from = redirectOfAddress(found.address);
    if (from !== undefined && stripTrailing(from, '/') !== path) await leadHere(trx, from, path, document);
    return { made: { kind: 'page', key: document, version }, notes, lacks };
  };
};

const samplePaths = [...samplePageDocuments.values()].flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Two drafts with one address could not both become public. */
async function freePath(trx: Transaction<Database>, wanted: string): Promise<string> {
  const taken = [...samplePaths, ...(await listTakenPaths(trx))];
  const lower = new Set(taken.map((path) => path.toLowerCase()));
  if (!lower.has(wanted.toLowerCase())) return wanted;
  for (let count = 2; count < 100; count++)
    if (!lower.has(`${wanted}-${count}`.toLowerCase())) return `${wanted}-${count}`;
  return `${wanted}-${randomUUID().slice(0, 8)}`;
}

async function freeId(trx: Transaction<Database>, path: string): Promise<DocumentId> {
  const id = pageIdOf(path).slice(0, 70) as `page:${string}`;
  for (let count = 1; ; count++) {
    const candidate: DocumentId = count === 1 ? id : `${id}-${count}`;
    if (sampleOf(candidate) !== undefined) continue;
    await lockPointer(trx, candidate);
    if ((await findFirstVersion(trx, candidate)) === undefined) return candidate;
  }
}

/** Whether somebody has published a page, which therefore is not taken back. */
export async function isPublished(trx: Transaction<Database>, document: DocumentId): Promise<boolean> {
  return ((await findPointer(trx, document))?.published ?? null) !== null;
}
