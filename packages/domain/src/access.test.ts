import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Action,
  ANONYMOUS_ACTIONS,
  isAdminRole,
  mayDo,
  rolesThatMay,
} from './access.ts';
import { mayOwn, OWN_ACTIONS } from './own-actions.ts';
import { ROLES } from './people/roles.ts';

const callers = [null, ...ROLES] as const;

/** visitor, USER, EVENT_ADMIN, ADMIN, SUPER_ADMIN: y may, - may not. */
const matrix: Record<Action, string> = {
  'site.read': 'yyyyy',
  'session.end': 'yyyyy',
  'sessions.own': '-yyyy',
  'tokens.own': '--yyy',
  'calendar.own': '-yyyy',
  'claims.own': '-yyyy',
  'notifications.own': '-yyyy',
  'profile.read': '-yyyy',
  'profile.write': '-yyyy',
  'events.browse': '-yyyy',
  'registration.own': '-yyyy',
  'submission.own': '-yyyy',
  'users.read': '--yyy',
  'users.write': '---yy',
  'users.correct': '---yy',
  'users.export': '----y',
  'events.read': '--yyy',
  'events.create': '--yyy',
  'events.manage': '--yyy',
  'registrations.read': '--yyy',
  'registrations.review': '--yyy',
  'submissions.read': '--yyy',
  'submissions.review': '--yyy',
  'enquiries.own': '-yyyy',
  'enquiries.read': '--yyy',
  'enquiries.respond': '--yyy',
  'decisions.send': '--yyy',
  'desk.work': '--yyy',
  'remarks.share': '--yyy',
  'announcements.write': '---yy',
  'editions.write': '---yy',
  'contacts.read': '--yyy',
  'search.read': '--yyy',
  'dashboard.read': '--yyy',
  'exports.read': '--yyy',
  'audit.read': '---yy',
  'mails.manage': '---yy',
  'privacy.own': '-yyyy',
  'judging.own': '-yyyy',
  'certificates.own': '-yyyy',
  'judging.organise': '--yyy',
  'judges.manage': '--yyy',
  'results.settle': '--yyy',
  'certificates.read': '--yyy',
  'certificates.issue': '--yyy',
  // It takes a relation, and no role has it.
  'judging.judge': '-----',
  // Of guests alone.
  'guests.own': '-----',
  'guests.begin': 'yyyyy',
  'privacy.copy': '----y',
  'privacy.erase': '----y',
  'demo.control': 'yyyyy',
};

describe('mayDo', () => {
  test.each(ACTIONS)('%s', (action) => {
    const row = callers.map((role) => (mayDo(action, role && { role }) ? 'y' : '-')).join('');
    expect(row).toBe(matrix[action]);
  });

  test('the actions without sign-in are those a visitor may do', () => {
    expect(ACTIONS.filter((action) => mayDo(action, null))).toEqual([...ANONYMOUS_ACTIONS]);
  });

  test.each(OWN_ACTIONS)('%s is asked of the short list with the same answer', (action) => {
    for (const role of callers) {
      const actor = role && { role };
      expect(mayOwn(action, actor)).toBe(mayDo(action, actor));
    }
  });
});

test('admin roles are all but USER', () => {
  expect(callers.map(isAdminRole)).toEqual([false, false, true, true, true]);
});

test('the roles that may do something', () => {
  expect(rolesThatMay('editions.write')).toEqual(['ADMIN', 'SUPER_ADMIN']);
  expect(rolesThatMay('profile.write')).toEqual([...ROLES]);
});
