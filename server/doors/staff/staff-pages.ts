import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../../src/content/identity.ts';
import type { Site } from '../../../src/content/site.ts';
import type { Parts } from '../../context.ts';
import { encodeAnswer } from '../../http/encoded-answer.ts';
import { compress } from '../../http/encodings.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { escapeHtml } from '../../pages/head.ts';
import { sendPage } from '../../pages/page-cache.ts';

const shellFile = new URL('../../../dist/client/staff/index.html', import.meta.url);

/** Serves the single page of the staff area. It contains no data: that needs a session. */
export async function staffPages(app: FastifyInstance, { config, site }: Parts): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https:');
  const shell = await readShell();
  const headers = {
    // The staff area shows previews in a frame.
    ...(await securityHeaders(config.filesUrl, { directives: { frameSrc: ["'self'"] } })),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  const encode = async ({ identity }: Site) =>
    encodeAnswer(await compress(nameCompany(shell, identity), 'build'), headers);
  let answer = await encode(site.current);
  site.onReplace(async (next) => {
    const prepared = await encode(next);
    return () => {
      answer = prepared;
    };
  });
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    sendPage(request.raw, reply.raw, answer, isHttps ?? request.protocol === 'https');
  };
  for (const url of ['/staff', '/staff/*']) app.route({ method: ['GET', 'HEAD'], url, handler: sendShell });
}

/** The staff area's scripts read the name from here: see client/staff/ui/company-name.ts. */
function nameCompany(shell: string, { shortName }: Identity): string {
  return shell.replace('</head>', () => `<meta name="company" content="${escapeHtml(shortName)}"></head>`);
}

function readShell(): Promise<string> {
  return readFile(shellFile, 'utf8').catch((cause: unknown) => {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  });
}
