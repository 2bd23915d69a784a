import type { Language } from '@pratibha/domain/language/languages';
import type { Rolldown } from 'vite';
import { consoleChunks } from './console-chunks.ts';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

/** The files of the documents, absolute; that of the console may be in no graph. */
type Documents = { readonly public: string; readonly student: string; readonly console: string };

/** What brings no words along: these stay beside what says them (`own-words.ts`). */
const WORDLESS =
  /\/(node_modules|packages\/domain|src\/ui\/plain)\/|\/shell\/frame\/DialogWords\.module\.|\/ui\/dialog\/(AppDialog|DetailDrawer|dialogs)\./;

/**
 * What every student gets as soon as the first view stands: the other pages, and what a card opens.
 */
const PAGES = /\/entry\/student\/routes\/user\/(?!judging\/|certificates).+\?tsr-split=component$/;
const DIALOGS = /\/(EventDialogs|EventToKeep|EventDrawing|enquiries\/enquiries)\.tsx$/;
/** Fetched by visitors who choose a language or a calendar: it brings along what it shares. */
const CHOSEN_BY_VISITORS = /\/(as-before|change-language)\.ts$/;
/** All of that is in one file: whoever chooses has each part of it. */
const CHOSEN =
  /\/(as-before|change-language|kept-place|beside-choice|domain\/src\/language\/languages)\.ts$/;
/** What visitors' dialogs are made of. */
const OF_DIALOG = /\/(ui\/plain|shell\/frame|lucide-react)\//;
const BAR = /\/(AccountCard|show-toast)\.tsx$/;
/** Messages and the drawings of empty pages: organisers log out without them. */
const AFTERWARDS =
  /\/(show-toast\.tsx|EveningDrawing\.tsx|words\/src\/(?:en|ne)\/shell\/toasts\.ts|react-toastify\/.*|clsx\/.*)$/;
/**
 * Opened once a year, or of the few events that ask for files: what they share stays in the files
 * that it comes in for others.
 */
const APART =
  /\/routes\/user\/certificates\.tsx\?tsr-split=component$|\/submissions\/student\/(parts\/PartsForm|OwnParts|TryUpload(Dialog)?|AfterDeadline|GoingOn|ReceiptFiles)\.tsx$|\/features\/files\/FileViewer\.tsx$/;
/** Few people judge: what only they and organisers load comes with neither's other pages. */
const JUDGE =
  /\/judging\/student\/(pages|judge-dialogs)\.ts$|\/routes\/user\/judging\/.+\?tsr-split=component$/;
/** All in one file: who stands before a code is led from the page of guests to their own. */
const JUDGES_PAGES =
  /\/judging\/student\/pages\.ts$|\/routes\/user\/judging\/.+\?tsr-split=component$/;
/** What is known of files: of few events, and of no page at once. */
const OF_FILES = /\/domain\/src\/(preflight|works|files|links)\//;
/** The way to what organisers and students ask for later: a few lines. */
const LATE =
  /\/(late-follow-up|use-coming|late-parts-preview|remembered|work-page)\.ts$|\/chevron-(left|right)\.m?js$/;
/** What is typed in digits of either script, a receipt's code too. */
const DIGITS = /\/domain\/src\/language\/nepali-numbers\.ts$/;
/**
 * In Nepali, what tells days, numbers and whose something is: a receipt and the screen in a hall
 * need it without the bar of who is there.
 */
const DATES =
  /\/(words\/src\/ne\/(time|postposition)|domain\/src\/(language\/(nepali-|bikram-sambat)[\w-]*|time\/competition-time))\.ts$/;
/** Of students at once, and of visitors who change the language, in a file that is small. */
const OF_FIELDS = /\/field-value\.ts$/;
const QUESTIONNAIRE = /\/AnswerDialogs\.tsx$/;
/** Too large for organisers who open another page. */
const BY_ITSELF = /\/(features|src|en|ne)\/notifications\/(?!.*\.css)|\/DataTable\.tsx$/;

/** A feature's front door hands on all sides; what is of one side is of no other document. */
const OF_STUDENTS = /\/(features\/[^/]+\/student|words\/src\/(?:en|ne)\/[^/]+\/student)\b/;
const OF_ORGANISERS = /\/(features\/[^/]+\/organiser|words\/src\/(?:en|ne)\/[^/]+\/organiser)\b/;

/**
 * A few large files instead of dozens of small ones, each of which would be asked for by itself
 * over a slow line. What visitors and students load is in two, the packages and the shell, so that
 * going from one document to another fetches neither again. What the student's document loads
 * beside them is in a few more: what visitors may open too, what organisers may need too, and the
 * student's own. What others need, too, of a student's later parts comes with the first of them.
 * The rest is the console's (`console-chunks.ts`).
 */
