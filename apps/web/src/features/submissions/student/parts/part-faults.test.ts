import type { OwnUpload } from '@pratibha/contract/uploads';
import { expect, test } from 'vitest';
import type { Upload } from '../../../../data/uploads/upload.ts';
import { fieldAt, partFaults } from './part-faults.ts';
import { FORM, ownUpload, upload } from './testing/parts-facts.ts';

const MISSING = { 'part:poster': 'Poster is missing.' };

type Case = {
  readonly files?: readonly string[];
  readonly links?: readonly string[];
  readonly uploads?: readonly Upload[];
  readonly own?: readonly OwnUpload[];
};

const CASES: readonly [string, Case, object][] = [
  ['nothing', {}, MISSING],
  ['a link alone', { links: ['https://film.example'] }, MISSING],
  ['a file on its way', { files: ['+a'], uploads: [upload()] }, {}],
  ['a file that is there', { files: ['key-1'], own: [ownUpload()] }, {}],
  [
    'a file of another kind',
    { files: ['key-1'], own: [ownUpload({ media_type: 'application/pdf' })] },
    { 'part:poster': 'This file is no picture that is taken here. Send a JPEG, PNG or WebP.' },
  ],
  [
    'too many',
    {
      files: ['+a', 'key-1', 'key-2', 'key-3'],
      uploads: [upload()],
      own: [1, 2, 3].map((id) => ownUpload({ id })),
    },
    { 'part:poster': 'Give at most 3 files here.' },
  ],
  [
    'one that could not be sent',
    { files: ['+a'], uploads: [upload({ state: 'failed' })] },
    { 'part:poster': 'One of your files could not be sent. Look at it above, or remove it.' },
  ],
  [
    'a link that is none',
    { files: ['+a'], uploads: [upload()], links: ['works'] },
    { 'part:film': expect.any(String) as string },
  ],
];

test.each(CASES)('%s', (_, { files = [], links = [], uploads = [], own = [] }, faults) => {
  const parts = [
    { id: 'poster', links: [], files },
    { id: 'film', links, files: [] },
  ];
  expect(partFaults({ form: FORM, workLink: '', parts, uploads, own })).toEqual(faults);
});

test.each([
  ['/description', 'description'],
  ['/parts/1/files/0', 'part:film'],
  ['/parts/0/links', 'part:poster'],
  ['/parts', 'parts'],
  ['/parts/9/files', 'parts'],
])('a message at %s stands under %s', (pointer, field) => {
  expect(fieldAt(pointer.split('/').slice(1), [{ id: 'poster' }, { id: 'film' }])).toBe(field);
});
