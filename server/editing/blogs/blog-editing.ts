import { sql, type UpdateObject } from 'kysely';
import {
  blogInput,
  blogVersionInput,
  changedBlog,
  createBlogInput,
  pictureInput,
  publishBlogInput,
  type StaffBlog,
  staffBlog,
  staffBlogsInput,
  staffBlogsPage,
  storedPicture,
  updateBlogInput,
} from '../../../src/contract/staff/blogs.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { changeTranslations } from '../../../src/contract/staff/translated-texts.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { blogSubject } from '../../audit/subjects.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { isPictureKept, publicationKind } from '../../files/publication-store.ts';
import { demandOwnStoreForUpload } from '../../files/store-owner.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { demandReadable } from '../../publications/read-markdown.ts';
import { router } from '../../trpc.ts';
import {
  type ContentKind,
  changeContent,
  createContent,
  demandContent,
  removeContent,
} from '../change-content.ts';
import { listHistory } from '../content-history.queries.ts';
import {
  columnsOf,
  createDraft,
  findStaffBlog,
  listStaffBlogs,
  removeDraft,
  updateBlog,
} from './blog-editing.queries.ts';
import { storeBlogPicture } from './blog-picture.ts';

const editorProcedure = procedureFor('editBlogs');
const creatingProcedure = creatingProcedureFor('editBlogs');
type EditorContext = Parameters<Parameters<typeof editorProcedure.query>[0]>[0]['ctx'];

const blogs: ContentKind<
  'blog',
  { BlogId: number },
  Omit<StaffBlog, 'events'>,
  UpdateObject<Database, 'blogs'>
> = {
  name: 'blog',
  subjectOf: ({ BlogId }) => blogSubject(BlogId),
  find: (db, { BlogId }) => findStaffBlog(db, BlogId),
  update: updateBlog,
  remove: removeDraft,
};

export const blogEditingRouter = router({
  list: editorProcedure
    .input(staffBlogsInput)
    .output(staffBlogsPage)
    .query(({ ctx, input: { cursor, ...filter } }) => listStaffBlogs(ctx.db, filter, cursor ?? undefined)),

  find: editorProcedure
    .input(blogInput)
    .output(staffBlog)
    .query(async ({ ctx, input }) => ({
      ...(await demandContent(ctx.db, blogs, input)),
      events: await listHistory(ctx.db, blogs.name, blogs.subjectOf(input)),
    })),

  create: creatingProcedure
    .input(createBlogInput)
    .output(changedBlog)
    .mutation(async ({ ctx, input: { values, translations } }) => {
      const translated = changeTranslations({}, translations);
      demandReadable(values, translated);
      await demandKeptPicture(ctx, values.BlogImagePath);
      return createContent({
        ctx,
        kind: blogs,
        action: 'blog begun',
        create: async (trx) => ({
          key: { BlogId: await createDraft(trx, values, translated) },
          detail: values.Subject,
        }),
      });
    }),

  /** A change of a published blog is public at once. */
  update: editorProcedure
    .input(updateBlogInput)
    .output(changedBlog)
    .mutation(async ({ ctx, input: { values, translations, ...seen } }) => {
      const before = await demandContent(ctx.db, blogs, seen);
      if (before.version === seen.version && before.values.BlogImagePath !== values.BlogImagePath)
        await demandKeptPicture(ctx, values.BlogImagePath);
      if (before.state !== 'draft') demandPicture(values.BlogImagePath);
      const translated = changeTranslations(before.translations, translations);
      demandReadable(values, translated);
      const change = columnsOf(values, translated);
      return changeContent({ ctx, kind: blogs, seen, action: 'blog edited', change });
    }),

  /** With a time in the future the blog appears by itself. */
  publish: editorProcedure
    .input(publishBlogInput)
    .output(changedBlog)
    .mutation(async ({ ctx, input: { at, ...seen } }) => {
      if (at !== null) demandFuture(new Date(at));
      const { values, translations } = await demandContent(ctx.db, blogs, seen);
      demandPicture(values.BlogImagePath);
      demandReadable(values, translations);
      return changeContent({
        ctx,
        kind: blogs,
        seen,
        ...(at === null
          ? { action: 'blog published', change: { published_at: sql<Date>`now()` } }
          : { action: 'blog scheduled', change: { published_at: new Date(at) }, detail: at }),
      });
    }),

  withdraw: editorProcedure
    .input(blogVersionInput)
    .output(changedBlog)
    .mutation(({ ctx, input: seen }) =>
      changeContent({ ctx, kind: blogs, seen, action: 'blog withdrawn', change: { published_at: null } }),
    ),

  remove: editorProcedure
    .input(blogVersionInput)
    .output(done)
    .mutation(async ({ ctx, input: seen }) => {
      const { values } = await demandContent(ctx.db, blogs, seen);
      return removeContent({ ctx, kind: blogs, seen, action: 'draft removed', detail: values.Subject });
    }),

  uploadPicture: creatingProcedure
    .input(pictureInput)
    .output(storedPicture)
    .mutation(async ({ ctx, input: { file } }) => {
      await demandOwnStoreForUpload(ctx.db, ctx.publications, publicationKind);
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

/** A picture that no blog names is removed after a day, while a draft may stay open in a tab for longer. */
async function demandKeptPicture({ publications }: EditorContext, path: string): Promise<void> {
  if (!(await isPictureKept(publications, path)))
    throw new AppError('BAD_REQUEST', 'was removed in the meantime: please choose the picture again', {
      field: 'BlogImagePath',
    });
}

/** Refuses a past time: it would publish at once, which is not what choosing a time means. */
function demandFuture(at: Date): void {
  const now = new Date();
  if (at > now) return;
  throw new AppError('BAD_REQUEST', `must be in the future: it is now ${timeInIndia(now)}`, { field: 'at' });
}

/** Every card and page shows a picture, and older clients expect one. */
function demandPicture(path: string): void {
  if (path === '')
    throw new AppError('BAD_REQUEST', 'a picture has to be chosen first', { field: 'BlogImagePath' });
}
