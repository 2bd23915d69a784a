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

/** The address of a script that stands by itself (`entry/NAME.ts`); null in a build without it. */
export async function scriptOf(clientDir: string, name: string): Promise<string | null> {
  const chunk = (await manifestIn(clientDir))[`src/entry/${name}.ts`];
  return chunk ? `/${chunk.file}` : null;
}

async function manifestIn(clientDir: string): Promise<Manifest> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** The pages of a document whose code is in files of their own, by their paths. */
export async function pageFiles(
  clientDir: string,
  document: 'student' | 'console',
): Promise<ReadonlyMap<string, PageFiles>> {
  const manifest = await manifestIn(clientDir);
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
