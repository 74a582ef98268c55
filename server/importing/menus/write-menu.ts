import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { changesBetween } from '../../content/changes-between.ts';
import { addVersion, type StoredVersion, updateDraft } from '../../content/documents.queries.ts';
import { lockDraft } from '../../content/save-draft.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../former-site.ts';
import type { FoundMenu } from '../found-item.ts';
import type { ImportRow } from '../imports.queries.ts';
import type { Writer } from '../writing.ts';
import { findColumn, labelOfColumn, type MenuBefore, partOf, putMenu, stands } from './menu-draft.ts';
import { MOST_COLUMNS } from './place-menus.ts';
import { shapeMenu } from './rehearse-menus.ts';
import { resolveLinks } from './resolve-links.ts';

const EDITED = 'The menus have been edited here since the rehearsal, and stay as they are.';

/** Its place in the draft of the menus. Visitors see it once somebody has published it. */
export const writeMenu: Writer<FoundMenu> = async ({ parts: { db }, row }, item, found) => {
  const { plan } = found;
  if (plan === undefined) throw new AppError('BAD_REQUEST', 'It has no place among the menus.');
  const { place, isWhole, home, seen } = plan;
  const asking = { importId: row.id, source: scopeOf(row), home, isRehearsal: false };
  const resolve = await resolveLinks(db, asking, found.links);
  const { now, notes } = shapeMenu(found, place, resolve);
  // The rehearsal has said the rest.
  const more = notes.filter(({ text }) => text.endsWith('has not come over.'));
  return async (trx) => {
    const draft = await lockDraft(trx, 'navigation');
    const { body } = draft;
    if (!isAsSeen(body, { place, isWhole, seen })) throw new AppError('CONFLICT', EDITED);
    const before: MenuBefore = { place, isWhole, was: seen, now };
    const next = putMenu(body, before);
    if (Array.isArray(next.footer) && next.footer.length > MOST_COLUMNS)
      throw new AppError('CONFLICT', `The footer has room for ${MOST_COLUMNS} menus.`);
    await putDraft(trx, draft, next, { memberId: row.member_id, note: `From ${row.origin}` });
    await recordMenus(trx, row, item.title);
    return { made: { kind: 'menu', key: place, version: 1 }, notes: more, before };
  };
};

function isAsSeen(
  body: JsonObject,
  { place, isWhole, seen }: Omit<MenuBefore, 'was' | 'now'> & { seen: MenuBefore['was'] },
) {
  if (isWhole) return isDeepStrictEqual(partOf(body, place), seen);
  if (seen === null) return true;
  return stands(body, { place, isWhole, now: seen }) || findColumn(body, labelOfColumn(seen)) === null;
}

/** Makes a body the draft, as a version of its own. */
export async function putDraft(
  trx: Transaction<Database>,
  draft: StoredVersion,
  body: JsonObject,
  { memberId, note }: { memberId: string | null; note: string },
): Promise<void> {
  const { document, version: basedOn } = draft;
  const paths = changesBetween(draft.body, body).map(({ path }) => path);
  const { version } = await addVersion(trx, { document, body, basedOn, paths, memberId, note });
  await updateDraft(trx, document, version);
}

/** The menus have changed in the name of whoever moves in. */
export async function recordMenus(
  trx: Transaction<Database>,
  { id, member_id }: Pick<ImportRow, 'id' | 'member_id'>,
  name: string,
): Promise<void> {
  await addAuditLine(trx, {
    memberId: member_id,
    action: 'site draft begun',
    subject: 'navigation',
    detail: `${name} (${importSubject(id)})`,
    address: '',
  });
}
