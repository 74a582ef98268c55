import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Site, siteIn } from '../../../src/content/site.ts';
import { type ConfirmationView, confirmationPath } from '../../../src/contract/request-confirmation.ts';
import { addressIn } from '../../../src/languages.ts';
import { createContext, type Parts } from '../../context.ts';
import type { RenderOnce } from '../../pages/render-once.ts';
import { createCaller } from '../../router.ts';
import { explainFailure } from './explain-failure.ts';

/** The form has no fields, so this is enough. */
const BODY_BYTES = 1024;

const statuses: Record<ConfirmationView['state'], number> = {
  open: 200,
  confirmed: 200,
  used: 200,
  expired: 410,
  unknown: 404,
  away: 503,
};

const ROUTE = confirmationPath('$token');
/** Rendered instead of the real address, so that the token appears nowhere but in the address bar of the browser. */
const URL_WITHOUT_TOKEN = confirmationPath('-');

/**
 * The page of the link by which a person confirms a request about their data. GET shows it and POST confirms, because mail
 * scanners open every link but submit no form. The token is the authorisation, so no origin is demanded; a page without
 * referrer sends none.
 */
export async function confirmationDoor(
  door: FastifyInstance,
  parts: Parts,
  renderOnce: RenderOnce,
): Promise<void> {
  door.removeAllContentTypeParsers();
  await door.register(formbody, { bodyLimit: BODY_BYTES });
  const callerOf = (request: FastifyRequest) =>
    createCaller(createContext(parts, 'site', request)).dataRequest;

  for (const language of parts.site.current.languages) {
    const url = addressIn(language, confirmationPath(':token'));
    const siteNow = () => siteIn(parts.site.current, language.code);
    door.get<{ Params: { token: string } }>(url, (request, reply) =>
      answer(request, reply, renderOnce, siteNow, () => callerOf(request).findLink(request.params)),
    );
    door.post<{ Params: { token: string } }>(url, { bodyLimit: BODY_BYTES }, (request, reply) =>
      answer(request, reply, renderOnce, siteNow, async () => ({
        ...(await callerOf(request).confirm(request.params)),
        request: null,
      })),
    );
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  renderOnce: RenderOnce,
  siteNow: () => Site,
  look: () => Promise<ConfirmationView>,
): Promise<FastifyReply> {
  let view: ConfirmationView;
  try {
    view = await look();
    reply.code(statuses[view.state]);
  } catch (error) {
    const { status, retryAfter } = explainFailure(error, request, [], siteNow());
    view = { state: status < 500 ? 'unknown' : 'away', request: null };
    reply.code(status < 500 ? statuses.unknown : status);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  }
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(await renderOnce(siteNow(), ROUTE, URL_WITHOUT_TOKEN, { confirmation: view }));
}
