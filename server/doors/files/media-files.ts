import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { policyOfSharedFiles } from '../../http/security-headers.ts';
import { PUBLICATION_SECONDS } from './withheld-files.ts';

const clientDir = new URL('../../../dist/client/', import.meta.url);

export const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const ONE_HOUR_SECONDS = 60 * 60;

/** Serves pictures, films and documents from disk, with range requests. */
export async function files(app: FastifyInstance, config: Config): Promise<void> {
  const policy = policyOfSharedFiles(config);
  await app.register(staticFiles, {
    root: clientDir.pathname,
    index: false,
    // Each file has a route of its own, so that any other path goes on to the pages.
    wildcard: false,
    globIgnore: ['index.html', 'staff/**', 'pdf-frame/**', '.vite/**', 'assets/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isPublication = /\/media\/(blog|compliance)\//.test(path);
      // The pages request them with a version that changes with the content.
      const lasts = /\/media\/(pictures|films)\//.test(path)
        ? `${ONE_YEAR_SECONDS}, immutable`
        : // May be withdrawn.
          isPublication
          ? `${PUBLICATION_SECONDS}, must-revalidate`
          : String(ONE_HOUR_SECONDS);
      reply.header('cache-control', `public, max-age=${lasts}`);
      if (isPublication) reply.headers(policy);
    },
  });
}
