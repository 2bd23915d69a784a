import type { SeenFile, SeenPart } from '@pratibha/contract/seen-files';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { said } from '../../data/said.ts';

/** A file among those of a work, with the name by which it is shown. */
export type ShownFile = {
  readonly file: SeenFile;
  readonly name: string;
  readonly partId: string;
  /** Its place among all of the work that are shown, from 0 on. */
  readonly at: number;
};

/** The files of all parts, in their order; those without a name are called by their part. */
export function shownFiles(parts: readonly SeenPart[]): readonly ShownFile[] {
  return parts
    .flatMap((part) =>
      part.files.map((file, n) => ({
        file,
        name: file.name ?? PARTS_WORDS.file(said(part.name), n + 1, part.files.length),
        partId: part.id,
      })),
    )
    .map((shown, at) => ({ ...shown, at }));
}

/** Whether something of it is still being looked at, so that it is worth asking again. */
export function areLookedAt(parts: readonly Pick<SeenPart, 'files'>[]): boolean {
  return parts.some(({ files }) => files.some(({ state }) => state === 'waiting'));
}
