import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DocumentId } from '../../../src/content-id.ts';
import { jobStatuses } from '../../../src/contract/staff/jobs.ts';
import { translations as translationsSchema } from '../../../src/contract/translations.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { blogSubject, importSubject, pictureSubject } from '../../audit/subjects.ts';
import { addVersion, findVersion, lockPointer, updateDraft } from '../../content/documents.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { MadeKind } from '../../database/tables/imports.ts';
import { columnsOf as blogColumns, updateBlog } from '../../editing/blogs/blog-editing.queries.ts';
import { columnsOf as jobColumns, updateJob } from '../../editing/jobs/jobs-moderation.queries.ts';
import { removePicture, updatePicture } from '../../editing/media/media.queries.ts';
import { removeSubmissions } from '../../privacy/erasure/erasure.queries.ts';
import { removeResumeFiles } from '../../privacy/erasure/remove-files.ts';
import { submissionKinds } from '../../submissions/kinds/kinds.ts';
import { type ItemRow, keepItem, listWritten, markUndone, noteVersion } from '../import-items.queries.ts';
import { countWork } from '../imports.queries.ts';
import { readVersions } from '../made-versions.queries.ts';
import { dateOf } from '../shape-items.ts';
import { isPartKind } from '../site-words.queries.ts';
import { StoppedImport } from '../stopped-import.ts';
import { removeRedirect, removeRedirectsOf } from '../writers/redirects.queries.ts';
import { findSubmissionId, updateDetails } from '../writers/submissions.queries.ts';
import { isPublished } from '../writers/write-page.ts';
import type { ClaimedImport, MovingParts } from '../writing.ts';
import { undoMenu, undoTranslations } from './undo-site-words.ts';

const BATCH = 25;
const REST_AFTER = 20;
const REST_MS = 20;
const EDITED = 'It has been edited here since and stays.';

/** Takes back what an import has made and nobody has edited since, the last first. What was edited stays, and its line says so. */
export async function undoItems(
  parts: MovingParts,
  row: ClaimedImport,
  stop: AbortSignal | undefined,
): Promise<void> {
  let worked = 0;
  for (;;) {
    const items = await listWritten(parts.db, row.id, BATCH);
    if (items.length === 0) return;
    for (const item of items) {
      stop?.throwIfAborted();
      await undoItem(parts, row, item);
      worked += 1;
      if (worked % REST_AFTER === 0) await pause(REST_MS, undefined, { signal: stop, ref: false });
    }
  }
}

async function undoItem(parts: MovingParts, row: ClaimedImport, item: ItemRow): Promise<void> {
  const { made_kind: kind, made_key: key } = item;
  if (kind === null || key === null) return;
  const resumeIds = await runTransaction(parts.db, async (trx) => {
    if (!(await countWork(trx, { id: row.id, claim: row.claim, state: 'undoing' }, { add: 1 })))
      throw new StoppedImport();
    const version = (await readVersions(trx, kind, [key])).get(key);
    if (version === undefined) {
      await markUndone(trx, item);
      return [];
    }
    const isEdited = version !== item.made_version;
    const taken = isEdited ? EDITED : await undoers[kind](trx, row, { ...item, made_key: key }, version);
    if (typeof taken === 'string') {
      await keepItem(trx, item.id, taken);
      return [];
    }
    // What was there before the import is still there, in an older version.
    if (item.act === 'make' && !isPartKind(kind)) await markUndone(trx, item);
    else await noteVersion(trx, item, (await readVersions(trx, kind, [key])).get(key) ?? version);
    return taken;
  });
  if (resumeIds.length > 0) await removeResumeFiles(parts.resumes, resumeIds, parts.log);
}

/** @returns the resumes whose files are to be removed, or why the thing stays. */
type Undo = (
  trx: Transaction<Database>,
  row: ClaimedImport,
  item: ItemRow & { made_key: string },
  version: number,
) => Promise<string[] | string>;

