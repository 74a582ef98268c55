import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../../context.ts';
import { storeAway } from '../../errors.ts';
import type { PublicationStore } from '../../files/publication-store.ts';
import { isNotModified } from '../../http/negotiation.ts';
import { policyOfSharedFiles } from '../../http/security-headers.ts';
import { PUBLICATION_SECONDS } from './withheld-files.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/**
 * Serves the files that the staff has uploaded for the public. Files that came with the site are served from
 * disk.
 */
export function publicationFiles(
  app: FastifyInstance,
  { publications, config }: Pick<Parts, 'publications' | 'config'>,
): void {
  const policy = policyOfSharedFiles(config);
  for (const folder of ['blog', 'compliance'])
    app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async (request, reply) => {
      const { file } = request.params;
      const type = types[extname(file)];
      if (type === undefined || !/^[\w-]+\.\w+$/.test(file)) return sendMissing(reply);
      const key = `${folder}/${file}`;
      const size = await findSize(publications, key);
      if (size === undefined) return sendMissing(reply);
      // The name of the file changes with its content.
      const etag = `"${file}"`;
      reply
        .header('cache-control', `public, max-age=${PUBLICATION_SECONDS}, must-revalidate`)
        .header('etag', etag)
        .headers(policy);
      if (isNotModified(request.headers, { etag })) return reply.code(304).send();
      reply.type(type).header('content-length', size);
      // Without a body, Fastify would set Content-Length to 0.
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      // The stream keeps no more in memory than the client has yet to read.
      return reply.send(await publications.getStream(key).catch(refuseForNow));
    });
}

/** @throws {AppError} SERVICE_UNAVAILABLE if the store cannot tell. */
async function findSize(publications: PublicationStore, key: string): Promise<number | undefined> {
  try {
    return (await publications.getMetaData(key)).contentLength;
  } catch {
    // The store reports a missing file and an unreadable one by the same error.
    if (await publications.exists(key).catch(refuseForNow)) throw refuseForNow(undefined);
    return undefined;
  }
}

function refuseForNow(cause: unknown): never {
  throw storeAway('The file cannot be read at the moment. Please try again.', cause);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
}
