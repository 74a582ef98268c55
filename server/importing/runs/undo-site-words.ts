import type { Transaction } from 'kysely';
import type { CatalogueId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { findPointer, findVersion } from '../../content/documents.queries.ts';
import { lockDraft } from '../../content/save-draft.ts';
import type { Database } from '../../database/schema.ts';
import type { ItemRow } from '../import-items.queries.ts';
import { type MenuBefore, stands, takeMenuBack } from '../menus/menu-draft.ts';
import { putDraft } from '../menus/write-menu.ts';
import { type TranslationsBefore, takeTranslationsBack } from '../translations/translations-draft.ts';
import type { ClaimedImport } from '../writing.ts';

type Item = ItemRow & { made_key: string };

/** Puts back what stood in the menus. @returns why it stays, where it does. */
export async function undoMenu(
  trx: Transaction<Database>,
  row: ClaimedImport,
  { before, title }: Item,
): Promise<string[] | string> {
  const put = before as MenuBefore;
  const draft = await lockDraft(trx, 'navigation');
  const published = await publishedBody(trx, 'navigation');
  if (published !== undefined && stands(published, put))
    return 'It has been published, so it stays: the menus can be edited under Site.';
  const body = takeMenuBack(draft.body, put);
  if (body === undefined) return 'It has been edited here since and stays.';
  await putDraft(trx, draft, body, { memberId: row.member_id, note: `${importSubject(row.id)} taken back` });
  await record(trx, row, 'navigation', title);
  return [];
}

/** Takes back each sentence that is still as it was put. @returns how many are not, if any. */
export async function undoTranslations(
  trx: Transaction<Database>,
  row: ClaimedImport,
  { before, made_key, title }: Item,
): Promise<string[] | string> {
  const document = made_key as CatalogueId;
  const put = before as TranslationsBefore;
  const draft = await lockDraft(trx, document);
  const published = (await publishedBody(trx, document)) ?? {};
  const { body, kept } = takeTranslationsBack(draft.body, published, put);
  const all = Object.keys(put.sentences).length;
  if (kept < all) {
    const note = `${importSubject(row.id)} taken back`;
    await putDraft(trx, draft, body, { memberId: row.member_id, note });
    await record(trx, row, document, title);
  }
  if (kept === 0) return [];
  return kept === all
    ? 'It has been edited or published here since and stays.'
    : `${kept} of its ${all} sentences have been edited or published here since and stay. The others are taken back.`;
}

/** What was published of it; undefined for the product's own words. */
async function publishedBody(
  trx: Transaction<Database>,
  document: Parameters<typeof findPointer>[1],
): Promise<JsonObject | undefined> {
  const { published = null } = (await findPointer(trx, document)) ?? {};
  return published === null ? undefined : (await findVersion(trx, document, published))?.body;
}

async function record(
  trx: Transaction<Database>,
  { id, member_id }: ClaimedImport,
  subject: string,
  title: string,
): Promise<void> {
  const detail = `${title} (${importSubject(id)} taken back)`;
  await addAuditLine(trx, {
    memberId: member_id,
    action: 'site draft discarded',
    subject,
    detail,
    address: '',
  });
}
