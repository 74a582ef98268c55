import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { policyOfSharedFiles } from './security-headers.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

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
    app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async ({ params: { file } }, reply) => {
      const type = types[extname(file)];
      const key = `${folder}/${file}`;
      if (type === undefined || !/^[\w-]+\.\w+$/.test(file) || !(await publications.exists(key)))
        return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
      const bytes = await publications.getBytes(key);
      return (
        reply
          .type(type)
          // The name changes with the content.
          .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
          .headers(policy)
          .send(Buffer.from(bytes))
      );
    });
}
