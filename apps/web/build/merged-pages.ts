import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, filesAfter, filesOfDocuments, walk } from './built-pages.ts';

/** A page of a student by the name that Vite's manifest gives it where it has a file of its own. */
const PAGE = /\/(src\/entry\/student\/routes\/.+\.tsx\?tsr-split=component)$/;

type Manifest = Record<string, { readonly file: string }>;

/**
 * Names in the manifest the pages that stand in one file with others, as if each had its own: the
 * server looks up what a page needs, and `npm run sizes` what it weighs.
 */
export function mergedPages(): Plugin {
  return {
    name: 'pratibha:merged-pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, built) {
      const bundle = built as Bundle;
      const scripts = filesOfDocuments(bundle);
      for (const script of scripts) {
        const reached = walk([script], (file) => filesAfter(bundle, file));
        // Whoever loads the script of a document runs all of it.
        const other = scripts.find((each) => each !== script && reached.has(each));
        if (other !== undefined) this.error(`What ${script} loads brings along ${other}`);
      }
    },
    async writeBundle({ dir = '' }, bundle) {
      const listing = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(listing, 'utf8')) as Manifest;
      // What was left out of the build (`languages.ts`) is no page of it.
      for (const [name, { file }] of Object.entries(manifest))
        if (bundle[file] === undefined) delete manifest[name];
      const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
      for (const built of Object.values(bundle)) {
        const entry = byFile.get(built.fileName);
        if (built.type !== 'chunk' || entry === undefined) continue;
        for (const id of Object.keys(built.modules)) {
          const name = PAGE.exec(id)?.[1];
          if (name !== undefined) manifest[name] ??= entry;
        }
      }
      await writeFile(listing, JSON.stringify(manifest));
    },
  };
}
