import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import { expect, test } from 'vitest';
import type { Upload } from '../../../../data/uploads/upload.ts';
import { filesOf, movedBy, sentParts, settledParts, startParts } from './parts-draft.ts';
import { FORM, ownUpload, upload } from './testing/parts-facts.ts';

const handed = (ids: readonly number[]) =>
  ({
    parts: [{ id: 'poster', files: ids.map((id) => ({ id })), links: ['https://works.example'] }],
  }) as unknown as HandedWork;

const START: readonly [string, HandedWork | null, readonly OwnUpload[], readonly string[]][] = [
  ['nothing was sent', null, [], []],
  ['what was sent from another device is there', null, [ownUpload({ id: 1 })], ['key-1']],
  ['what is not whole is not', null, [ownUpload({ id: 1, sha256: null })], []],
  ['a trial is no part of it', null, [ownUpload({ id: 1, part: null })], []],
  ['what was handed in and taken out is not', null, [ownUpload({ is_handed_in: true })], []],
  [
    'what the revision has, in the order in which it was put',
    handed([2, 1]),
    [ownUpload({ id: 2, is_handed_in: true }), ownUpload({ id: 1, is_handed_in: true })],
    ['key-2', 'key-1'],
  ],
  [
    'what the revision has, in its order',
    handed([1, 2]),
    [ownUpload({ id: 2, is_handed_in: true }), ownUpload({ id: 1, is_handed_in: true })],
    ['key-1', 'key-2'],
  ],
];

test.each(START)('the parts begin: %s', (_, before, own, files) => {
  expect(startParts(FORM, before, own)).toEqual([
    { id: 'poster', links: before === null ? [] : ['https://works.example'], files },
    { id: 'film', links: [], files: [] },
  ]);
});

test('uploads of this browser are in their part, and what is nowhere falls out', () => {
  const uploads = [upload({ id: 'a' }), upload({ id: 'b', address: '/api/uploads/key-3' })];
  const own = [ownUpload({ id: 1 }), ownUpload({ id: 3 })];
  const draft = [{ id: 'poster', links: [], files: ['key-1', '+b', '+gone', 'key-9', 'key-3'] }];
  expect(settledParts(FORM, draft, uploads, own)).toEqual([
    { id: 'poster', links: [], files: ['key-1', '+b', '+a'] },
    { id: 'film', links: [], files: [] },
  ]);
  expect(filesOf(draft[0] ?? { id: '', links: [], files: [] }, uploads, own)).toMatchObject([
    { ref: 'key-1', upload: null },
    { ref: '+b', upload: { id: 'b' } },
    { ref: 'key-3', upload: null },
  ]);
});

test('keys and links are sent, without what is empty', () => {
  const uploads: readonly Upload[] = [upload({ id: 'a', address: '/api/uploads/key-7' })];
  const parts = [
    { id: 'poster', links: [], files: ['+a', 'key-1', '+gone'] },
    { id: 'film', links: [' https://film.example ', ''], files: [] },
    { id: 'more', links: [''], files: [] },
  ];
  expect(sentParts(parts, uploads)).toEqual([
    { id: 'poster', files: ['key-7', 'key-1'] },
    { id: 'film', links: ['https://film.example'] },
  ]);
});

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('one is moved from %i by %i', (at, by, order) => {
  expect(movedBy([...'abc'], at, by).join('')).toBe(order);
});
