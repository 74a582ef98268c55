interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What calls need, and what forms need besides. */
const data =
  /\/node_modules\/(@trpc|@tanstack\/(query-core|react-query))\/|\/client\/(trpc|shared\/(upload-fetch|ui\/(data-table-retry|copy-text))|site\/(page-data\/(data-provider|asked-procedures)|pages\/is-not-found))\.tsx?$/;
/** What reads the search of a page, with its own copy of zod (own-zod-plugin.ts). */
const search = /\/node_modules\/zod\/.*\?search$|\/client\/site\/search-params\.ts$/;
const forms =
  /\/node_modules\/zod\/|\/src\/(content\/(form-notices|receipts)|time-in-india)|\/client\/(site\/forms\/|shared\/ui\/(file-size|upload|field-question))/;
/** What several pages list in cards and rows: little, and asked for at once. */
const cards = /\/client\/site\/sections\/(service-cards|blog-card|position-list|latest-blogs)\.css$/;
const contract = /\/src\/contract\//;
const zod = /\/node_modules\/zod\//;

/**
 * Few files, each for what is needed together. Left to itself the bundler makes one of whatever some pages share, and a
 * browser asks for twenty of them. `everywhere` are the modules that every page has: they, what they import, and what
 * that imports in turn, are the first file.
 */
export function createChunks(everywhere: string[]) {
  let needed: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    needed ??= reachableFrom(everywhere, graph);
    if (needed.has(id) || id.startsWith('\0rolldown/runtime')) return 'first';
    if (cards.test(id)) return 'cards';
    if (data.test(id)) return 'data';
    if (search.test(id)) return 'search';
    // Their styles apart: a page may show a form before its code has arrived.
    if (forms.test(id)) return id.endsWith('.css') ? 'form-styles' : 'forms';
    if (!contract.test(id)) return null;
    // What of the contract is plain words and sums takes no schemas along.
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
