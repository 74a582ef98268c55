import { type Kysely, sql } from 'kysely';
import {
  blogInput,
  blogVersionInput,
  changedBlog,
  createBlogInput,
  pictureInput,
  publishBlogInput,
  staffBlog,
  staffBlogsInput,
  staffBlogsPage,
  storedPicture,
  updateBlogInput,
} from '../../../src/contract/staff/blogs.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { isPictureKept, publicationKind } from '../../files/publication-store.ts';
import { demandOwnPlace } from '../../files/store-owner.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { changeContent, changedMeanwhile } from '../editing/change-content.ts';
import { listContentEvents } from '../editing/content-events.queries.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
import {
  columnsOf,
  createDraft,
  findStaffBlog,
  listStaffBlogs,
  removeDraft,
  updateBlog,
} from './blog-editing.queries.ts';

const editorProcedure = procedureFor('editor');
const creatingProcedure = creatingProcedureFor('editor');
type EditorContext = Parameters<Parameters<typeof editorProcedure.query>[0]>[0]['ctx'];

export const blogEditingRouter = router({
  list: editorProcedure
    .input(staffBlogsInput)
    .output(staffBlogsPage)
    .query(({ ctx, input: { cursor, ...filter } }) => listStaffBlogs(ctx.db, filter, cursor ?? undefined)),

  find: editorProcedure
    .input(blogInput)
    .output(staffBlog)
    .query(async ({ ctx, input: { BlogId } }) => ({
      ...(await demandBlog(ctx.db, BlogId)),
      events: await listContentEvents(ctx.db, 'blog', subjectOf(BlogId)),
    })),

  create: creatingProcedure
    .input(createBlogInput)
    .output(changedBlog)
    .mutation(async ({ ctx, input: { values } }) => {
      await demandKeptPicture(ctx, values.BlogImagePath);
      return changeContent(ctx, 'blog begun', async (trx) => {
        const BlogId = await createDraft(trx, values);
        return { result: { BlogId, version: 1 }, subject: subjectOf(BlogId), detail: values.Subject };
      });
    }),

  /** Of a published one the change is public at once. */
  update: editorProcedure
    .input(updateBlogInput)
    .output(changedBlog)
    .mutation(async ({ ctx, input: { values, ...blog } }) => {
      const before = await demandBlog(ctx.db, blog.BlogId);
      if (before.version === blog.version && before.values.BlogImagePath !== values.BlogImagePath)
        await demandKeptPicture(ctx, values.BlogImagePath);
      return changeBlog(ctx, 'blog edited', blog, columnsOf(values), ({ state }) => {
        if (state !== 'draft') demandPicture(values.BlogImagePath);
      });
    }),

  /** At a time to come it appears by itself. */
  publish: editorProcedure
    .input(publishBlogInput)
    .output(changedBlog)
    .mutation(({ ctx, input: { at, ...blog } }) => {
      if (at !== null) demandFuture(new Date(at));
      const published_at = at === null ? sql<Date>`now()` : new Date(at);
      const action = at === null ? 'blog published' : 'blog scheduled';
      return changeBlog(
        ctx,
        action,
        blog,
        { published_at },
        ({ values }) => demandPicture(values.BlogImagePath),
        at ?? '',
      );
    }),

  withdraw: editorProcedure
    .input(blogVersionInput)
    .output(changedBlog)
    .mutation(({ ctx, input }) => changeBlog(ctx, 'blog withdrawn', input, { published_at: null })),

  remove: editorProcedure
    .input(blogVersionInput)
    .output(done)
    .mutation(({ ctx, input }) =>
      changeContent(ctx, 'draft removed', async (trx) => {
        const { values } = await demandBlog(trx, input.BlogId);
        if (!(await removeDraft(trx, input))) throw changedMeanwhile();
        return { result: { done: true }, subject: subjectOf(input.BlogId), detail: values.Subject };
      }),
    ),

  uploadPicture: creatingProcedure
    .input(pictureInput)
    .output(storedPicture)
    .mutation(async ({ ctx, input: { file } }) => {
      await demandOwnPlace(ctx.db, ctx.publications, publicationKind);
      // Loaded by those who use it alone: it brings a library of its own.
      const { storeBlogPicture } = await import('./blog-picture.ts');
      const BlogImagePath = await storeBlogPicture(ctx.publications, file);
      const { address, signedIn } = ctx;
      return ctx.once(async (trx) => {
        await addAuditLine(trx, {
          memberId: signedIn.member.id,
          action: 'picture uploaded',
          detail: BlogImagePath,
          address,
        });
        return { BlogImagePath };
      });
    }),
});

type FoundBlog = Awaited<ReturnType<typeof demandBlog>>;

function changeBlog(
  ctx: EditorContext,
  action: string,
  blog: { BlogId: number; version: number },
  change: Parameters<typeof updateBlog>[2],
  demand: (before: FoundBlog) => void = () => undefined,
  detail = '',
): Promise<{ BlogId: number; version: number }> {
  return changeContent(ctx, action, async (trx) => {
    demand(await demandBlog(trx, blog.BlogId));
    const version = await updateBlog(trx, blog, change);
    if (version === undefined) throw changedMeanwhile();
    return { result: { BlogId: blog.BlogId, version }, subject: subjectOf(blog.BlogId), detail };
  });
}

async function demandBlog(db: Kysely<Database>, BlogId: number) {
  const blog = await findStaffBlog(db, BlogId);
  if (blog === undefined) throw new AppError('NOT_FOUND', 'There is no such blog.');
  return blog;
}

/** A draft may wait in a tab for longer than its picture is kept without a row. */
async function demandKeptPicture({ publications }: EditorContext, path: string): Promise<void> {
  if (!(await isPictureKept(publications, path)))
    throw new AppError('BAD_REQUEST', 'was removed in the meantime: please choose the picture again', {
      field: 'BlogImagePath',
    });
}

/** What has passed would be published at once, which is not what somebody means who chooses a time. */
function demandFuture(at: Date): void {
  const now = new Date();
  if (at > now) return;
  throw new AppError('BAD_REQUEST', `must be in the future: it is now ${timeInIndia(now)}`, { field: 'at' });
}

/** Every card and page shows one, and older clients expect it. */
function demandPicture(path: string): void {
  if (path === '')
    throw new AppError('BAD_REQUEST', 'a picture has to be chosen first', { field: 'BlogImagePath' });
}

function subjectOf(BlogId: number): string {
  return `blog ${BlogId}`;
}
