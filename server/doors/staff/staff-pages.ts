import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../context.ts';
import { encodeAnswer } from '../../http/encoded-answer.ts';
import { compress } from '../../http/encodings.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { sendPage } from '../../pages/page-cache.ts';

const shellFile = new URL('../../../dist/client/staff/index.html', import.meta.url);

/** Serves the single page of the staff area. It contains no data: that needs a session. */
export async function staffPages(app: FastifyInstance, { config }: Parts): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https:');
  const shell = encodeAnswer(await compress(await readShell(), 'build'), {
    // The staff area shows previews in a frame.
    ...(await securityHeaders(config.filesUrl, { directives: { frameSrc: ["'self'"] } })),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    sendPage(request.raw, reply.raw, shell, isHttps ?? request.protocol === 'https');
  };
  for (const url of ['/staff', '/staff/*']) app.route({ method: ['GET', 'HEAD'], url, handler: sendShell });
}

function readShell(): Promise<Buffer> {
  return readFile(shellFile).catch((cause: unknown) => {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  });
}
