import type { Plugin } from 'vite';

const COPY = '?search';

/**
 * Gives the search schemas of the pages a copy of zod of their own. A bundler drops the parts of a module that nothing
 * uses, but the forms use most of zod: the openings have 163 kB of scripts in their first view, and would have 181 kB with
 * a shared zod. A page with a form and a search has 5 kB more by the copy.
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
