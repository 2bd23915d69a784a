import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const NOT_OURS = new Set(['node_modules', '.git', 'dist', 'test-results', 'playwright-report']);
const TEXT = /\.([cm]?[jt]sx?|css|html|json|md|sql|svg|ya?ml)$|^\.ci\//;

/** What an installation keeps; folders of code are called so, too. */
const DATA = 'data';

export type SourceFile = { readonly path: string; readonly text: string };

/** Every text file of the repository that a person writes, with '/' in its path. */
export function sourceFiles(): SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      const path = relative(ROOT, full).split(sep).join('/');
      if (entry.isDirectory() && !NOT_OURS.has(entry.name) && path !== DATA) walk(full);
      if (entry.isFile() && TEXT.test(path)) found.push({ path, text: readFileSync(full, 'utf8') });
    }
  };
  walk(ROOT);
  return found;
}
