import type { SeenFile, SeenPart } from '@pratibha/contract/seen-files';
import { expect, test } from 'vitest';
import { comparedPages } from './compared.ts';

const file = (id: number, pages: readonly number[]): SeenFile => ({
  ...{ id, name: `${id}.pdf`, size: 1, media_type: 'application/pdf', sha256: `${id}` },
  ...{ state: 'done', kind: 'pdf', width: null, height: null, pages: pages.length },
  ...{ findings: [], entries: null, entry_count: null, readme: null },
  previews: pages.map((page) => ({ page, width: 480, height: 679 })),
});
const part = (id: string, files: SeenFile[]): SeenPart => ({
  ...{ id, name: id.toUpperCase(), kind: 'pdf', print: null, files, links: [] },
});
const revision = (number: number, parts: SeenPart[]) => ({
  ...{ revision: number, submitted_at: '2030-01-01T00:00:00Z', parts },
});

test('pages stand beside what was at the same place before', () => {
  const pages = comparedPages(
    revision(1, [part('poster', [file(1, [1, 2])])]),
    revision(2, [part('poster', [file(2, [1]), file(3, [1])])]),
  );
  expect(
    pages.map(({ part: name, n, page, pages: of, left, right }) => [
      ...[name, n, page, of],
      ...[left?.id ?? null, right?.id ?? null],
    ]),
  ).toEqual([
    ['POSTER', 1, 1, 2, 1, 2],
    ['POSTER', 1, 2, 2, 1, null],
    ['POSTER', 2, 1, 1, null, 3],
  ]);
});

test('a part that is asked for no more is shown all the same', () => {
  const pages = comparedPages(
    revision(1, [part('sketch', [file(1, [1])])]),
    revision(2, [part('poster', [file(2, [1])])]),
  );
  expect(pages.map(({ part: name, left }) => [name, left?.id ?? null])).toEqual([
    ['POSTER', null],
    ['SKETCH', 1],
  ]);
});

test('what has no picture is left out', () => {
  expect(comparedPages(revision(1, [part('a', [file(1, [])])]), revision(2, []))).toEqual([]);
});
