import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobPath } from '../../../src/contract/job-path.ts';
import { blogInput } from '../../../src/contract/staff/blogs.ts';
import { jobInput } from '../../../src/contract/staff/jobs.ts';
import { siteOrigin } from '../../config.ts';
import type { Parts } from '../../context.ts';
import { AppError, databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { sendError } from '../../http/error-answer.ts';
import { limitHandlerTime } from '../../http/handler-time.ts';
import { findJob, listSimilarJobs } from '../../jobs/jobs.queries.ts';
import { loadTemplate } from '../../pages/page-html.ts';
import { loadRenderer } from '../../pages/renderer.ts';
import { withExcerpt } from '../../publications/excerpts.ts';
import { demandMember } from '../../staff/access/staff-procedures.ts';
import { findStaffBlog } from '../../staff/blogs/blog-editing.queries.ts';
import type { CreateStaffContext } from './files-door.ts';

/**
 * What is not public yet, as the public will see it: the same page by the same renderer, for a frame of the staff area.
 * It runs no script, and its links lead nowhere.
 */
export async function previewDoor(
  door: FastifyInstance,
  { config, db }: Parts,
  createContext: CreateStaffContext,
): Promise<void> {
  const [renderer, compose] = await Promise.all([loadRenderer(), loadTemplate()]);
  const origin = siteOrigin(config);
  limitHandlerTime(door);
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );

  async function sendPage(reply: FastifyReply, path: string, data: unknown): Promise<FastifyReply> {
    const page = await renderer.openPage(path);
    const answers = page.questions.map((question) => ({ ...question, data }));
    const body = await page.render({ answers, origin, filesUrl: '' });
    // A frame without leave to open windows does nothing for such a link.
    const html = compose({ head: '<base target="_blank">', module: page.module, body, block: {} }).replace(
      /<script\b[^>]*>[\s\S]*?<\/script>/g,
      '',
    );
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .type('text/html; charset=utf-8')
      .header('x-frame-options', 'SAMEORIGIN')
      .header(
        'content-security-policy',
        policy
          .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
          .replace("script-src 'self'", "script-src 'none'"),
      )
      .send(html);
  }

  door.get('/jobs/:Jid', async (request: FastifyRequest, reply) => {
    await demandMember(createContext(request, reply), 'recruiter');
    const { data } = jobInput.safeParse(request.params);
    const job = data && (await findJob(db, data.Jid));
    if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
    const similar = await listSimilarJobs(db, job);
    return sendPage(reply, jobPath(job), { ...job, state: 'open', similar });
  });

  door.get<{ Params: { BlogId: string } }>('/blogs/:BlogId', async (request, reply) => {
    await demandMember(createContext(request, reply), 'editor');
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
