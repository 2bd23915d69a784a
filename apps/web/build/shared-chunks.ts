import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

/** The files of the documents, absolute. */
type Documents = { readonly public: string; readonly student: string; readonly console: string };

/** What brings no words along: these stay beside what says them (`own-words.ts`). */
const WORDLESS =
  /\/(node_modules|packages\/domain|src\/ui\/plain)\/|\/shell\/frame\/DialogWords\.module\.|\/ui\/dialog\/(AppDialog|DetailDrawer|dialogs)\./;
const ICON = /\/lucide-react\//;

/** A feature's front door hands on all sides; what is of one side is of no other document. */
const OF_STUDENTS = /\/(features\/[^/]+\/student|words\/src\/en\/[^/]+\/student)\b/;
const OF_ORGANISERS = /\/(features\/[^/]+\/organiser|words\/src\/en\/[^/]+\/organiser)\b/;

/**
 * A few large files instead of dozens of small ones, each of which would be asked for by itself over
 * a slow line. What visitors and students load is in two, the packages and the shell, so that going from
 * one document to another fetches neither again. What the student's document loads beside them is in
 * a few more: what visitors may open too, what organisers may need too, and the student's own. What
 * others need, too, of a student's later parts comes with the first of them, and so do organisers' icons.
 */
export function sharedChunks(documents: Documents): Group[] {
  let sets: Sets | null = null;
  return [
    {
      name: (id, graph) => {
        sets ??= look(documents, graph);
        if (sets.everywhere.has(id)) return id.includes('/node_modules/') ? 'react' : 'shell';
        if (sets.students.has(id)) return chunkAtOnce(id, sets);
        if (sets.later.has(id)) return chunkOfParts(id, sets);
        return ICON.test(id) && sets.organisers.has(id) ? 'icons' : null;
      },
    },
  ];
}

type Sets = ReturnType<typeof look>;

// What visitors may come to load is never in a file with what is for others.

function chunkAtOnce(id: string, { visitors, organisers }: Sets): string | null {
  if (visitors.has(id)) return chunkWithVisitors(id);
  return organisers.has(id) ? 'app' : 'student';
}

function chunkOfParts(id: string, { visitors, organisers }: Sets): string | null {
  if (visitors.has(id)) return /\/(ui\/plain|shell\/frame)\//.test(id) ? 'dialog' : null;
  return organisers.has(id) ? 'later' : 'student-later';
}

/** Looks in one file, the bar of who is signed in with its words in another. */
function chunkWithVisitors(id: string): string {
  return /\/(node_modules|ui)\//.test(id) ? 'site' : 'signed-in';
}

/** The modules that the documents load, on every page or when something is opened. */
function look(documents: Documents, graph: Graph) {
  const atOnce = (document: string, except?: RegExp) =>
    reached(document, graph, ({ importedIds }) => importedIds, except);
  const everSoLate = (document: string, except?: RegExp) => {
    const next: Next = (each) => [...each.importedIds, ...each.dynamicallyImportedIds];
    return reached(document, graph, next, except);
  };
  const ofVisitors = atOnce(documents.public);
  const ofAnyStudent = atOnce(documents.student);
  const students = atOnce(documents.student, OF_ORGANISERS);
  const organisers = everSoLate(documents.console, OF_STUDENTS);
  const parts = new Set(
    [...everSoLate(documents.student, OF_ORGANISERS)].flatMap(
      (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    ),
  );
  const inParts = [...parts].flatMap((part) => [...atOnce(part, OF_ORGANISERS)]);
  const isShared = (id: string) =>
    !parts.has(id) && (organisers.has(id) || inParts.indexOf(id) !== inParts.lastIndexOf(id));
  return {
    everywhere: new Set([...ofVisitors].filter((id) => ofAnyStudent.has(id))),
    visitors: everSoLate(documents.public),
    students,
    later: new Set(inParts.filter((id) => WORDLESS.test(id) && isShared(id))),
    organisers,
  };
}

type Next = (module: Rolldown.ModuleInfo) => readonly string[];

function reached(document: string, graph: Graph, next: Next, except?: RegExp): ReadonlySet<string> {
  const found = new Set([document]);
  // A set hands out what is added to it while it is walked through.
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const imported of module ? next(module) : [])
      if (!except?.test(imported)) found.add(imported);
  }
  return found;
}
