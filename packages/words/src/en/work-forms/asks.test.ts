import type { WorkPart } from '@pratibha/domain/works/work-form';
import { expect, test } from 'vitest';
import { askedInWords } from './asks.ts';

const PART: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 1 },
  ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
};

test.each<[Partial<WorkPart>, string]>([
  [{}, 'A picture: JPEG, PNG or WebP, at most 50 MB'],
  [
    { print: 'A4', least_dpi: 300 },
    'A picture: JPEG, PNG or WebP, for A4 with at least 300 dpi, at most 50 MB',
  ],
  [{ kind: 'pdf', print: 'A3', most: 2 }, 'Up to 2 PDFs, for A3, each at most 50 MB'],
  [
    { kind: 'zip', wants_readme: true },
    'A ZIP, or a folder of which one is made, with a README, at most 50 MB',
  ],
  [{ kind: 'link', most_mb: null }, 'A link'],
  [{ kind: 'link', most_mb: null, most: 3 }, 'Up to 3 links'],
  [{ kind: 'any' }, 'A file of any kind, at most 50 MB'],
])('%j: %s', (changes, words) => {
  expect(askedInWords({ ...PART, ...changes })).toBe(words);
});
