import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** What the staff has uploaded for everybody, beside the files that came with the site. */
export function publicationFiles(app: FastifyInstance, { publications }: Pick<Parts, 'publications'>): void {
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
          // The paths that legacy clients are given lead here, and they show the pictures on their own origins.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(Buffer.from(bytes))
      );
    });
}
