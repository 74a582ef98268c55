import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isNotModified } from './negotiation.ts';

/** These documents are compressed for each answer, where Brotli would take longer than it saves. */
const offered = ['gzip', 'identity'] as const;

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
  const encoding = chooseEncoding(request.headers, offered);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}${encoding === 'gzip' ? '-gzip' : ''}"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'no-cache');
  const lastModified = changedAt?.toUTCString();
  if (lastModified !== undefined) reply.header('last-modified', lastModified);
  if (isNotModified(request.headers, { etag, 'last-modified': lastModified })) return reply.code(304).send();
  reply.type(type);
  return encoding === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(gzipSync(body))
    : reply.send(body);
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
  if (chooseEncoding(request.headers, offered) === 'identity') return reply.send(source);
  // What goes wrong on the way cuts the answer off, and is logged there.
  return reply.header('content-encoding', 'gzip').send(pipeline(source, createGzip(), () => undefined));
}
