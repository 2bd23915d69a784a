import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite calls the code that it puts around every import of a part that is fetched later. */
const HELPER = '\0vite/preload-helper.js';
const OWN = join(import.meta.dirname, '../src/data/fetch-part.ts');

/**
 * Puts our own in its place: Vite's also does what no page of ours needs, and every visitor carries
 * it.
 */
export function smallPreload(): Plugin {
  let isReplaced = false;
  return {
    name: 'pratibha:small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id !== HELPER) return null;
      isReplaced = true;
      return `export { fetchPart as __vitePreload } from ${JSON.stringify(OWN)};`;
    },
    generateBundle() {
      if (!isReplaced) this.error(`Vite has no ${JSON.stringify(HELPER)} any more`);
    },
  };
}
