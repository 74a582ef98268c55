import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Parts } from '../../context.ts';
import { shareListening } from '../../database/listen.ts';
import { RefusedRequest, STAFF_BODY_BYTES, STAFF_TEXT_BODY_BYTES } from '../../http/body-limits.ts';
import { sendProblem } from '../../http/error-answer.ts';
import { createPresenceBoard } from '../../live/presence-board.ts';
import { createStaffAuth, type StaffAuth } from '../../members/access/auth.ts';
import { createStaffCall } from '../../members/access/staff-call.ts';
import type { StaffContext } from '../../members/access/staff-procedures.ts';
import { staffRouter } from '../../staff-router.ts';
import { trpcDoor } from '../trpc.ts';
import { changesDoor } from './changes-door.ts';
import { filesDoor } from './files-door.ts';
import { movingInDoor } from './moving-in-door.ts';
import { pdfFrameDoor } from './pdf-frame-door.ts';
import { type PreviewParts, previewDoor } from './preview-door.ts';
import { sitePreviewDoor } from './site-preview-door.ts';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
/** What proxies add to a request that they pass on. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded-[a-z]+|(?:x-real|x-client|true-client|cf-connecting)-ip)$/;
const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** The staff area's door, under `/staff`. Nothing that passes through it may be cached or indexed. */
export async function staffDoor(
  door: FastifyInstance,
  serverParts: Parts,
  previewParts: PreviewParts,
): Promise<void> {
  const listen = serverParts.listen && shareListening(serverParts.listen);
  const presence = serverParts.presence ?? createPresenceBoard(serverParts.db, listen, door.log);
  const parts: Parts = { ...serverParts, listen, presence };
  door.addHook('onClose', () => presence.close());
  let auth: StaffAuth | undefined;
  const isSecure = parts.config.publicUrl?.startsWith('https:') ?? false;

  door.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    // Without https a session cookie could be read in transit. On the machine itself there is no transit.
    if (!isSecure && !isFromHere(request))
      throw new RefusedRequest(403, 'The staff area needs https: set PUBLIC_URL to an https address.');
  });
  const createStaffContext = (request: FastifyRequest, reply: FastifyReply): StaffContext => {
    // With the first request of the staff, since that may write a secret into the data folder.
    auth ??= createStaffAuth(parts.db, parts.config, door.log, parts.passwordCost);
    return { ...createContext(parts, 'site', request), staff: createStaffCall(auth, request, reply) };
  };
  await door.register(
    (scope) =>
      trpcDoor(scope, {
        router: staffRouter,
        createContext: createStaffContext,
        jsonBytes: STAFF_TEXT_BODY_BYTES,
        multipartBytes: STAFF_BODY_BYTES,
        // Searches contain personal data, and proxies log addresses.
        allowMethodOverride: true,
      }),
    { prefix: '/trpc' },
  );
  await door.register((scope) => filesDoor(scope, createStaffContext), { prefix: '/files' });
  await door.register((scope) => movingInDoor(scope, createStaffContext), { prefix: '/moving-in' });
  await door.register((scope) => previewDoor(scope, parts, createStaffContext, previewParts), {
    prefix: '/previews',
  });
  await door.register((scope) => sitePreviewDoor(scope, parts, createStaffContext), { prefix: '/previews' });
  await door.register((scope) => pdfFrameDoor(scope, parts), { prefix: '/pdf-frame' });
  await door.register((scope) => changesDoor(scope, parts, createStaffContext));
  // Every GET is answered by the area's own page, so only other methods arrive here.
  door.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, { detail: 'There is no such page.' }));
}

/**
 * Checks the address of the connection, which cannot be forged, and the host name of the request: another site could point
 * a name of its own at this machine (DNS rebinding). The connection of a proxy on this machine is from here as well, and
 * its visitors can send any host name, so what a proxy has passed on is not: browsers speak HTTP/1.1 and send none of
 * its headers.
 */
function isFromHere({ socket, hostname, headers, raw }: FastifyRequest): boolean {
  const isPassedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => PASSED_ON.test(name));
  return !isPassedOn && OWN_ADDRESS.test(socket.remoteAddress ?? '') && OWN_NAMES.has(hostname);
}
