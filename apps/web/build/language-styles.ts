import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@pratibha/domain/language/languages';
import type { Plugin } from 'vite';

const STYLES = join(import.meta.dirname, '../src/shell/styles');
/** What every document has of styles. */
const COMMON = join(STYLES, 'base.css');
/** What a script needs that is not Latin. */
const OF_SCRIPT: Readonly<Partial<Record<Language, string>>> = {
  ne: join(STYLES, 'devanagari.css'),
};

/** Puts what the script of a language needs of looks behind the common styles of its build. */
export function languageStyles(language: Language): Plugin {
  const own = OF_SCRIPT[language];
  return {
    name: 'pratibha:language-styles',
    enforce: 'pre',
    async transform(code, id) {
      if (own === undefined || id.split('?', 1)[0] !== COMMON) return null;
      this.addWatchFile(own);
      return { code: `${code}\n${await readFile(own, 'utf8')}`, map: null };
    },
  };
}
