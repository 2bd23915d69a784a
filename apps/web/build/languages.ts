import { existsSync } from 'node:fs';
import type { Language } from '@pratibha/domain/language/languages';
import type { Plugin } from 'vite';
import { walk } from './built-pages.ts';

/** A file of words, and where those of it in another language stand. */
const WORDS = /^(.*\/packages\/words\/src\/)en(\/.+\.ts)$/;
const ENGLISH = /\/packages\/words\/src\/en\/(.+)\.ts$/;

/** Organisers have the console in English alone: nothing else renders it. */
const CONSOLE = /\/entry\/console\/render-console\.tsx$/;

/**
 * Files of words without a sentence, which all languages share; and what tells Bikram Sambat beside
 * English dates, which in Nepali stands with them.
 */
const WORDLESS: ReadonlySet<string> = new Set(['sentences', 'files-seen/size', 'bikram-sambat']);

/**
 * Lets whoever imports words get those of the language of this build: `@pratibha/words/x`, and what
 * words import of each other. Files without a sentence are there once, in `en`. Words in the other
 * language that name a file of `en` get that one: what both share.
 */
export function wordsOf(language: Language): Plugin {
  return {
    name: 'pratibha:words-of-language',
    enforce: 'pre',
    apply: () => language !== 'en',
    async resolveId(source, importer, options) {
      const isAmongWords = importer !== undefined && /\/packages\/words\/src\/en\//.test(importer);
      if (!source.startsWith('@pratibha/words/') && !(isAmongWords && source.startsWith('.')))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: inLanguage(found.id, language) };
    },
    load: (id) => (CONSOLE.test(id) ? 'export const renderConsole = null;' : null),
  };
}

const ASKED = /\bLANGUAGE (===|!==) '(\w+)'/g;

/**
 * Answers where a component asks for the language, before the bundler looks for what is used: what
 * only the other language needs is left out with all that it imports.
 */
export function languageKnown(language: Language): Plugin {
  return {
    name: 'pratibha:language-known',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: ASKED },
      handler: (code) => ({ code: answered(code, language), map: null }),
    },
  };
}

/** @internal */
export function answered(code: string, language: Language): string {
  return code.replace(ASKED, (_, is, other) => String((is === '===') === (other === language)));
}

/**
 * Leaves out the console, which is in English alone: it stands in the graph, because what documents
 * share is told by what each of them loads (`shared-chunks.ts`). Fails the build where what is left
 * would say something in English.
 */
export function noConsoleIn(language: Language): Plugin {
  return {
    name: 'pratibha:no-console',
    enforce: 'post',
    apply: (_, { command }) => command === 'build' && language !== 'en',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // The page that checks certificates has its style beside it, and nothing of the console.
        const rest = this.environment.name === 'verify' ? [] : ofConsoleAlone(bundle);
        for (const file of rest) delete bundle[file];
        for (const file of picturesIn(bundle)) delete bundle[file];
        // The server has files that hand on all sides: what students see of them is told above.
        const english = englishIn(bundle).filter(
          (name) => this.environment.name === 'client' || !/\/organiser\b/.test(name),
        );
        if (english.length > 0)
          this.error(`Pages in '${language}' carry words in English: ${english.join(', ')}`);
      },
    },
  };
}

const CONSOLE_DOCUMENT = /(^|\/)console\.html$/;

/** The files of a build that nothing but the document of the console brings along. */
function ofConsoleAlone(bundle: Built): readonly string[] {
  const files = Object.keys(bundle);
  const next = (file: string) => {
    const built = bundle[file];
    return built?.type === 'chunk' ? [...built.imports, ...built.dynamicImports] : [];
  };
  const isStart = (file: string) => {
    const built = bundle[file];
    return built?.type === 'chunk' && built.isEntry && !isOfConsole(built.facadeModuleId);
  };
  const reached = walk(files.filter(isStart), next);
  const sheets = new Set(
    [...reached].flatMap((file) => {
      const built = bundle[file];
      return built?.type === 'chunk' ? [...(built.viteMetadata?.importedCss ?? [])] : [];
    }),
  );
  return files.filter((file) =>
    bundle[file]?.type === 'chunk'
      ? !reached.has(file)
      : file.endsWith('.css')
        ? !sheets.has(file)
        : CONSOLE_DOCUMENT.test(file),
  );
}

/** They are in the build of the first language, by the same names. */
function picturesIn(bundle: Built): readonly string[] {
  return Object.keys(bundle).filter(
    (file) => bundle[file]?.type === 'asset' && /^assets\/[^/]+$/.test(file),
  );
}

function isOfConsole(id: string | null): boolean {
  return id !== null && CONSOLE_DOCUMENT.test(id);
}

/** @param isThere whether a file is */
export function inLanguage(
  id: string,
  language: Language,
  isThere: (file: string) => boolean = existsSync,
): string {
  const other = id.replace(WORDS, `$1${language}$2`);
  return other !== id && isThere(other) ? other : id;
}

type Chunk = {
  readonly type: 'chunk';
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Built = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;
type Parts = Readonly<Record<string, Pick<Chunk, 'type' | 'modules'> | { readonly type: 'asset' }>>;

/** The files of English words that a build carries, but for those without a sentence. */
export function englishIn(bundle: Parts): readonly string[] {
  const modules = Object.values(bundle).flatMap((built) =>
    built.type === 'chunk' ? Object.entries(built.modules) : [],
  );
  const names = modules.flatMap(([id, { renderedLength }]) => {
    const name = ENGLISH.exec(id)?.[1];
    return name === undefined || renderedLength === 0 || WORDLESS.has(name) ? [] : [name];
  });
  return [...new Set(names)].sort();
}
