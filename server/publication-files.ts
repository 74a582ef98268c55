import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { PUBLICATION_SECONDS } from './publications/withhold.ts';
import { policyOfSharedFiles } from './security-headers.ts';

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
    app.get<{ Params: { file: string } }>(
      `/media/${folder}/:file`,
      async ({ params: { file }, headers }, reply) => {
        const type = types[extname(file)];
        const key = `${folder}/${file}`;
        if (type === undefined || !/^[\w-]+\.\w+$/.test(file) || !(await publications.exists(key)))
          return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
        // The name changes with the content.
        const etag = `"${file}"`;
        reply
          .header('cache-control', `public, max-age=${PUBLICATION_SECONDS}, must-revalidate`)
          .header('etag', etag)
          .headers(policy);
        if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
        return reply.type(type).send(Buffer.from(await publications.getBytes(key)));
      },
    );
}
