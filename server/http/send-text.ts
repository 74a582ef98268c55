import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Document {
  type: string;
  body: string;
  /** When what it tells last changed, where that is known. */
  changedAt?: Date | undefined;
  /** Seconds for which nobody need ask again; without it, everybody asks whether it has changed. */
  maxAge?: number;
}

/** Sends a whole document, or 304 to whoever has it already. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, changedAt, maxAge }: Document,
): FastifyReply {
  const isZipped = takesGzip(request);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}${isZipped ? '-gzip' : ''}"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'no-cache');
  if (changedAt !== undefined) reply.header('last-modified', changedAt.toUTCString());
  if (isKnown(request, etag, changedAt)) return reply.code(304).send();
  if (isZipped) reply.header('content-encoding', 'gzip');
  return reply.type(type).send(isZipped ? gzipSync(body) : body);
}

/** Sends a document that is too long to be held whole; undefined is a document that is not there. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<string> | undefined,
): FastifyReply {
  if (parts === undefined)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
  reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  // Nothing is written for who asks for the head alone.
  if (request.method === 'HEAD') return reply.send('');
  const source = Readable.from(parts);
  if (!takesGzip(request)) return reply.send(source);
  // What goes wrong on the way cuts the answer off, and is logged there.
  return reply.header('content-encoding', 'gzip').send(pipeline(source, createGzip(), () => undefined));
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(String(headers['accept-encoding'] ?? ''));
}

/** As RFC 9110 has it: the date counts only where no tag was sent, and only to the second. */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}
