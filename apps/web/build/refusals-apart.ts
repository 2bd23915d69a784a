import type { Plugin } from 'vite';

/** By what a module is there a second time. */
const APART = '?apart';
const WORDS = /\/packages\/words\/src\/ne\//;

/**
 * Keeps the words of refusals in a file of their own, with copies of those that pages say, too:
 * where both shared them, every page would fetch a file for each. Pages in English have none.
 */
export function refusalsApart(): Plugin {
  return {
    name: 'pratibha:refusals-apart',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      const isApart = importer?.endsWith(APART) ?? false;
      if (!source.startsWith('.') || !(isApart || source.endsWith('/refusal-words.ts')))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && WORDS.test(found.id) ? { ...found, id: found.id + APART } : found;
    },
  };
}
