import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What a page needs beside its document: addresses of files. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The pages of a document whose code is in files of their own, by their paths. */
export async function pageFiles(
  clientDir: string,
  document: 'student' | 'console',
): Promise<ReadonlyMap<string, PageFiles>> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Manifest;
  const known = reachedFrom(manifest, `${document}.html`);
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, of, path] =
      /^src\/entry\/([a-z]+)\/routes(\/.+?)(?:\/index)?\.tsx\?tsr-split=component$/.exec(key) ?? [];
    if (of !== document || path === undefined) return [];
    const chunks = [...reachedFrom(manifest, key)].filter((each) => !known.has(each));
    const files = chunks.flatMap((each) => manifest[each] ?? []);
    const scripts = files.map(({ file }) => `/${file}`);
    const styles = [...new Set(files.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))];
    return [[path, { scripts, styles }] as const];
  });
  return new Map(pages);
}

/** The chunks that come with one, itself too. */
function reachedFrom(manifest: Manifest, key: string): ReadonlySet<string> {
  const reached = new Set([key]);
  // A set hands out what is added to it while it is walked through.
  for (const each of reached) for (const next of manifest[each]?.imports ?? []) reached.add(next);
  return reached;
}
