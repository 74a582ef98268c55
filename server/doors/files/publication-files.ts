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

/** What the staff has uploaded for everybody, beside the files that came with the site. */
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
      // The name changes with the content.
      const etag = `"${file}"`;
      reply
        .header('cache-control', `public, max-age=${PUBLICATION_SECONDS}, must-revalidate`)
        .header('etag', etag)
        .headers(policy);
      if (isNotModified(request.headers, { etag })) return reply.code(304).send();
      reply.type(type).header('content-length', size);
      // Sent nothing at all, Fastify would say that there are no bytes.
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      // No more of it is in memory than the visitor's line is behind.
      return reply.send(await publications.getStream(key).catch(refuseForNow));
    });
}

/** @throws {AppError} SERVICE_UNAVAILABLE where the store cannot say. */
async function findSize(publications: PublicationStore, key: string): Promise<number | undefined> {
  try {
    return (await publications.getMetaData(key)).contentLength;
  } catch {
    // It says the same of a file that is not there and of one that cannot be looked at.
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