export function sharedChunks(documents: Documents, language: Language): Group[] {
  let sets: Sets | null = null;
  return [
    {
      name: (id, graph) => {
        sets ??= look(documents, graph);
        if (sets.everywhere.has(id)) return id.includes('/node_modules/') ? 'react' : 'shell';
        if (language === 'en' ? DIGITS.test(id) : DATES.test(id))
          return language === 'en' ? 'site' : 'dates';
        if (OF_FIELDS.test(id)) return 'site';
        if (CHOSEN.test(id)) return 'chosen';
        if (sets.students.has(id)) return chunkAtOnce(id, sets);
        if (LATE.test(id)) return 'later';
        if (OF_FILES.test(id)) return null;
        const later = chunkOfParts(id, sets) ?? chunkOfPages(id, sets);
        return later ?? sets.ofConsole(id) ?? (sets.judges.has(id) ? 'judging' : null);
      },
    },
  ];
}

type Sets = ReturnType<typeof look>;

// What visitors may come to load is never in a file with what is for others.

function chunkAtOnce(id: string, { ofAllVisitors, organisers, tried }: Sets): string | null {
  if (ofAllVisitors.has(id)) return chunkWithVisitors(id);
  return organisers.has(id) || tried.has(id) ? 'app' : 'student';
}

function chunkOfParts(id: string, { visitors, organisers, later }: Sets): string | null {
  if (!later.has(id)) return null;
  if (visitors.has(id)) return OF_DIALOG.test(id) ? 'dialog' : null;
  return organisers.has(id) && !BY_ITSELF.test(id) ? 'later' : null;
}

/**
 * A student's other pages and dialogs, in a few files with all their words: every student gets them
 * all, as soon as the first view stands. What organisers may load, too, is in `later`.
 */
function chunkOfPages(id: string, sets: Sets): string | null {
  const { visitors, organisers, tried, pages, dialogs, questionnaire, bar } = sets;
  if (AFTERWARDS.test(id)) return 'afterwards';
  if (visitors.has(id)) return bar.has(id) ? chunkOfBar(id) : null;
  if (organisers.has(id))
    return (pages.has(id) || dialogs.has(id)) && !BY_ITSELF.test(id) ? 'later' : null;
  // What two of them need is little: else who opens the one had to wait for the other.
  if (questionnaire.has(id)) return pages.has(id) ? 'later' : 'questionnaire';
  if (tried.has(id)) return null;
  if (pages.has(id) && dialogs.has(id)) return 'student';
  if (pages.has(id)) return 'student-pages';
  return dialogs.has(id) ? 'student-dialogs' : null;
}

/** What the bar opens, and messages: their looks are with those of the dialogs. */
function chunkOfBar(id: string): string | null {
  if (id.endsWith('.css')) return 'dialog';
  return 'bar';
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
  const visitors = everSoLate(documents.public);
  const everStudents = everSoLate(documents.student, OF_ORGANISERS);
  const parts = new Set(
    [...everStudents].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const inParts = [...parts]
    .filter((part) => !JUDGE.test(part) && !APART.test(part))
    .flatMap((part) => [...atOnce(part, OF_ORGANISERS)]);
  const partsLike = (kind: RegExp) =>
    new Set(
      [...parts]
        .filter((part) => kind.test(part))
        .flatMap((part) => [...atOnce(part, OF_ORGANISERS)]),
    );
  const isShared = (id: string) =>
    !parts.has(id) && (organisers.has(id) || inParts.indexOf(id) !== inParts.lastIndexOf(id));
  return {
    everywhere: new Set([...ofVisitors].filter((id) => ofAnyStudent.has(id))),
    visitors,
    ofAllVisitors: everSoLate(documents.public, CHOSEN_BY_VISITORS),
    students,
    later: new Set(inParts.filter((id) => WORDLESS.test(id) && isShared(id))),
    pages: partsLike(PAGES),
    dialogs: partsLike(DIALOGS),
    judges: notIn(partsLike(JUDGES_PAGES), [organisers, visitors, new Set(inParts)]),
    questionnaire: partsLike(QUESTIONNAIRE),
    bar: partsLike(BAR),
    /** Organisers may try out what students see. */
    tried: everSoLate(documents.console),
    organisers,
    ofConsole: consoleChunks(
      documents.console,
      { atOnce, everSoLate },
      { visitors, students: everStudents },
    ),
  };
}

function notIn(ids: ReadonlySet<string>, others: readonly ReadonlySet<string>[]) {
  return new Set([...ids].filter((id) => !others.some((each) => each.has(id))));
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
