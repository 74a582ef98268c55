import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../context.ts';
import { countAttempts } from '../conversation/answers/count-attempts.ts';
import { takeInAnswer } from '../conversation/answers/take-in-answer.ts';
import { AppError, isDatabaseUnavailable } from '../errors.ts';
import { RefusedRequest } from '../http/body-limits.ts';
import { isSameSecret } from '../http/same-secret.ts';

/** As large as the mails that are read whole from a mailbox. */
const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/**
 * Where a mail service delivers the answers of visitors: each by a POST with the whole mail, as it was received
 * (RFC 5322), as the body. The same mail may be delivered again and is taken in once. Everything but 200 means that it has
 * to be delivered again: the database or the store is away.
 */
export async function answersDoor(door: FastifyInstance, parts: Parts): Promise<void> {
  const { answersToken } = parts.config;
  if (answersToken === undefined) return;
  door.removeAllContentTypeParsers();
  door.addContentTypeParser(
    ['message/rfc822', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: LARGEST_MAIL_BYTES },
    (_request, body, done) => done(null, body),
  );
  door.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Nothing of the body is read before that.
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${answersToken}`)) {
      reply.header('www-authenticate', 'Bearer').header('connection', 'close');
      throw new RefusedRequest(401, 'This asks for a token.');
    }
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (Number.isNaN(length)) throw new RefusedRequest(411, 'A mail needs a Content-Length.');
    if (length > LARGEST_MAIL_BYTES) {
      reply.header('connection', 'close');
      throw new RefusedRequest(413, 'A mail may have 25 MB.');
    }
    reply.raw.once('close', door.uploadCapacity.reserve(length, request.ip));
  });
  door.post('/answers', { bodyLimit: LARGEST_MAIL_BYTES }, async (request) => {
    const { body, log } = request;
    if (!Buffer.isBuffer(body) || body.length === 0)
      throw new RefusedRequest(400, 'The body must be a mail.');
    const key = `mail ${createHash('sha256').update(body).digest('hex')}`;
    const take = () => takeInAnswer({ ...parts, log }, body);
    return { outcome: await countAttempts({ db: parts.db, log }, key, take).catch(askAgain) };
  });
}

/** A mail service delivers a mail again that was answered 503. */
function askAgain(cause: unknown): never {
  if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause;
  throw new AppError('SERVICE_UNAVAILABLE', 'The mail could not be read: please deliver it again.', {
    cause,
  });
}
