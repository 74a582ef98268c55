import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../context.ts';
import { newTokenCookie } from '../../http/anti-forgery.ts';
import type { RenderOnce } from '../../pages/render-once.ts';
import { confirmationDoor } from './confirmation-door.ts';
import { formDoor } from './form-door.ts';
import { createReceiptAddresses } from './receipt-addresses.ts';
import { receivedDoor } from './received-door.ts';

/** Pages that are rendered for one visitor: the answer to a form posted without scripts, and the page of a secret link. */
export async function plainPagesDoor(
  door: FastifyInstance,
  parts: Parts,
  renderOnce: RenderOnce,
): Promise<void> {
  const isHttps = parts.config.publicUrl?.startsWith('https:');
  // The page's scripts may arrive later and submit the form again, which needs the anti-forgery token.
  door.addHook('onRequest', async (request, reply) => {
    const cookie = newTokenCookie(request.headers.cookie, isHttps ?? request.protocol === 'https');
    if (cookie !== undefined) reply.header('set-cookie', cookie);
  });
  const addresses = createReceiptAddresses(parts.config);
  await door.register((scope) => formDoor(scope, parts, renderOnce, addresses));
  receivedDoor(door, parts, renderOnce, addresses);
  await door.register((scope) => confirmationDoor(scope, parts, renderOnce));
}
