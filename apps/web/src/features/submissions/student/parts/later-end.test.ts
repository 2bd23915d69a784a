import { expect, test } from 'vitest';
import { laterEndOf } from './later-end.ts';
import { FORM, ownUpload, upload } from './testing/parts-facts.ts';

const CLOSE = '2025-08-13T18:14:00.000Z';
const EVENT = { submission_close: CLOSE };
const BEFORE = '2025-08-13T18:13:59.000Z';
const AFTER = '2025-08-13T18:14:01.000Z';
const GRACE = { at: new Date('2025-08-13T18:44:00.000Z'), by: 'grace' };
const MEND = '2025-08-14T18:14:00.000Z';

const parts = (...files: string[]) => [{ id: 'poster', links: [], files }];
const NOTHING = { parts: parts(), uploads: [], own: [], handed: null };

test.each([
  ['nothing was begun', {}, null],
  ['it waits and was not begun', { parts: parts('+a'), uploads: [upload()] }, null],
  ['begun in time', { parts: parts('+a'), uploads: [upload({ begunAt: BEFORE })] }, GRACE],
  ['begun too late', { parts: parts('+a'), uploads: [upload({ begunAt: AFTER })] }, null],
  ['begun in time, and taken out again', { uploads: [upload({ begunAt: BEFORE })] }, null],
  [
    'sent in time from another device',
    { parts: parts('key-1'), own: [ownUpload({ begun_at: BEFORE })] },
    GRACE,
  ],
  [
    'what was handed in already is no reason',
    { parts: parts('key-1'), own: [ownUpload({ begun_at: BEFORE, is_handed_in: true })] },
    null,
  ],
  [
    'the later of both counts',
    {
      parts: parts('+a'),
      uploads: [upload({ begunAt: BEFORE })],
      handed: { mend_until: MEND },
    },
    { at: new Date(MEND), by: 'mending' },
  ],
])('%s', (_, facts, end) => {
  expect(laterEndOf(EVENT, FORM, { ...NOTHING, ...facts })).toEqual(end);
});
