import { describe, expect, test } from 'vitest';
import { ACTIONS, isOfOneEvent, mayDo, mayInEvent } from './access.ts';
import {
  consoleGrants,
  type EventGrant,
  eventsOf,
  isEveryEvent,
  isRelated,
  isRelatedToAny,
  RELATIONS,
} from './grants.ts';
import { ROLES, type Role } from './people/roles.ts';

/**
 * Grants as '5:organise', or '*:read' for every event; several of one event stand beside each
 * other.
 */
function grantsOf(text: string): EventGrant[] {
  return text.split(' ').flatMap((each) => {
    const [event, name] = each.split(':');
    const kind = RELATIONS.find((one) => one === name);
    return kind ? [{ event_id: event === '*' ? null : Number(event), kind }] : [];
  });
}

function person(role: Role, grants = '') {
  return { role, event_grants: grantsOf(grants) };
}

/** What the person is: organise, read, judge, check-in. */
function lettersOf(is: (kind: (typeof RELATIONS)[number]) => boolean): string {
  return RELATIONS.map((kind) => (is(kind) ? kind[0] : '-')).join('');
}

describe('relations', () => {
  test.each([
    // to event 5, to event 6, to all, to any; which events are organised, and which are read
    ['USER', '', '----', '----', '----', '----', [], []],
    ['USER', '*:organise', '----', '----', '----', '----', [], []],
    ['USER', '5:judge', '--j-', '----', '----', '--j-', [], []],
    ['USER', '*:check-in 5:read', '---c', '---c', '---c', '---c', [], []],
    ['EVENT_ADMIN', '', '----', '----', '----', '----', [], []],
    ['EVENT_ADMIN', '5:organise', 'or-c', '----', '----', 'or-c', [5], [5]],
    ['EVENT_ADMIN', '5:read', '-r--', '----', '----', '-r--', [], [5]],
    ['EVENT_ADMIN', '5:read 5:judge', '-rj-', '----', '----', '-rj-', [], [5]],
    ['EVENT_ADMIN', '5:read 5:organise', 'or-c', '----', '----', 'or-c', [5], [5]],
    ['EVENT_ADMIN', '5:judge 6:check-in', '--j-', '---c', '----', '--jc', [], []],
    ['EVENT_ADMIN', '*:organise', 'or-c', 'or-c', 'or-c', 'or-c', null, null],
    ['EVENT_ADMIN', '*:read', '-r--', '-r--', '-r--', '-r--', [], null],
    ['EVENT_ADMIN', '5:organise 6:read', 'or-c', '-r--', '----', 'or-c', [5], [5, 6]],
    ['EVENT_ADMIN', '*:read 5:organise', 'or-c', '-r--', '-r--', 'or-c', [5], null],
    ['EVENT_ADMIN', '*:organise 5:read', 'or-c', 'or-c', 'or-c', 'or-c', null, null],
    ['ADMIN', '', 'or-c', 'or-c', 'or-c', 'or-c', null, null],
    ['ADMIN', '5:read', 'or-c', 'or-c', 'or-c', 'or-c', null, null],
    ['ADMIN', '5:judge', 'orjc', 'or-c', 'or-c', 'orjc', null, null],
    ['SUPER_ADMIN', '', 'or-c', 'or-c', 'or-c', 'or-c', null, null],
  ] as const)('%s with "%s"', (role, grants, five, six, all, any, organised, read) => {
    const actor = person(role, grants);
    const found = [5, 6, null].map((id) => lettersOf((kind) => isRelated(actor, kind, id)));
    expect(found).toEqual([five, six, all]);
    expect(lettersOf((kind) => isRelatedToAny(actor, kind))).toBe(any);
    expect([eventsOf(actor, 'organise'), eventsOf(actor, 'read')]).toEqual([organised, read]);
  });

  test('of a session that tells of none are those to every event, and of event admins alone', () => {
    const found = ROLES.map((role) => lettersOf((kind) => isRelated({ role }, kind, 5)));
    expect(found).toEqual(['----', 'or-c', 'or-c', 'or-c']);
  });

  test.each([
    ['', '', false],
    ['*:organise', '*:organise', true],
    ['*:read', '*:read', false],
    ['5:organise', '5:organise', false],
    ['*:organise 5:read', '*:organise 5:read', false],
    ['*:organise 5:judge', '*:organise', false],
    ['5:judge *:check-in', '', false],
  ])('"%s" open the console as "%s"', (grants, opening, isAll) => {
    expect(consoleGrants(grantsOf(grants))).toEqual(grantsOf(opening));
    expect(isEveryEvent(grantsOf(grants))).toBe(isAll);
  });
});

