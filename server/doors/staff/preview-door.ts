import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobPath } from '../../../src/contract/job-path.ts';
import { blogInput } from '../../../src/contract/staff/blogs.ts';
import { jobInput } from '../../../src/contract/staff/jobs.ts';
import { siteOrigin } from '../../config.ts';
import type { Parts } from '../../context.ts';
import { findStaffBlog } from '../../editing/blogs/blog-editing.queries.ts';
import { AppError, databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { sendError } from '../../http/error-answer.ts';
import { limitHandlerTime } from '../../http/handler-time.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { findJob, listSimilarJobs } from '../../jobs/jobs.queries.ts';
import { type CreateStaffContext, demandMember } from '../../members/access/staff-procedures.ts';
import type { OpenSite } from '../../pages/open-site.ts';
import type { ComposePage } from '../../pages/page-html.ts';
import { withExcerpt } from '../../publications/excerpts.ts';

export interface PreviewParts {
  openSite: OpenSite;
  compose: ComposePage;
}

/**
 * Renders an unpublished job or blog with the renderer of the public page, for a frame of the staff area. The
 * preview has no scripts, and its links lead nowhere.
 */
export async function previewDoor(
  door: FastifyInstance,
  { config, db, site }: Parts,
  createContext: CreateStaffContext,
  { openSite, compose }: PreviewParts,
): Promise<void> {
  const security = await securityHeaders(config.filesUrl, {
    directives: { scriptSrc: ["'none'"], frameAncestors: ["'self'"] },
    frames: 'sameorigin',
  });
  const origin = siteOrigin(config);
  limitHandlerTime(door);
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );

  async function sendPage(reply: FastifyReply, path: string, data: unknown): Promise<FastifyReply> {
    const { openPage, theme } = openSite(site.current);
    const page = await openPage(path);
    const answers = page.questions.map((question) => ({ ...question, data }));
    const body = await page.render({ answers, origin, filesUrl: '' });
    // The sandboxed frame may not open windows, so links with this target do nothing.
    const head = '<base target="_blank">';
    const { language } = site.current;
    const html = compose({ head, module: page.module, body, theme, language, block: undefined });
    return reply.type('text/html; charset=utf-8').headers(security).send(html);
  }

  door.get('/jobs/:Jid', async (request: FastifyRequest, reply) => {
    await demandMember(createContext(request, reply), 'manageJobs');
    const { data } = jobInput.safeParse(request.params);
    const job = data && (await findJob(db, data.Jid));
    if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
    const similar = await listSimilarJobs(db, job);
    return sendPage(reply, jobPath(job), { ...job, state: 'open', similar });
  });

  door.get<{ Params: { BlogId: string } }>('/blogs/:BlogId', async (request, reply) => {
    await demandMember(createContext(request, reply), 'editBlogs');
    const { data } = blogInput.safeParse({ BlogId: Number(request.params.BlogId) });
    const blog = data && (await findStaffBlog(db, data.BlogId));
    if (blog === undefined) throw new AppError('NOT_FOUND', 'There is no such blog.');
    const at = new Date().toISOString();
    const { BlogId, values } = blog;
    return sendPage(reply, `/blog/${BlogId}`, {
      BlogId,
      ...withExcerpt(values),
      PublishedAt: at,
      ChangedAt: at,
    });
  });
}
