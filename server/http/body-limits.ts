import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../../src/contract/fields.ts';
import type { Sentence } from '../../src/contract/sentences.ts';
import { sayInEnglish } from '../../src/contract/sentences-in-english.ts';
import { MAX_UPLOAD_BYTES } from '../../src/contract/staff/uploaded-file.ts';

/** Bytes of a JSON or url-encoded body: twice the longest form with every character escaped. */
export const TEXT_BODY_BYTES = 128 * 1024;

/**
 * The same limit for the staff's door, through which whole documents are saved. The longest by far are the translations of
 * the interface: 53 kB in Hindi, with sentences of former releases kept among them. This is twenty times as much.
 */
export const STAFF_TEXT_BODY_BYTES = 1024 * 1024;

/** Bytes of a multipart body: the largest resume plus room for the other fields and the boundaries. */
export const MULTIPART_BODY_BYTES = LIMITS.resumeBytes + 64 * 1024;

/** The same limit for the staff's door, which takes pictures and documents. */
export const STAFF_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/**
 * The same limit for forms that are posted without scripts. A browser shows no answer while it is still
 * sending, so a body up to this size is read to its end and discarded. The visitor then sees the message and
 * keeps the other fields.
 */
export const FORM_BODY_BYTES = 32 * 1024 * 1024;

/**
 * The limit that a reverse proxy needs: the largest body that any door reads, or refuses with its own
 * message.
 */
export const LARGEST_BODY_BYTES = Math.max(MULTIPART_BODY_BYTES, STAFF_BODY_BYTES, FORM_BODY_BYTES);

/** Limits of the multipart parser. */
export const multipartOptions = {
  limits: {
    fileSize: LIMITS.resumeBytes,
    // Some legacy clients append every file that the visitor chose; the last one counts.
    parts: 25,
    fieldSize: TEXT_BODY_BYTES,
    headerPairs: 20,
  },
  // `readBody` checks for truncated files itself, so that it can name the field.
  throwFileSizeLimit: false,
};

/** An error that a door answers with this HTTP status before any procedure is called. */
export class RefusedRequest extends Error {
  readonly statusCode: number;

  /** What it says, if visitors may read it in the site's words. */
  readonly sentence: Sentence | undefined;

  constructor(statusCode: number, message: string | Sentence) {
    super(typeof message === 'string' ? message : sayInEnglish(message));
    this.statusCode = statusCode;
    this.sentence = typeof message === 'string' ? undefined : message;
  }
}

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/**
 * Refuses a multipart body by its Content-Length, before any of it is read, if it is over the limit or if the
 * bodies that are already under way leave no capacity for it. tRPC buffers form data without a limit, and
 * Fastify's bodyLimit does not apply to it.
 */
export function refuseOversizedMultipart(scope: FastifyInstance, limit = MULTIPART_BODY_BYTES): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    const length = request.headers['content-length'];
    if (length !== undefined && Number(length) <= limit) {
      // No door but the staff's keeps more of a body than the largest resume.
      const held =
        limit === STAFF_BODY_BYTES ? Number(length) : Math.min(Number(length), MULTIPART_BODY_BYTES);
      const release = scope.uploadCapacity.reserve(held, request.ip);
      reply.raw.once('close', release);
      return;
    }
    reply.header('connection', 'close');
    throw length === undefined
      ? new RefusedRequest(411, 'A multipart body needs a Content-Length.')
      : new RefusedRequest(
          413,
          limit === STAFF_BODY_BYTES
            ? 'The body is too large: a file may have 10 MB.'
            : { id: 'refusals.bodyTooLarge' },
        );
  });
}