const undoers: Record<MadeKind, Undo> = {
  blog: async (trx, row, item, version) => {
    const BlogId = Number(item.made_key);
    if (item.act === 'change') {
      const { values, publishedAt, translations } = item.before as BlogBefore;
      const change = {
        ...blogColumns(values, translationsSchema.parse(translations)),
        published_at: dateOf(publishedAt),
      };
      await updateBlog(trx, { BlogId, version }, change);
    } else {
      await trx.deleteFrom('blogs').where('id', '=', BlogId).where('version', '=', version).execute();
      await removeRedirectsOf(trx, blogSubject(BlogId));
    }
    await record(trx, row, 'draft removed', blogSubject(BlogId), item.title);
    return [];
  },
  job: async (trx, row, item, version) => {
    const Jid = item.made_key;
    if (item.act === 'change') {
      const before = item.before as JobBefore;
      await updateJob(
        trx,
        { Jid, version, from: jobStatuses },
        {
          ...jobColumns(before.values, translationsSchema.parse(before.translations)),
          status: before.status,
          posted_at: new Date(before.posted),
          opened_at: dateOf(before.opened),
          closed_at: dateOf(before.closed),
          closes_on: before.closesOn,
        },
      );
      return [];
    }
    const { applications } = await trx
      .selectFrom('job_openings')
      .innerJoin('job_applications', 'job_opening_id', 'job_openings.id')
      .select(sql<number>`count(*)::integer`.as('applications'))
      .where('jid', '=', Jid)
      .executeTakeFirstOrThrow();
    if (applications > 0) return 'Somebody has applied for it, so it stays.';
    await trx.deleteFrom('job_openings').where('jid', '=', Jid).where('version', '=', version).execute();
    await removeRedirectsOf(trx, `job ${Jid}`);
    await record(trx, row, 'job removed', Jid, item.title);
    return [];
  },
  page: async (trx, row, item) => {
    const document = item.made_key as DocumentId;
    if (item.act === 'change') {
      const { version: before } = item.before as { version: number };
      const { draft } = await lockPointer(trx, document);
      const older = await findVersion(trx, document, before);
      if (older === undefined) return 'Its former words are not kept any more.';
      const { version } = await addVersion(trx, {
        document,
        body: older.body,
        basedOn: draft,
        paths: [],
        memberId: row.member_id,
        note: `As it was before ${importSubject(row.id)}`,
      });
      await updateDraft(trx, document, version);
      return [];
    }
    if (await isPublished(trx, document))
      return 'It has been published, so it stays: it can be taken down under Site.';
    await lockPointer(trx, document);
    await updateDraft(trx, document, null);
    await removeRedirectsOf(trx, document);
    await record(trx, row, 'site draft discarded', document, '');
    return [];
  },
  picture: async (trx, row, item, version) => {
    const seen = { name: item.made_key, version };
    if (item.act === 'change') {
      const { title, alt, focus } = item.before as Parameters<typeof updatePicture>[2];
      await updatePicture(trx, seen, { title, alt, focus });
      return [];
    }
    if (await isShown(trx, seen.name)) return 'A page or a blog shows it, so it stays.';
    await removePicture(trx, seen);
    await removeRedirectsOf(trx, seen.name);
    await record(trx, row, 'picture removed', pictureSubject(seen.name), item.title);
    return [];
  },
  address: async (trx, _row, item) => {
    await removeRedirect(trx, item.made_key);
    return [];
  },
  menu: undoMenu,
  translations: undoTranslations,
  submission: async (trx, _row, item) => {
    const id = await findSubmissionId(trx, item.made_key);
    if (id === undefined) return [];
    if (item.act === 'make') return (await removeSubmissions(trx, [id])).resumeIds;
    const { kind } = await trx
      .selectFrom('submissions')
      .select('kind')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await updateDetails(trx, id, submissionKinds[kind].table, item.before as Record<string, never>);
    await sql`insert into inbox_unindexed (submission_id) values (${id})`.execute(trx);
    return [];
  },
};

interface BlogBefore {
  values: Parameters<typeof blogColumns>[0];
  publishedAt: string | null;
  translations: unknown;
}
interface JobBefore {
  values: Parameters<typeof jobColumns>[0];
  translations: unknown;
  status: (typeof jobStatuses)[number];
  posted: string;
  opened: string | null;
  closed: string | null;
  closesOn: string | null;
}

/** Whether a blog or the newest version of a document names a picture. */
async function isShown(trx: Transaction<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    select exists (
      select from content_pointers pointer join content_versions version
        on version.id in (pointer.draft_version, pointer.published_version)
      where version.body::text like ${`%${name}%`}
    ) or exists (select from blogs where description like ${`%${name}%`}) as "isShown"
  `.execute(trx);
  return rows[0]?.isShown ?? false;
}

async function record(
  trx: Transaction<Database>,
  { id, member_id }: ClaimedImport,
  action: 'draft removed' | 'job removed' | 'site draft discarded' | 'picture removed',
  subject: string,
  title: string,
): Promise<void> {
  const detail = `${title} (${importSubject(id)} taken back)`.trim();
  await addAuditLine(trx, { memberId: member_id, action, subject, detail, address: '' });
}
