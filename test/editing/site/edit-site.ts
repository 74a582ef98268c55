import { randomUUID } from 'node:crypto';
import type { ContentId, DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { EditedDocument, SaveAnswer } from '../../../src/contract/staff/site.ts';
import type { TestServer } from '../../environment/app.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';

export interface Approved {
  document: ContentId;
  version: number;
}

export const findDraft = async (member: SignedInMember, document: DocumentId): Promise<EditedDocument> =>
  ok(await member.ask('site.find', { document }));

/** Saves like a tab of the editor that has just been opened. */
export async function saveBody(
  member: SignedInMember,
  document: ContentId,
  basedOn: number | null,
  body: JsonObject,
): Promise<SaveAnswer> {
  const saveId = { editor: randomUUID(), turn: 1 };
  return ok(await member.call('site.save', { document, basedOn, body, saveId }));
}

/** Changes some fields of a draft. */
export async function rewrite(member: SignedInMember, document: DocumentId, change: JsonObject) {
  const { draft, body } = await findDraft(member, document);
  const { version } = await saveBody(member, document, draft, { ...body, ...change });
  return { document, version };
}

export const publish = (member: SignedInMember, documents: Approved[], more: object = {}) =>
  member.call('site.publish', { documents, title: 'A change', note: '', due: null, confirmed: [], ...more });

/** What makes a new page one that can be published. With its name it has five sentences. */
export const complete = {
  description: 'A page that says enough about itself to be found by people who search for it.',
  lead: 'Guards who know the building by heart.',
  sections: [{ type: 'text', id: 'first', heading: 'First', paragraphs: ['We have {guards} guards.'] }],
};

/** A page that can be published, of its own for each test, since the tests of a file share the database. */
export async function addPage(member: SignedInMember, change: JsonObject = {}) {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document } = ok(await member.call('site.createPage', { path, name: 'A page' }));
  const { version } = await rewrite(member, document, { ...complete, ...change });
  return { document: document as DocumentId, version, path };
}

/** The acts on a document or a release in the audit log, oldest first, each with who did it. */
export async function actsOn({ db }: Pick<TestServer, 'db'>, subject: string) {
  const lines = db.selectFrom('staff_audit').select(['action', 'member_id']).where('subject', '=', subject);
  return (await lines.orderBy('id').execute()).map(({ action, member_id }) => [action, member_id]);
}
