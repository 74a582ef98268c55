import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The default of nginx's `lingering_timeout`. The whole request has the limit of every other, too. */
const SILENCE_MS = 5_000;
/** More than anybody submits by mistake. */
const MOST_BYTES = 64 * 1024 * 1024;
/** At a time; beyond that, a connection is closed without reading the rest. */
const MOST_CONNECTIONS = 200;

let connections = 0;

/**
 * Lets a client receive an answer that is sent before its body has been read. Closing a connection with unread bytes
 * resets it, and most clients then report a broken connection instead of the 413. So such an answer ends only when the
 * rest has been read and discarded, within limits. nginx calls this lingering close.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isRead(request) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const answer = Buffer.from(payload);
    reply.header('content-length', answer.length);
    return Readable.from(sendThenDiscard(answer, request));
  });
}

function isRead({ raw, method }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  return raw.complete || raw.readableEnded || method === 'HEAD' || (length ?? encoding) === undefined;
}

async function* sendThenDiscard(answer: Buffer, { raw }: FastifyRequest): AsyncGenerator<Buffer> {
  yield answer;
  if (connections === MOST_CONNECTIONS) return void raw.destroy();
  connections += 1;
  const silence = setTimeout(() => raw.destroy(), SILENCE_MS);
  let bytes = 0;
  // A reader that has already started must not receive the rest.
  raw.removeAllListeners('data').unpipe();
  raw.on('data', (chunk: Buffer) => {
    silence.refresh();
    bytes += chunk.length;
    if (bytes > MOST_BYTES) raw.destroy();
  });
  raw.resume();
  await finished(raw, { writable: false }).catch(() => undefined);
  clearTimeout(silence);
  connections -= 1;
}
