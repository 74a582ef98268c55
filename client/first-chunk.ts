interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * One file for all that every page needs: what the entry imports, and what that imports in turn. Left to itself the
 * bundler makes twenty of it, each for what some of the pages share, and a browser has to ask for all of them.
 */
export function createFirstChunk(entry: RegExp) {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, entry.test(id)); // also for circles of imports
    const needed =
      entry.test(id) || !!graph.getModuleInfo(id)?.importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
  return (id: string, graph: Graph) => (isNeeded(id, graph) ? 'first' : null);
}
