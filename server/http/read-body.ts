import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The fields of a body by name, not yet validated: that is the procedure's part. */
export type Fields = Record<string, unknown>;

/**
 * Reads the fields of a JSON, url-encoded or multipart body. An empty body, `null` and `{}` have none.
 * @throws {AppError} BAD_REQUEST for a JSON body that is not an object, malformed multipart, or a file under
 * another name than `file`.
 */
export async function readBody(request: FastifyRequest): Promise<Fields> {
  if (request.isMultipart()) return readMultipart(request, Object.create(null));
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('BAD_REQUEST', 'The body must be an object of named fields.');
  return body as Fields;
}

/** Adds each field to `fields` as it is read, so that the caller has them even if a later part is refused. */
export async function readMultipart(request: FastifyRequest, fields: Fields): Promise<Fields> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'file') fields.file = await readFile(part);
      else throw new AppError('BAD_REQUEST', 'a file belongs under the name file', { field: part.fieldname });
    }
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own errors have no status: the body is malformed.
    throw new AppError('BAD_REQUEST', 'The multipart body is malformed.', { cause: error });
  }
  return fields;
}

async function readFile(part: MultipartFile): Promise<File | undefined> {
  const pieces: Buffer<ArrayBuffer>[] = await part.file.toArray();
  // A stream that met its limit ends like any other.
  if (part.file.truncated)
    throw new AppError('PAYLOAD_TOO_LARGE', { id: 'checks.fileTooLarge' }, { field: 'file' });
  const name = part.filename ?? '';
  return pieces.length === 0 && name === '' ? undefined : new File(pieces, name);
}
