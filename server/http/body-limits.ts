import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../../src/contract/fields.ts';
import { LARGEST_UPLOAD_BYTES } from '../../src/contract/staff/uploaded-file.ts';

/** Bytes of a JSON or url-encoded body: the longest form, wholly escaped, fits in twice. */
export const TEXT_BODY_BYTES = 128 * 1024;

/** Bytes of a multipart body: the largest resume, and room for the other fields and the boundaries. */
export const MULTIPART_BODY_BYTES = LIMITS.resumeBytes + 64 * 1024;

/** The same by the staff's door: a picture or a document. */
export const STAFF_BODY_BYTES = LARGEST_UPLOAD_BYTES + 64 * 1024;

/**
 * The same by the door of forms without scripts. A browser shows no answer while it is still sending: what is too large
 * by this much is read to its end, and thrown away, so that the visitor is told and keeps what else was typed.
 */
export const FORM_BODY_BYTES = 32 * 1024 * 1024;

/** What a proxy in front has to let through: everything that a door of ours reads or refuses in words of its own. */
export const LARGEST_BODY_BYTES = Math.max(MULTIPART_BODY_BYTES, STAFF_BODY_BYTES, FORM_BODY_BYTES);

/** What the parser reads of a multipart body at most. */
export const multipartOptions = {
  limits: {
    fileSize: LIMITS.resumeBytes,
    // A form that appends each chosen file sends two when the visitor thinks again; the last one counts.
    parts: 25,
    fieldSize: TEXT_BODY_BYTES,
    headerPairs: 20,
  },
  // `readBody` looks at what was cut off, and names the field.
  throwFileSizeLimit: false,
};

/** An HTTP status that a door answers by itself, before any procedure. */
export class RefusedRequest extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/**
 * Refuses a multipart body by its announced length before a byte of it is read, since tRPC buffers form data
 * without a limit of its own and Fastify's bodyLimit does not cover it; and one for which there is no room beside the
 * others that are under way.
 */
export function refuseOversizedMultipart(scope: FastifyInstance, limit = MULTIPART_BODY_BYTES): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    const length = request.headers['content-length'];
    if (length !== undefined && Number(length) <= limit) {
      // What is longer than the largest resume is not kept, at whichever door.
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
            : 'The body is too large: a resume may have 5 MB.',
        );
  });
}
