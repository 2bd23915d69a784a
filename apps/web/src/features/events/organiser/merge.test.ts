import { expect, it } from 'vitest';
import { newEventValues } from './event-values.ts';
import { mergeValues } from './merge.ts';

const START = {
  ...newEventValues(new Date('2025-07-16T04:15:00Z'), null),
  title: 'Quiz',
  capacity: '30',
};

it('keeps what I changed and takes what they changed', () => {
  const mine = { ...START, title: 'Quiz Night' };
  const theirs = { ...START, capacity: '40' };
  expect(mergeValues(START, mine, theirs)).toEqual({
    values: { ...START, title: 'Quiz Night', capacity: '40' },
    clashes: [],
  });
});

it('names what both changed, where mine stands', () => {
  const merged = mergeValues(START, { ...START, capacity: '50' }, { ...START, capacity: '40' });
  expect(merged.values.capacity).toBe('50');
  expect(merged.clashes).toEqual(['capacity']);
});

it('knows no clash where both made the same change', () => {
  const both = { ...START, capacity: '40' };
  expect(mergeValues(START, both, { ...both }).clashes).toEqual([]);
});

it('leaves no submission dates where they turned submissions off', () => {
  const start = { ...START, requires_submission: true, submission_start: '2025-08-01T10:00' };
  const mine = { ...start, submission_start: '2025-08-02T10:00' };
  const theirs = { ...start, requires_submission: false, submission_start: '' };
  const { values } = mergeValues(start, mine, theirs);
  expect(values.requires_submission).toBe(false);
  expect(values.submission_start).toBe('');
});
