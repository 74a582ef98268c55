import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isNotModified } from './negotiation.ts';

/** These documents are compressed per request, where Brotli would take longer than it saves. */
const offered = ['gzip', 'identity'] as const;

interface Document {
  type: string;
  body: string;
  /** When the content last changed, if known. */
  changedAt?: Date | undefined;
  /** Seconds for which clients may cache it. Without it they revalidate each time. */
  maxAge?: number;
}

/** Sends a document from memory, or 304 if the client already has it. */
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

/** Streams a document that is too long to hold in memory, or answers 404 for undefined. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<string> | undefined,
): FastifyReply {
  if (parts === undefined)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
  reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  // A HEAD needs no content.
  if (request.method === 'HEAD') return reply.send('');
  const source = Readable.from(parts);
  if (chooseEncoding(request.headers, offered) === 'identity') return reply.send(source);
  // An error while streaming closes the connection, and is logged there.
  return reply.header('content-encoding', 'gzip').send(pipeline(source, createGzip(), () => undefined));
}
