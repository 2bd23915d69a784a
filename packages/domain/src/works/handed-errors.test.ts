import { expect, test } from 'vitest';
import { handedErrors, partsKept, type SentFile, type SentPart } from './handed-errors.ts';
import type { WorkForm } from './work-form.ts';
import { changed } from './work-form-cases.ts';

const JPEG: SentFile = { part: 'poster', size: 50_000_000, media_type: 'image/jpeg' };
const FILES = new Map<string, SentFile>([
  ['jpeg', JPEG],
  ['other', { ...JPEG, media_type: 'image/webp' }],
  ['third', JPEG],
  ['half', { ...JPEG, media_type: null }],
  ['large', { ...JPEG, size: 50_000_001 }],
  ['pdf', { ...JPEG, media_type: 'application/pdf' }],
  ['heic', { ...JPEG, media_type: 'image/heic' }],
  ['elsewhere', { ...JPEG, part: 'sketch' }],
  ['trial', { ...JPEG, part: null }],
]);
const POSTER: SentPart = { id: 'poster', files: ['jpeg'] };
const LINK = 'https://example.test/video';
const missing = { code: 'part-missing', part: 'poster', name: 'Poster' };
const optional = changed({ first: { required: false } });

const CASES: [SentPart[], Record<string, object>, (WorkForm | null)?, string?][] = [
  [[POSTER], {}],
  [[{ id: 'poster', files: ['jpeg', 'other'] }], {}],
  [[POSTER, { id: 'video', links: [LINK] }], {}],
  [[POSTER, { id: 'video', links: ['example.test/video'] }], {}],
  [[POSTER, { id: 'video' }], {}],
  [[], { '/parts': missing }],
  [[{ id: 'poster', files: [] }], { '/parts': missing }],
  [[{ id: 'video', links: [LINK] }], { '/parts': missing }],
  [[POSTER, { id: 'gone' }], { '/parts/1/id': { code: 'unknown-part' } }],
  [[POSTER, POSTER], { '/parts/1/id': { code: 'part-sent-twice' } }],
  [
    [{ id: 'poster', files: ['jpeg', 'other', 'third'] }],
    { '/parts/0/files': { code: 'too-many-files', most: 2 } },
  ],
  [
    [POSTER, { id: 'video', links: [LINK, LINK, LINK] }],
    { '/parts/1/links': { code: 'too-many-links', most: 2 } },
  ],
  [[POSTER, { id: 'video', files: ['third'] }], { '/parts/1/files': { code: 'files-for-link' } }],
  [[{ id: 'poster', links: [LINK] }], { '/parts/0/links': { code: 'links-for-files' } }],
  [
    [{ id: 'poster', files: ['jpeg', 'jpeg'] }],
    { '/parts/0/files/1': { code: 'file-sent-twice' } },
  ],
  ...(
    [
      ['nobody', { code: 'file-unknown' }],
      ['half', { code: 'file-not-complete' }],
      ['large', { code: 'file-too-large', most_mb: 50 }],
      ['pdf', { code: 'file-of-wrong-kind', kind: 'picture' }],
      ['heic', { code: 'file-is-heic' }],
      ['elsewhere', { code: 'file-of-another-part' }],
      ['trial', { code: 'file-of-another-part' }],
    ] as const
  ).map(([key, error]): [SentPart[], Record<string, object>] => [
    [{ id: 'poster', files: [key] }],
    { '/parts/0/files/0': error },
  ]),
  ...(
    [
      [' ', { code: 'required', field: 'part_link' }],
      ['video', { code: 'invalid-link' }],
      ['javascript:alert(1)', { code: 'invalid-link' }],
      ['http://localhost:3000', { code: 'own-computer-link' }],
      [
        `https://a.test/${'x'.repeat(2_048)}`,
        { code: 'too-long', field: 'part_link', limit: 2_048 },
      ],
    ] as const
  ).map(([link, error]): [SentPart[], Record<string, object>] => [
    [POSTER, { id: 'video', links: [link] }],
    { '/parts/1/links/0': error },
  ]),
  // Any file is right where any will do, and never where a link is.
  [[{ id: 'poster', files: ['pdf'] }], {}, changed({ first: { kind: 'any' } })],
  [
    [{ id: 'poster', files: ['jpeg'] }],
    { '/parts/0/files/0': { code: 'file-of-wrong-kind', kind: 'zip' } },
    changed({ first: { kind: 'zip' } }),
  ],
  [
    [{ id: 'poster', files: ['heic'] }],
    { '/parts/0/files/0': { code: 'file-of-wrong-kind', kind: 'pdf' } },
    changed({ first: { kind: 'pdf' } }),
  ],
  // The link to the work beside the parts.
  [[POSTER], { '/work_link': { code: 'link-not-asked' } }, null, LINK],
  [[], { '/parts': { code: 'nothing-sent' } }, optional],
  [[], {}, { ...optional, asks_link: 'optional' }, LINK],
  [[], { '/parts': { code: 'nothing-sent' } }, { ...optional, asks_link: 'optional' }, ' '],
  [[{ id: 'video', links: [LINK] }], {}, optional],
  // That it is missing is said of the link itself.
  [[], {}, { ...optional, asks_link: 'required' }],
];

test.each(CASES)('%#: %j', (parts, expected, form, work_link) => {
  const found = handedErrors(form ?? changed({}), { parts, work_link }, FILES);
  expect(Object.fromEntries(found.map(({ pointer, error }) => [pointer, error]))).toEqual(expected);
});

test('links are kept with their scheme', () => {
  expect(partsKept([{ id: 'video', links: ['example.test'] }, POSTER])).toEqual([
    { id: 'video', files: [], links: ['https://example.test'] },
    { id: 'poster', files: ['jpeg'], links: [] },
  ]);
});
