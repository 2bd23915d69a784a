import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  answersByKey,
  type SetAnswerInput,
  setAnswerErrors,
  whyNotAddSetAnswer,
  whyNotWriteSetAnswer,
} from './set-answers.ts';

const ANSWER: SetAnswerInput = {
  title: 'Too late',
  kind: 'registration',
  decision: 'REJECTED',
  remarks: 'It came after the last day, {{first_name|dear student}}.',
  tag_id: null,
  assigns: null,
};

describe('a set answer', () => {
  test.each<[string, Partial<SetAnswerInput>, object]>([
    ['decides with remarks', {}, {}],
    ['decides without remarks', { remarks: null }, {}],
    ['tags alone', { decision: null, remarks: null, tag_id: 3 }, {}],
    ['assigns alone', { decision: null, remarks: ' ', assigns: 'me' }, {}],
    [
      'of a work may ask for it again',
      { kind: 'submission', decision: 'RESUBMISSION_REQUIRED' },
      {},
    ],
    [
      'decides nothing that its kind does not know',
      { decision: 'ACCEPTED' },
      { decision: { code: 'unknown-decision', values: ['SHORTLISTED', 'REJECTED'] } },
    ],
    ['does something', { decision: null, remarks: null }, { decision: { code: 'does-nothing' } }],
    [
      'says nothing to a student whom nothing is decided on',
      { decision: null, tag_id: 3 },
      { remarks: { code: 'remarks-without-decision' } },
    ],
    ['has a title', { title: ' ' }, { title: { code: 'required', field: 'set_answer' } }],
    [
      'has a short title',
      { title: 'a'.repeat(61) },
      { title: { code: 'too-long', field: 'set_answer', limit: 60 } },
    ],
    [
      'has remarks as a decision has them',
      { remarks: 'a'.repeat(LIMITS.remarks + 1) },
      { remarks: { code: 'too-long', field: 'remarks', limit: LIMITS.remarks } },
    ],
    [
      'has placeholders that can be filled',
      { remarks: '{{frist_name|you}}' },
      { remarks: { code: 'unknown-placeholder', name: 'frist_name', line: 1 } },
    ],
  ])('%s', (_title, change, errors) => {
    expect(setAnswerErrors({ ...ANSWER, ...change })).toEqual(errors);
  });
});

test.each([
  ['EVENT_ADMIN', true, 'shared-by-admins'],
  ['EVENT_ADMIN', false, null],
  ['ADMIN', true, null],
  ['SUPER_ADMIN', true, null],
] as const)('%s writes one that is shared (%s): %s', (role, isShared, why) => {
  expect(whyNotWriteSetAnswer({ isShared, actor: { role } })).toBe(why);
});

test('there are so many at most', () => {
  expect(whyNotAddSetAnswer({ others: 49 })).toBeNull();
  expect(whyNotAddSetAnswer({ others: 50 })).toBe('too-many-set-answers');
});

test('a key uses one’s own before one that is shared, and the older of two', () => {
  const answers = [
    { id: 1, kind: 'registration', is_shared: true, key: 1 },
    { id: 2, kind: 'registration', is_shared: true, key: 2 },
    { id: 3, kind: 'registration', is_shared: true, key: 2 },
    { id: 4, kind: 'registration', is_shared: false, key: 1 },
    { id: 5, kind: 'registration', is_shared: false, key: null },
    { id: 6, kind: 'submission', is_shared: false, key: 9 },
  ] as const;
  const ids = (kind: 'registration' | 'submission') =>
    [...answersByKey(answers, kind)].map(([key, { id }]) => [key, id]);
  expect(ids('registration')).toEqual([
    ['1', 4],
    ['2', 2],
  ]);
  expect(ids('submission')).toEqual([['9', 6]]);
});
