import { afterEach, describe, expect, it } from 'vitest';
import { forgetRecent } from '../../../shell/session/saved-drafts.ts';
import { keepAddress, recentThings } from './recent-things.ts';

afterEach(() => localStorage.clear());

describe('an address shows', () => {
  it.each([
    ['/admin/users/12', { kind: 'person', id: 12 }],
    ['/admin/users?open=12', null],
    ['/admin/events?q=a&open=3', { kind: 'event', id: 3 }],
    ['/admin/events', null],
    ['/admin/registrations/?open=5&sort=id', { kind: 'registration', id: 5 }],
    ['/admin/events-registrations?open=5', { kind: 'registration', id: 5 }],
    ['/admin/submissions?open=7', { kind: 'submission', id: 7 }],
    ['/admin/announcements/4', { kind: 'announcement', id: 4 }],
    ['/admin/judging/4', null],
    ['/admin/audit?open=9', null],
    ['/admin/events?open=x', null],
  ] as const)('%s: %j', (address, thing) => {
    keepAddress(1, address);
    expect(recentThings(1)).toEqual(thing === null ? [] : [thing]);
  });
});

it('what somebody opened last is theirs alone, and goes with a logout', () => {
  keepAddress(1, '/admin/users/12');
  keepAddress(1, '/admin/events?open=3');
  keepAddress(12, '/admin/events?open=4');
  expect(recentThings(1)).toEqual([
    { kind: 'event', id: 3 },
    { kind: 'person', id: 12 },
  ]);
  forgetRecent(1);
  expect(recentThings(1)).toEqual([]);
  expect(recentThings(12)).toEqual([{ kind: 'event', id: 4 }]);
});

it('what stands there by somebody else’s hand is no thing', () => {
  localStorage.setItem('pratibha.recent.1.', 'person-12,<b>,judge-1,event--1,person-0');
  expect(recentThings(1)).toEqual([{ kind: 'person', id: 12 }]);
});
