import type { SeenFile, SeenPart } from '@pratibha/contract/seen-files';
import { picturedPages } from './previews.ts';

/** A revision as it is compared. */
export type ComparedRevision = {
  readonly revision: number;
  readonly submitted_at: string;
  readonly parts: readonly SeenPart[];
};

/** A page of a file that stands at the same place in two revisions; null: one has none there. */
export type ComparedPage = {
  readonly key: string;
  readonly part: string;
  /** The place of the file in its part, from 1 on, and how many that has. */
  readonly n: number;
  readonly files: number;
  readonly page: number;
  readonly pages: number;
  readonly left: SeenFile | null;
  readonly right: SeenFile | null;
};

/** What two revisions have at the same places, page by page; what cannot be shown is left out. */
export function comparedPages(left: ComparedRevision, right: ComparedRevision): ComparedPage[] {
  const ids = new Set([...right.parts, ...left.parts].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [one, other] = [partOf(left, id), partOf(right, id)];
    const files = Math.max(one?.files.length ?? 0, other?.files.length ?? 0);
    const part = other?.name ?? one?.name ?? '';
    return Array.from({ length: files }, (_, at) => {
      const pair = { left: one?.files[at] ?? null, right: other?.files[at] ?? null };
      const pages = [...new Set([...pagesOf(pair.left), ...pagesOf(pair.right)])];
      return pages
        .toSorted((a, b) => a - b)
        .map((page) => ({
          ...{ key: `${id} ${at} ${page}`, part, n: at + 1, files, page, pages: pages.length },
          left: pagesOf(pair.left).includes(page) ? pair.left : null,
          right: pagesOf(pair.right).includes(page) ? pair.right : null,
        }));
    }).flat();
  });
}

function partOf({ parts }: ComparedRevision, id: string): SeenPart | undefined {
  return parts.find((part) => part.id === id);
}

function pagesOf(file: SeenFile | null): readonly number[] {
  return file === null ? [] : picturedPages(file);
}
