import type { FoundThings } from '@pratibha/contract/search';
import { expect, it } from 'vitest';
import { foundGroups, matching, type Option, recentGroup, shownGroups } from './options.ts';

const FOUND: FoundThings = {
  people: [
    {
      id: 7,
      name: 'राम थापा',
      email: 'ram@example.test',
      college: 'Ratna College',
      status: 'DELETED',
    },
    { id: 8, name: 'Sita Rai', email: 'sita@example.test', college: null, status: 'ACTIVE' },
  ],
  events: [{ id: 3, title: 'Quiz', status: 'INACTIVE' }],
  registrations: [{ id: 9, person: 'Sita Rai', event_title: 'Quiz', status: 'PENDING' }],
  submissions: [
    { id: 4, person: 'Sita Rai', event_title: 'Quiz', status: 'RESUBMISSION_REQUIRED' },
  ],
  announcements: [{ id: 2, subject: 'Rooms', state: 'draft' }],
};
const said = (options: readonly Option[]) =>
  options.map(({ title, note, way }) => [title, note, 'href' in way ? way.href : null]);

it('what was found says what it is, and leads to it', () => {
  expect(foundGroups(FOUND).flatMap(({ options }) => said(options))).toEqual([
    ['राम थापा', 'ram@example.test · Ratna College · Deleted', '/admin/users/7'],
    ['Sita Rai', 'sita@example.test', '/admin/users/8'],
    ['Quiz #3', 'Inactive', '/admin/events?open=3'],
    ['Sita Rai', 'Quiz · #9 · Pending', '/admin/registrations?open=9'],
    ['Sita Rai', 'Quiz · #4 · Resubmission Required', '/admin/submissions?open=4'],
    ['Rooms', 'Draft', '/admin/announcements/2'],
  ]);
});

it.each([
  ['', ['registration-9', 'person-7']],
  ['quiz', ['registration-9']],
  ['थापा', ['person-7']],
  ['%', []],
])('what was opened last stands in its order, where it holds %j', (q, ids) => {
  const things = [
    { kind: 'registration', id: 9 },
    { kind: 'person', id: 7 },
    { kind: 'event', id: 99 },
  ] as const;
  expect(recentGroup(FOUND, things, q).options.map(({ id }) => id)).toEqual(ids);
});

it('nothing stands there twice, and no group is empty', () => {
  const recent = recentGroup(FOUND, [{ kind: 'person', id: 8 }], '');
  const groups = shownGroups([recent, ...foundGroups({ ...FOUND, announcements: [] })]);
  expect(groups.map(({ name, options }) => [name, ...options.map(({ id }) => id)])).toEqual([
    ['recent', 'person-8'],
    ['people', 'person-7'],
    ['events', 'event-3'],
    ['registrations', 'registration-9'],
    ['submissions', 'submission-4'],
  ]);
});

it('pages and actions are found by words alone, so many at most', () => {
  const options = foundGroups(FOUND).flatMap((group) => group.options);
  expect(matching(options, '', 5)).toEqual([]);
  expect(matching(options, 'SITA', 2).map(({ id }) => id)).toEqual(['person-8', 'registration-9']);
});
