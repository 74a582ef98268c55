import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../../context.ts';
import { storeAway } from '../../errors.ts';
import type { PublicationStore } from '../../files/publication-store.ts';
import { isNotModified } from '../../http/negotiation.ts';
import { policyOfSharedFiles } from '../../http/security-headers.ts';
import { ONE_YEAR_SECONDS } from './media-files.ts';
import { PUBLICATION_SECONDS } from './withheld-files.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

const mayBeWithdrawn = `public, max-age=${PUBLICATION_SECONDS}, must-revalidate`;

/** The folders of the store that have addresses: how long caches may keep what is in them, and who else may show it. */
const foldersOf = (policy: Record<string, string>) => ({
  blog: { ...policy, 'cache-control': mayBeWithdrawn },
  compliance: { ...policy, 'cache-control': mayBeWithdrawn },
  // On every page of this site and of no other. A picture that replaces one has another name.
  library: { 'cache-control': `public, max-age=${ONE_YEAR_SECONDS}, immutable` },
});

/**
 * Serves the files that the staff has uploaded for the public. Files that came with the site are served from
 * disk.
 */
export function publicationFiles(
  app: FastifyInstance,
  { publications, config }: Pick<Parts, 'publications' | 'config'>,
): void {
  for (const [folder, headers] of Object.entries(foldersOf(policyOfSharedFiles(config))))
    app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async (request, reply) => {
      const { file } = request.params;
      const type = types[extname(file)];
      if (type === undefined || !/^[\w-]+\.\w+$/.test(file)) return sendMissing(reply);
      const key = `${folder}/${file}`;
      const size = await findSize(publications, key);
      if (size === undefined) return sendMissing(reply);
      // The name of the file changes with its content.
      const etag = `"${file}"`;
      reply.headers(headers).header('etag', etag);
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
