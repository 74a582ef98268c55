interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Modules that calls to the server need, and what several pages show of its answers. */
const data =
  /\/node_modules\/(@trpc|@tanstack\/(query-core|react-query))\/|\/src\/content\/salary-text\.ts$|\/client\/(trpc|shared\/(anti-forgery|upload-fetch|ui\/(data-table-retry|copy-text))|site\/(page-data\/(data-provider|asked-procedures|item-languages)|pages\/is-not-found))\.tsx?$/;
/** Parses a page's search parameters, with a copy of zod of its own (own-zod-plugin.ts). */
const search = /\/node_modules\/zod\/.*\?search$|\/client\/site\/pages\/search-params\.ts$/;
/** Modules that forms need in addition. */
const forms =
  /\/node_modules\/(zod|damerau-levenshtein)\/|\/src\/(content\/(form|resume)-words|time-in-india)|\/client\/(site\/forms\/|shared\/zod\.ts$|shared\/ui\/(file-size|upload|field-question))/;
/** The styles of cards and rows that several pages list. They are small, and needed for the first paint. */
const cards = /\/client\/site\/sections\/cards\.css$/;
const contract = /\/src\/contract\//;
const zod = /\/node_modules\/zod\//;

/**
 * Decides which chunk a module of the site goes into.
 *
 * Rolldown's default is a chunk for every set of modules that some pages share, which makes a browser request about
 * twenty small files for one page. This function groups by what is needed together instead: `first` is loaded by
 * every page, `data` by pages that call the server, `forms` by pages and panels with a form. A null leaves the choice
 * to Rolldown.
 *
 * `sharedModules` lists the modules that nearly every page imports; `first` holds them and everything that they import,
 * directly or not.
 */
export function createChunks(sharedModules: string[]) {
  let firstChunk: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    firstChunk ??= reachableFrom(sharedModules, graph);
    if (firstChunk.has(id) || id.startsWith('\0rolldown/runtime')) return 'first';
    if (cards.test(id)) return 'cards';
    if (data.test(id)) return 'data';
    if (search.test(id)) return 'search';
    // A form's styles form a chunk of their own, because a page may show a form before its scripts have arrived.
    if (forms.test(id)) return id.endsWith('.css') ? 'form-styles' : 'forms';
    if (!contract.test(id)) return null;
    // Modules of the contract that only hold constants and plain functions must not load zod.
    const hasSchemas = [...reachableFrom([id], graph)].some((one) => zod.test(one));
    return hasSchemas ? 'forms' : 'data';
  };
}

function reachableFrom(ids: string[], graph: Graph): Set<string> {
  const reached = new Set(ids);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
