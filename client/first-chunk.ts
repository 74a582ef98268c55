interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * One file for all that every page needs: the entry, what it imports, and what that imports in turn. Left to itself
 * the bundler makes twenty of it, each for what some of the pages share, and a browser has to ask for all of them.
 */
export function createFirstChunk(entry: string) {
  let needed: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    needed ??= reachableFrom(entry, graph);
    return needed.has(id) ? 'first' : null;
  };
}

function reachableFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
