import { expect, test } from 'vitest';
import { recipientSearch } from '../../features/announcements/organiser/recipient-search.ts';
import { AUDIT_LIST } from '../../features/audit/organiser/audit-search.ts';
import { EVENTS_LIST } from '../../features/events/organiser/admin-events-search.ts';
import { dialogSearch } from '../../features/events/student/event-dialogs.ts';
import { REGISTRATIONS_LIST } from '../../features/registrations/organiser/admin-registrations-search.ts';
import { SUBMISSIONS_LIST } from '../../features/submissions/organiser/admin-submissions-search.ts';
import { adminPaths } from './admin-paths.ts';
import { standCodePath, userEventPath } from './app-paths.ts';
import { isAppPage } from './is-app-page.ts';

test.each([
  ['/user', true],
  ['/user/', true],
  ['/user/events?tab=ended', true],
  ['/user/events/', true],
  ['/user/events/12', true],
  ['/user/events/12/?register=12', true],
  ['/admin', true],
  ['/admin/audit#x', true],
  ['/user/nothing', false],
  ['/user/Events', false],
  ['/user//events', false],
  ['/user/events/0', false],
  ['/user/events/new', false],
  ['/user/events/12/edit', false],
  ['/user/events/12345678901', false],
  ['/user/events/$id', false],
  ['/user/workshops/1', false],
  ['/admin/users/1', true],
  ['/admin/users/', true],
  ['/admin/users/nobody', false],
  ['/admin/announcements', true],
  ['/admin/announcements/4', true],
  ['/admin/announcements/new', false],
  ['/admin/editions', true],
  ['/admin/editions/4', true],
  ['/user/announcements/4', true],
  ['/user/announcements', false],
  ['/user/judging?round=4', true],
  ['/user/judging/4', true],
  ['/user/judging/next', false],
  ['/admin/events/1', false],
  ['/admin/nothing', false],
  ['/', false],
  ['/event/details', false],
])('whether %s is a page of the app document: %s', (path, isPage) => {
  expect(isAppPage(path)).toBe(isPage);
});

const BUILT_ADMIN = {
  user: [adminPaths.user({ id: 7 })],
  announcements: [
    adminPaths.announcements(),
    adminPaths.announcements({ source: 'registrations', event: 7, status: 'PENDING' }),
  ],
  announcement: [adminPaths.announcement({ id: 7 })],
  audit: [adminPaths.audit({ person: 7 })],
  certificateTemplate: [adminPaths.certificateTemplate({ id: 7 })],
  certificates: [adminPaths.certificates({ event: 7, kind: 'prize', open: 8 })],
  events: [adminPaths.events({ open: 7 })],
  registrations: [
    adminPaths.registrations({ event: 7 }),
    adminPaths.registrations({ event: 7, status: 'PENDING', open: 8 }),
    adminPaths.registrations({ event: 7, followUp: 'unanswered' }),
    adminPaths.registrations({ event: 7, coming: 'cannot_come' }),
  ],
  submissions: [
    adminPaths.submissions({ event: 7 }),
    adminPaths.submissions({ event: 7, status: 'RESUBMISSION_REQUIRED' }),
    adminPaths.submissions({ edition: 2030, status: 'PENDING' }),
  ],
  editions: [adminPaths.editions()],
  edition: [adminPaths.edition({ id: 7 }), adminPaths.edition({ id: 7, section: 'dates' })],
  translations: [
    adminPaths.translations(),
    adminPaths.translations({ of: 'event-7', only: 'missing' }),
  ],
  judging: [adminPaths.judging({ id: 7 })],
  round: [adminPaths.round({ id: 7 })],
  cell: [adminPaths.cell({ round: 7, judge: 3, work: 12 })],
  results: [adminPaths.results({ id: 7 })],
  ranking: [adminPaths.ranking({ id: 7 })],
  show: [adminPaths.show({ id: 7 })],
} satisfies Record<keyof typeof adminPaths, readonly string[]>;
const BUILT = {
  ...BUILT_ADMIN,
  userEvent: [
    userEventPath({ id: 7 }),
    userEventPath({ id: 7, opens: 'submit' }),
    userEventPath({ id: 7, opens: 'replace' }),
  ],
};

test('the addresses that take something along', () => {
  expect(BUILT).toMatchInlineSnapshot(`
    {
      "announcement": [
        "/admin/announcements/7",
      ],
      "announcements": [
        "/admin/announcements",
        "/admin/announcements?source=registrations&event=7&status=PENDING",
      ],
      "audit": [
        "/admin/audit?person=7",
      ],
      "cell": [
        "/admin/rounds/7?judge=3&work=12",
      ],
      "certificateTemplate": [
        "/admin/certificate-template/7",
      ],
      "certificates": [
        "/admin/certificates?event=7&kind=prize&open=8",
      ],
      "edition": [
        "/admin/editions/7",
        "/admin/editions/7?section=dates",
      ],
      "editions": [
        "/admin/editions",
      ],
      "events": [
        "/admin/events?open=7",
      ],
      "judging": [
        "/admin/judging/7",
      ],
      "ranking": [
        "/admin/ranking/7",
      ],
      "registrations": [
        "/admin/registrations?event=7",
        "/admin/registrations?event=7&status=PENDING&open=8",
        "/admin/registrations?event=7&followUp=unanswered",
        "/admin/registrations?event=7&coming=cannot_come",
      ],
      "results": [
        "/admin/results/7",
      ],
      "round": [
        "/admin/rounds/7",
      ],
      "show": [
        "/admin/show/7",
      ],
      "submissions": [
        "/admin/submissions?event=7",
        "/admin/submissions?event=7&status=RESUBMISSION_REQUIRED",
        "/admin/submissions?edition=2030&status=PENDING",
      ],
      "translations": [
        "/admin/translations",
        "/admin/translations?of=event-7&only=missing",
      ],
      "user": [
        "/admin/users/7",
      ],
      "userEvent": [
        "/user/events/7",
        "/user/events/7?submit=7",
        "/user/events/7?replace=7",
      ],
    }
  `);
});

test('every built address is a page of the app document', () => {
  const built = Object.values(BUILT).flat();
  expect(built.filter((path) => !isAppPage(path))).toEqual([]);
});

test('every page reads what its address says', () => {
  const said = (path = '') => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  expect(dialogSearch(said(BUILT.userEvent[1]))).toEqual({ submit: 7 });
  expect(dialogSearch(said(BUILT.userEvent[2]))).toEqual({ replace: 7 });
  expect(recipientSearch(said(BUILT.announcements[1]))).toEqual({
    source: 'registrations',
    event: 7,
    status: 'PENDING',
  });
  expect(AUDIT_LIST.read(said(BUILT.audit[0]))).toEqual({ person: 7 });
  expect(EVENTS_LIST.read(said(BUILT.events[0]))).toEqual({ open: 7 });
  expect(REGISTRATIONS_LIST.read(said(BUILT.registrations[1]))).toEqual({
    event: 7,
    status: 'PENDING',
    open: 8,
  });
  expect(SUBMISSIONS_LIST.read(said(BUILT.submissions[1]))).toEqual({
    event: 7,
    status: 'RESUBMISSION_REQUIRED',
  });
  expect(SUBMISSIONS_LIST.read(said(BUILT.submissions[2]))).toEqual({
    edition: 2030,
    status: 'PENDING',
  });
});

test('the code at a stand says round and number, and nothing else', () => {
  expect(standCodePath(7, 12)).toBe('/judge?round=7&at=12');
});
