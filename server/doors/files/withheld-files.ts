import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayDo } from '../../../src/contract/staff/rights.ts';
import { createContext, type Parts } from '../../context.ts';
import { AppError, databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { createStaffAuth, type StaffAuth } from '../../members/access/auth.ts';
import { createStaffCall } from '../../members/access/staff-call.ts';
import { demandMember } from '../../members/access/staff-procedures.ts';
import { createPublicFiles } from '../../publications/public-files.ts';

/** How long browsers and caches may keep a file, and so may show it after it was withdrawn. */
export const PUBLICATION_SECONDS = 5 * 60;

const withheld = new WeakSet<FastifyRequest>();

/**
 * Withholds blog pictures and compliance documents that no published record refers to: those of drafts, and
 * those that were replaced or withdrawn. The same for pictures that were removed from the library. Editors who are signed in still see them, uncached.
 */
export function withholdFiles(app: FastifyInstance, parts: Parts): void {
  const files = createPublicFiles(parts.db, parts.content);

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return;
    const isPublic = await files.isPublic(key).catch((error: unknown) => {
      throw isDatabaseUnavailable(error) ? databaseAway(error) : error;
    });
    if (isPublic) return;
    if (!(await isEditor(request, reply)))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such file.');
    withheld.add(request);
  });
  // Overrides the header of the route that serves the file.
  app.addHook('onSend', async (request, reply) => {
    if (withheld.has(request)) reply.header('cache-control', 'private, no-store');
  });

  let auth: StaffAuth | undefined;
  async function isEditor(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!request.headers.cookie?.includes('staff')) return false;
    auth ??= createStaffAuth(parts.db, parts.config, app.log);
    const staff = createStaffCall(auth, request, reply);
    try {
      // No role is demanded, or each refused picture would be recorded in the audit log.
      const { member } = await demandMember({ ...createContext(parts, 'site', request), staff });
      return mayDo(member.roles, 'editSite');
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

/** The file's key, from the decoded route parameter: `blog/….jpg`, `library/….avif` or `compliance/….pdf`. */
function keyOf({ routeOptions, params }: FastifyRequest): string | undefined {
  const { file = '' } = params as { file?: string };
  return /^\/media\/((?:blog|compliance|library)\/.+)$/.exec(
    routeOptions.url?.replace(':file', file) ?? '',
  )?.[1];
}
