import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'no-cache');
  if (changedAt !== undefined) reply.header('last-modified', changedAt.toUTCString());
  if (isKnown(request, etag, changedAt)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Sends a document that is too long to be held whole. What comes first is there before the status is sent. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<string> | undefined,
): FastifyReply {
  if (parts === undefined)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
  reply.type(type).header('cache-control', 'no-cache');
  // Nobody is written for who asks for the head alone.
  return reply.send(request.method === 'HEAD' ? '' : Readable.from(parts));
}

/** As RFC 9110 has it: the date counts only where no tag was sent, and only to the second. */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}
