import { describe, expect, test } from 'vitest';
import { ACTIONS, isOfOneEvent, may, mayDo, mayInEvent } from './access.ts';
import {
  type EventGrant,
  eventsOf,
  GRANT_KINDS,
  includes,
  type Relation,
  relationTo,
  relationToAny,
} from './grants.ts';
import type { Role } from './people/roles.ts';

/** Grants as '5:organise', or '*:read' for every event. */
function grantsOf(text: string): EventGrant[] {
  return text.split(' ').flatMap((each) => {
    const [event, name] = each.split(':');
    const kind = GRANT_KINDS.find((one) => one === name);
    return kind ? [{ event_id: event === '*' ? null : Number(event), kind }] : [];
  });
}

function person(role: Role, grants = '') {
  return { role, event_grants: grantsOf(grants) };
}

describe('relations', () => {
  test.each([
    // to event 5, to event 6, to all, to any; which events are organised, and which are read
    ['USER', '', null, null, null, null, [], []],
    ['USER', '*:organise', null, null, null, null, [], []],
    ['EVENT_ADMIN', '', 'organise', 'organise', 'organise', 'organise', null, null],
    ['EVENT_ADMIN', '5:organise', 'organise', null, null, 'organise', [5], [5]],
    ['EVENT_ADMIN', '5:read', 'read', null, null, 'read', [], [5]],
    ['EVENT_ADMIN', '*:organise', 'organise', 'organise', 'organise', 'organise', null, null],
    ['EVENT_ADMIN', '*:read', 'read', 'read', 'read', 'read', [], null],
    ['EVENT_ADMIN', '5:organise 6:read', 'organise', 'read', null, 'organise', [5], [5, 6]],
    ['EVENT_ADMIN', '*:read 5:organise', 'organise', 'read', 'read', 'organise', [5], null],
    [
      'EVENT_ADMIN',
      '*:organise 5:read',
      'organise',
      'organise',
      'organise',
      'organise',
      null,
      null,
    ],
    ['ADMIN', '', 'organise', 'organise', 'organise', 'organise', null, null],
    ['ADMIN', '5:read', 'organise', 'organise', 'organise', 'organise', null, null],
    ['SUPER_ADMIN', '', 'organise', 'organise', 'organise', 'organise', null, null],
  ] as const)('%s with "%s"', (role, grants, five, six, all, any, organised, read) => {
    const actor = person(role, grants);
    expect([5, 6, null].map((id) => relationTo(actor, id))).toEqual([five, six, all]);
    expect(relationToAny(actor)).toBe(any);
    expect([eventsOf(actor, 'organise'), eventsOf(actor, 'read')]).toEqual([organised, read]);
  });

  test('each kind includes itself and those after it', () => {
    const relations: Relation[] = ['organise', 'read', null];
    const included = relations.map((one) => GRANT_KINDS.filter((kind) => includes(one, kind)));
    expect(included).toEqual([['organise', 'read'], ['read'], []]);
  });
});

/**
 * What an event admin may do, by the relation to the event that it is about: o with organise, r with
 * read, - without any. Only with a relation to every event: in capitals.
 */
const RELATIONS: Partial<Record<(typeof ACTIONS)[number], string>> = {
  'users.read': 'O',
  'events.read': 'or',
  'events.create': 'O',
  'events.manage': 'o',
  'registrations.read': 'or',
  'registrations.review': 'o',
  'submissions.read': 'or',
  'submissions.review': 'o',
  'decisions.send': 'o',
  'remarks.share': 'o',
  'contacts.read': 'o',
  'dashboard.read': 'or',
  'exports.read': 'o',
};
const NEVER = [
  'users.write',
  'users.correct',
  'users.export',
  'announcements.write',
  'editions.write',
  'audit.read',
  'mails.manage',
  'privacy.erase',
];

describe('what an event admin may do', () => {
  test.each(ACTIONS)('%s', (action) => {
    const letters = { o: 'organise', r: 'read', '-': null } as const;
    const found = Object.entries(letters)
      .filter(([, relation]) => may(action, { role: 'EVENT_ADMIN' }, relation))
      .map(([letter]) => letter)
      .join('');
    const expected = NEVER.includes(action) ? '' : (RELATIONS[action]?.toLowerCase() ?? 'or-');
    expect(found).toBe(expected);
    expect(isOfOneEvent(action)).toBe(/^[a-z]/.test(RELATIONS[action] ?? ''));
  });

  test.each([
    ['', 'yyyyy'],
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
    expect(mayDo('users.read', actor)).toBe(['', '*:organise'].includes(grants));
    expect(mayDo('profile.write', actor)).toBe(true);
  });

  test('a relation gives no right that the role does not have', () => {
    const gained = ACTIONS.filter(
      (action) => may(action, { role: 'USER' }, 'organise') && !mayDo(action, { role: 'USER' }),
    );
    expect(gained).toEqual([]);
  });
});