/**
 * What an event admin may do, by the relation to the event that it is about: o with organise, r
 * with read, - by judging it. Only with a relation to every event: in capitals.
 */
const NEEDED: Partial<Record<(typeof ACTIONS)[number], string>> = {
  'users.read': 'O',
  'events.read': 'or',
  'events.create': 'O',
  'events.manage': 'o',
  'registrations.read': 'or',
  'registrations.review': 'o',
  'submissions.read': 'or',
  'submissions.review': 'o',
  'decisions.send': 'o',
  'enquiries.read': 'or',
  'enquiries.respond': 'o',
  'remarks.share': 'o',
  'desk.work': 'o',
  'contacts.read': 'o',
  'search.read': 'or',
  'dashboard.read': 'or',
  'exports.read': 'o',
  'judging.organise': 'o',
  'certificates.read': 'or',
  'certificates.issue': 'o',
  'judges.manage': 'o',
  'results.settle': 'o',
  'judging.judge': '-',
};
const NEVER = [
  'guests.own',
  'users.write',
  'users.correct',
  'users.export',
  'announcements.write',
  'editions.write',
  'audit.read',
  'mails.manage',
  'privacy.copy',
  'privacy.erase',
];

describe('what an event admin may do', () => {
  test.each(ACTIONS)('%s', (action) => {
    const letters = { o: '5:organise', r: '5:read', '-': '5:judge 5:check-in' } as const;
    const found = Object.entries(letters)
      .filter(([, grants]) => mayInEvent(action, person('EVENT_ADMIN', grants), 5))
      .map(([letter]) => letter)
      .join('');
    const expected = NEVER.includes(action) ? '' : (NEEDED[action]?.toLowerCase() ?? 'or-');
    expect(found).toBe(expected);
    expect(isOfOneEvent(action)).toBe(/^[a-z-]/.test(NEEDED[action] ?? ''));
  });

  test.each([
    ['', '-----'],
    ['5:judge *:check-in', '-----'],
    ['5:organise', 'yy-y-'],
    ['5:read', 'y--y-'],
    ['6:organise', '-yy--'],
    ['*:read', 'y--yy'],
    ['*:organise', 'yyyyy'],
  ])('with "%s"', (grants, expected) => {
    const actor = person('EVENT_ADMIN', grants);
    const answers = [
      mayInEvent('registrations.read', actor, 5),
      mayDo('registrations.review', actor),
      mayInEvent('registrations.review', actor, 6),
      mayInEvent('dashboard.read', actor, 5),
      mayInEvent('dashboard.read', actor, null),
    ];
    expect(answers.map((answer) => (answer ? 'y' : '-')).join('')).toBe(expected);
    expect(mayDo('users.read', actor)).toBe(grants === '*:organise');
    expect(mayDo('profile.write', actor)).toBe(true);
  });

  test('a relation gives no right that the role does not have, but to judge', () => {
    const student = person('USER', RELATIONS.map((kind) => `*:${kind}`).join(' '));
    const gained = ACTIONS.filter(
      (action) => mayDo(action, student) && !mayDo(action, { role: 'USER' }),
    );
    expect(gained).toEqual(['judging.judge']);
  });
});
