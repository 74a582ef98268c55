import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Parts } from '../../context.ts';
import { RefusedRequest, STAFF_BODY_BYTES } from '../../http/body-limits.ts';
import { sendProblem } from '../../http/error-answer.ts';
import { createStaffAuth } from '../../staff/access/auth.ts';
import { createStaffCall } from '../../staff/access/staff-call.ts';
import type { StaffContext } from '../../staff/access/staff-procedures.ts';
import { staffRouter } from '../../staff/staff-router.ts';
import { trpcDoor } from '../trpc.ts';
import { changesDoor } from './changes-door.ts';
import { filesDoor } from './files-door.ts';
import { previewDoor } from './preview-door.ts';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** The staff's own door, under a path of its own. Nothing that goes through it is kept or indexed by anybody. */
export async function staffDoor(door: FastifyInstance, parts: Parts): Promise<void> {
  const auth = createStaffAuth(parts.db, parts.config, door.log, parts.passwordCost);
  const isSecure = parts.config.publicUrl?.startsWith('https:') ?? false;

  door.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    // Without https a session could be read on its way. On the machine itself there is no way.
    if (!isSecure && !isFromHere(request))
      throw new RefusedRequest(403, 'The staff area needs https: set PUBLIC_URL to an https address.');
  });
  const createStaffContext = (request: FastifyRequest, reply: FastifyReply): StaffContext => ({
    ...createContext(parts, 'site', request),
    staff: createStaffCall(auth, request, reply),
  });
  await door.register(
    (scope) =>
      trpcDoor(scope, {
        router: staffRouter,
        createContext: createStaffContext,
        multipartBytes: STAFF_BODY_BYTES,
        // What is searched for is personal, and addresses are logged on their way.
        allowMethodOverride: true,
      }),
    { prefix: '/trpc' },
  );
  await door.register((scope) => filesDoor(scope, createStaffContext), { prefix: '/files' });
  await door.register((scope) => previewDoor(scope, parts, createStaffContext), { prefix: '/previews' });
  await door.register((scope) => changesDoor(scope, parts, createStaffContext));
  // Every GET is the area's own page; what comes here has another method.
  door.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, { detail: 'There is no such page.' }));
}

/**
 * By where the connection comes from, which nobody can make up. The name that was asked for is looked at besides: a page
 * of another site could point a name of its own at this machine.
 */
function isFromHere({ socket, hostname }: FastifyRequest): boolean {
  return OWN_ADDRESS.test(socket.remoteAddress ?? '') && OWN_NAMES.has(hostname);
}
