import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderModule, Shown } from '@pratibha/contract/render-module';
import { addressIn, plainAddress } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@pratibha/domain/language/languages';
import { bundleIn, renderModuleAt } from './render-module.ts';
import { readTemplates, type Templates } from './rendered-edition.ts';

/** Where the build of the pages in a language is. @param distDir that of all */
function distOf(distDir: string, language: Language): string {
  return language === FIRST_LANGUAGE ? distDir : join(distDir, language);
}

/** What was built in one language. */
export type BuildOfPages = {
  readonly language: Language;
  readonly distDir: string;
  /** The folder that browsers fetch from. */
  readonly clientDir: string;
  readonly templates: Templates;
  readonly pages: RenderModule;
};

/** Those of all languages, the first language first; one that was not built is left out. */
export async function buildsIn(distDir: string): Promise<readonly BuildOfPages[]> {
  const languages = LANGUAGES.filter((each) => existsSync(join(distOf(distDir, each), 'server')));
  const modules = await Promise.all(
    languages.map((each) => renderModuleAt(bundleIn(distOf(distDir, each)))),
  );
  return Promise.all(
    languages.map(async (language, at) => {
      const dir = distOf(distDir, language);
      const others = modules.filter((_, index) => index !== at);
      const [own] = modules.slice(at);
      if (own === undefined) throw new Error(`Nothing renders pages in ${language}`);
      return {
        ...{ language, distDir: dir, clientDir: join(dir, 'client') },
        templates: await readTemplates(dir),
        pages: pagesIn(language, own, others),
      };
    }),
  );
}

/**
 * A module that renders, for whoever names pages by their addresses in the first language: it takes
 * them in its own, and says in which languages each page is.
 *
 * @param others the modules of the other languages
 */
export function pagesIn(
  language: Language,
  pages: RenderModule,
  others: readonly RenderModule[],
): RenderModule {
  const isThere = (path: string) => isInAll(path, [pages, ...others]);
  return {
    ...pages,
    helpPaths: pages.helpPaths.map(plainAddress),
    render: (path, notice, content, shown) => {
      const own = shown && shownIn(language, shown);
      const page = pages.render(addressIn(language, path), notice, content, own);
      const { canonical } = page.head;
      const isAlone = others.length === 0 || canonical === null || !isThere(canonical);
      return isAlone ? page : { ...page, head: { ...page.head, languages: LANGUAGES } };
    },
  };
}

/** Whether a public page is there in all languages: the handbook of organisers is in one. */
export function isInAll(
  address: string,
  modules: readonly Pick<RenderModule, 'helpPaths'>[],
): boolean {
  const path = plainAddress(address.split(/[?#]/, 1)[0] ?? '');
  return (
    !/^\/help(\/|$)/.test(path) ||
    modules.every(({ helpPaths }) => helpPaths.some((each) => plainAddress(each) === path))
  );
}

/** The addresses to which a page leads, in its language. */
function shownIn(language: Language, shown: Shown): Shown {
  const inOwn = <T extends { readonly path: string }>(at: T): T => ({
    ...at,
    path: addressIn(language, at.path),
  });
  return {
    ...shown,
    archive: shown.archive && inOwn(shown.archive),
    earlier: shown.earlier.map(inOwn),
    ...(shown.of && { of: inOwn(shown.of) }),
  };
}
