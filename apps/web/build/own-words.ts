import type { Plugin } from 'vite';
import {
  type Bundle,
  filesAfter,
  filesFrom,
  type Page,
  pagesOf,
  partsOf,
  type Start,
  walk,
} from './built-pages.ts';
import { WORDS_OF_CONSOLE } from './console-chunks.ts';

const WORDS = /\/packages\/words\/src\/(?:en|ne)\/(.+)\.ts$/;

/** Words of sides other than the page's own: see the folders of `packages/words`. */
const FOREIGN: Readonly<Record<Page['side'], RegExp>> = {
  public: /^[^/]+\/(student|organiser)\b/,
  student: /^[^/]+\/organiser\b/,
  organiser: /^[^/]+\/student\b/,
};

/**
 * Parts of the public document that come to who is signed in, or chooses a language or calendars:
 * they share files with what is of who is signed in.
 */
const OF_FEW_VISITORS = /^(LogoutQuestion\.tsx|(as-before|change-language)\.ts)$/;

/** The modules that a module imports, those aside that it fetches later. */
type ImportsOf = (id: string) => readonly string[];

/**
 * Fails the build where a page's scripts carry words that the page has no use for: those of another
 * side, or those that only came along because the bundler put them into a file that it loads; but
 * for those few that stand in a file of the console (`console-chunks.ts`).
 */
export function ownWords(): Plugin {
  return {
    name: 'pratibha:own-words',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      // The bundler makes its answer anew each time it is asked, which took half of the build.
      const known = new Map<string, readonly string[]>();
      const importsOf: ImportsOf = (id) => {
        const imports = known.get(id) ?? this.getModuleInfo(id)?.importedIds ?? [];
        known.set(id, imports);
        return imports;
      };
      const laterOf: ImportsOf = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const complaints = foreignWords(bundle, importsOf, laterOf);
      if (complaints.length === 0) return;
      this.error(['Pages carry only their own words:', ...complaints].join('\n'));
    },
  };
}

/**
 * A sentence for every file of words that comes with a page, or with a part of it, and should not.
 * @param laterOf what a module fetches later
 */
export function foreignWords(
  bundle: Bundle,
  importsOf: ImportsOf,
  laterOf: ImportsOf = () => [],
): string[] {
  const complaints = new Set<string>();
  const pages = pagesOf(bundle);
  const ofStudents = pages.filter(({ side }) => side === 'student');
  // What every student gets once the first view stands is in a few files: each has what any of them
  // says.
  const [first] = ofStudents;
  const atOnce = new Set(filesFrom(bundle, first?.files ?? []));
  const saidLater = walk(
    ofStudents.flatMap(({ modules }) => modules),
    (id) => [...importsOf(id), ...laterOf(id)],
  );
  const common = walk(
    ofStudents.flatMap(({ files }) => files),
    (file) => filesAfter(bundle, file),
  );
  for (const page of pages) {
    // Students and organisers share a file: whoever has it carries what only the other uses.
    const isShared = (file: string, id: string) =>
      page.side === 'organiser'
        ? common.has(file)
        : page.side === 'student' && !atOnce.has(file) && saidLater.has(id);
    const isOfConsole = (words: string) =>
      page.side === 'organiser' && WORDS_OF_CONSOLE.test(words);
    const look = (name: string, start: Start, before: ReadonlySet<string>) => {
      const scripts = filesFrom(bundle, start.files).filter((file) => !before.has(file));
      const used = walk(start.modules, importsOf);
      // An organiser may try out what students see, once it is opened.
      const foreign = before.size > 0 && page.side === 'organiser' ? null : FOREIGN[page.side];
      for (const { id, words, file } of wordsIn(bundle, scripts)) {
        if (foreign?.test(words)) complaints.add(`${name} carries words of ${words}`);
        else if (!used.has(id) && !isShared(file, id) && !isOfConsole(words))
          complaints.add(`${name} carries words of ${words} and uses none`);
      }
      const now = new Set([...before, ...scripts]);
      for (const part of partsOf(bundle, scripts))
        if (page.side !== 'public' || !OF_FEW_VISITORS.test(part.name))
          look(`${name} > ${part.name}`, part, now);
    };
    look(page.name, page, new Set());
  }
  return [...complaints];
}

function wordsIn(bundle: Bundle, files: readonly string[]) {
  return files.flatMap((file) => {
    const built = bundle[file];
    if (built?.type !== 'chunk') return [];
    return Object.entries(built.modules).flatMap(([id, { renderedLength }]) => {
      const words = WORDS.exec(id)?.[1];
      return words === undefined || renderedLength === 0 ? [] : [{ id, words, file }];
    });
  });
}
