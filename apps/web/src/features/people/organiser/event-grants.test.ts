import { ProblemError } from '@pratibha/contract/client';
import { describe, expect, test } from 'vitest';
import {
  type EventsValue,
  eventsErrors,
  eventsValueOf,
  grantsCount,
  grantsInWords,
  grantsOf,
  isSameGrants,
  refusedLines,
  withNewLine,
} from './event-grants.ts';

const PHOTO = { event_id: 4, event_title: 'Photo Story', kind: 'read' } as const;
const DESIGN = { event_id: 7, event_title: 'Design', kind: 'organise' } as const;
const EVERY = { event_id: null, event_title: null, kind: 'read' } as const;

function refusal(pointer: string): ProblemError {
  const wrong = { code: 'unknown-event', params: {} };
  const errors = [{ pointer, message: 'No such event.', ...wrong }];
  const type = 'http://localhost/docs#problem-validation';
  const body = { type, title: 'Wrong', status: 422, detail: 'Wrong', ...wrong, errors };
  return new ProblemError(422, body, null);
}

describe('the events of an event admin', () => {
  test.each([
    [[], 'all', '0 events', ['All events']],
    [[PHOTO], 'some', '1 event', ['Photo Story (reads)']],
    [[PHOTO, DESIGN], 'some', '2 events', ['Photo Story (reads)', 'Design (organises)']],
    [[EVERY, DESIGN], 'some', 'Every event', ['Every event (reads)', 'Design (organises)']],
  ] as const)('%j go through the form unchanged', (grants, scope, count, words) => {
    const value = eventsValueOf([...grants]);
    expect(value.scope).toBe(scope);
    expect(grantsOf(value)).toEqual(grants.map(({ event_id, kind }) => ({ event_id, kind })));
    expect(eventsErrors(value)).toEqual({});
    expect(grantsCount([...grants])).toBe(count);
    expect(grantsInWords([...grants])).toEqual(words);
  });

  test('a change of mind loses no line, and asks for none', () => {
    const value: EventsValue = { ...eventsValueOf([PHOTO]), scope: 'all' };
    expect(value.lines).toHaveLength(1);
    expect(grantsOf(value)).toEqual([]);
    expect(isSameGrants(value, eventsValueOf([]))).toBe(true);
    expect(isSameGrants(value, eventsValueOf([PHOTO]))).toBe(false);
    expect(isSameGrants(eventsValueOf([PHOTO]), eventsValueOf([PHOTO]))).toBe(true);
  });

  test('lines that say nothing are told, whatever was removed before them', () => {
    const [, second] = eventsValueOf([PHOTO, DESIGN]).lines;
    const lines = withNewLine(second ? [second] : []);
    expect(lines.map(({ key }) => key)).toEqual([1, 2]);
    expect(Object.keys(eventsErrors({ scope: 'some', lines }))).toEqual(['line-2']);
    expect(Object.keys(eventsErrors({ scope: 'some', lines: [] }))).toEqual(['lines']);
  });

  test.each([
    ['/event_grants/1/event_id', 'line-1'],
    ['/event_grants', 'lines'],
    ['/event_grants/9/kind', 'lines'],
    ['/role', undefined],
  ])('what the server says of %s stands at %s', (pointer, name) => {
    const { lines } = eventsValueOf([PHOTO, DESIGN]);
    const expected = name === undefined ? {} : { [name]: 'No such event.' };
    expect(refusedLines(refusal(pointer), lines)).toEqual(expected);
  });
});
