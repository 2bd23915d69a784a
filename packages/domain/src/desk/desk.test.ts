import { describe, expect, test } from 'vitest';
import {
  DESK_LIMITS,
  MOST_TAGS,
  noteErrors,
  tagErrors,
  whyNotEditNote,
  whyNotMakeTag,
  whyNotRemoveNote,
  whyNotTag,
} from './desk.ts';

test('a note and a tag say something, and not too much', () => {
  expect(noteErrors({ text: 'Phoned, comes later.' })).toEqual({});
  expect(noteErrors({ text: ' \n' })).toEqual({ text: { code: 'required', field: 'desk_note' } });
  expect(noteErrors({ text: 'क'.repeat(DESK_LIMITS.note + 1) })).toEqual({
    text: { code: 'too-long', field: 'desk_note', limit: DESK_LIMITS.note },
  });
  expect(tagErrors({ label: 'Vegetarian' })).toEqual({});
  expect(tagErrors({ label: '' })).toEqual({ label: { code: 'required', field: 'tag' } });
  expect(tagErrors({ label: 'x'.repeat(DESK_LIMITS.label + 1) })).toEqual({
    label: { code: 'too-long', field: 'tag', limit: DESK_LIMITS.label },
  });
});

describe('a note', () => {
  test.each([
    ['its author', 'EVENT_ADMIN', 5, null, null],
    ['another event admin', 'EVENT_ADMIN', 6, 'not-your-note', 'not-your-note'],
    ['an admin', 'ADMIN', 6, 'not-your-note', null],
    ['a super admin', 'SUPER_ADMIN', 6, 'not-your-note', null],
  ] as const)('is changed and removed by %s', (_, role, id, edit, remove) => {
    const facts = { authorId: 5, actor: { id, role } };
    expect(whyNotEditNote(facts)).toBe(edit);
    expect(whyNotRemoveNote(facts)).toBe(remove);
  });
});

test('there are so many tags at most', () => {
  expect(whyNotMakeTag({ others: MOST_TAGS - 1 })).toBeNull();
  expect(whyNotMakeTag({ others: MOST_TAGS })).toBe('too-many-tags');
});

test.each([
  [null, [1, 2, null], null],
  [1, [1, 1], null],
  [1, [1, 2], 'tag-of-another-event'],
  [1, [null], 'tag-of-another-event'],
] as const)('a tag of event %j goes on rows of %j: %j', (tagEvent, rowEvents, expected) => {
  expect(whyNotTag({ tagEvent, rowEvents })).toBe(expected);
});
