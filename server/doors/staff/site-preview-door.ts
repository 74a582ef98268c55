import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PREVIEW_BLOCK_ID, type SitePreview } from '../../../src/contract/staff/site-preview.ts';
import { languages, source } from '../../../src/languages.ts';
import { draftCatalogues } from '../../content/draft-catalogues.ts';
import { listDrafts } from '../../content/drafts.ts';
import { noPublishing } from '../../content/publishing.ts';
import type { Parts } from '../../context.ts';
import { chooseEncoding } from '../../http/negotiation.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type CreateStaffContext, demandMember } from '../../members/access/staff-procedures.ts';
import { toJson } from '../../pages/page-html.ts';

const previewFile = new URL('../../../dist/client/preview/index.html', import.meta.url);
const compress = promisify(gzip);
const LANGUAGE = /(<html[^<>]* lang=")[^"]*/;

/**
 * The page that the editor of the site shows in a frame: all drafts in one language, rendered in the browser by the
 * components of the public pages, so that what is typed shows at once.
 */
export async function sitePreviewDoor(
  door: FastifyInstance,
  { db, config, publishing = noPublishing }: Parts,
  createContext: CreateStaffContext,
): Promise<void> {
  const [html, security] = await Promise.all([
    readFile(previewFile, 'utf8'),
    securityHeaders(config.filesUrl, { directives: { frameAncestors: ["'self'"] }, frames: 'sameorigin' }),
  ]);
  const [before = '', after = ''] = html.split('<div id="root">');

  /** A picture may be uploaded while the preview is open. */
  door.get('/site/uploads', async (request: FastifyRequest, reply) => {
    await demandMember(createContext(request, reply), 'editSite');
    return reply.send([...(await publishing.loadUploads())]);
  });

  door.get('/site', async (request: FastifyRequest<{ Querystring: { language?: string } }>, reply) => {
    await demandMember(createContext(request, reply), 'editSite');
    const language = languages.find(({ code }) => code === request.query.language) ?? source;
    const [drafts, uploads] = await Promise.all([listDrafts(db), publishing.loadUploads()]);
    const data: SitePreview = {
      language: language.code,
      catalogues: language === source ? [] : await draftCatalogues(db, language, drafts),
      bodies: drafts
        .filter(({ draft, isWithdrawn }) => draft !== undefined || isWithdrawn)
        .map(({ document, body, publicBody, draft }) => [document, draft ? body : (publicBody ?? null)]),
      uploads: [...uploads],
      filesUrl: config.filesUrl ?? '',
    };
    const block = `<script type="application/json" id="${PREVIEW_BLOCK_ID}">${toJson(data)}</script>`;
    const page = `${before.replace(LANGUAGE, `$1${language.locale}`)}${block}<div id="root">${after}`;
    reply.type('text/html; charset=utf-8').headers(security).header('vary', 'accept-encoding');
    // All translations are some 750 kB, and 200 kB compressed.
    return chooseEncoding(request.headers, ['gzip', 'identity']) === 'gzip'
      ? reply.header('content-encoding', 'gzip').send(await compress(page))
      : reply.send(page);
  });
}
