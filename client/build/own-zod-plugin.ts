import type { Plugin } from 'vite';

const COPY = '?search';

/**
 * Gives the schemas of the pages' search a copy of zod of their own. A bundler drops what nobody uses of a module, and
 * the forms use most of zod: pages that only read would load 22 kB more with the shared one, and 6 kB with the copy.
 */
export function ownZod(): Plugin {
  return {
    name: 'own-zod',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isCopied = importer?.endsWith(COPY);
      if (!(isCopied || (importer?.endsWith('/client/site/pages/search-params.ts') && source === 'zod/mini')))
        return;
      const found = await this.resolve(source, importer?.replace(COPY, ''), { skipSelf: true });
      return found && { ...found, id: `${found.id}${COPY}` };
    },
  };
}
