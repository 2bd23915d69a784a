import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

/**
 * What both documents load on every page, in two files instead of a dozen small ones: the packages
 * and the shell. Going from one document to the other then fetches neither again.
 *
 * @param documents the files of the documents, absolute
 */
export function sharedChunks(documents: readonly string[]): Group[] {
  let shared: ReadonlySet<string> | null = null;
  return [
    {
      debugName: 'shared by the documents',
      name: (id, graph) => {
        shared ??= reachedByAll(documents, graph);
        if (!shared.has(id)) return null;
        return id.includes('/node_modules/') ? 'react' : 'shell';
      },
    },
  ];
}

/** The modules that each of the documents imports, directly or through others, on every page. */
function reachedByAll(documents: readonly string[], graph: Graph): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = documents.map((document) => {
    const reached = new Set([document]);
    // A set hands out what is added to it while it is walked through.
    for (const id of reached) {
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    }
    return reached;
  });
  return new Set([...first].filter((id) => others.every((reached) => reached.has(id))));
}
