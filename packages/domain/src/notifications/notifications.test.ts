import { expect, test } from 'vitest';
import { UNDO_MS } from '../refusals.ts';
import {
  HOLD_BACK_MS,
  leadsTo,
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
  type Notification,
  notificationKey,
} from './notifications.ts';

const REGISTRATION = { event_id: 7, registration_id: 30 };
const WORK = { event_id: 7, submission_id: 40 };
const TO_REGISTRATION = '/user/event-registrations?open=30';
const TO_WORK = '/user/work-submissions?open=40';
const AT = '2025-08-15T18:14:00.000Z';

const CASES: readonly (readonly [Notification, key: string, leadsTo: string])[] = [
  [{ kind: 'registration-received', params: REGISTRATION }, '30', TO_REGISTRATION],
  [{ kind: 'registration-withdrawn', params: REGISTRATION }, '30', '/user/event-registrations'],
  [
    { kind: 'registration-decided', params: { ...REGISTRATION, version: 2, status: 'REJECTED' } },
    '30.2',
    TO_REGISTRATION,
  ],
  [
    { kind: 'registration-reopened', params: { ...REGISTRATION, version: 3 } },
    '30.3',
    TO_REGISTRATION,
  ],
  [{ kind: 'work-received', params: { ...WORK, revision: 2 } }, '40.2', TO_WORK],
  [{ kind: 'work-decided', params: { ...WORK, version: 5, status: 'ACCEPTED' } }, '40.5', TO_WORK],
  [
    { kind: 'resubmission-asked', params: { ...WORK, version: 5 } },
    '40.5',
    '/user/events/7?submit=7',
  ],
  [{ kind: 'work-reopened', params: { ...WORK, version: 6 } }, '40.6', TO_WORK],
  [
    { kind: 'submission-opens', params: { event_id: 7, at: AT } },
    `7@${AT}`,
    '/user/events/7?submit=7',
  ],
  [
    { kind: 'submission-closes-soon', params: { event_id: 7, at: AT } },
    `7@${AT}`,
    '/user/events/7?submit=7',
  ],
  [
    { kind: 'follow-up-closes-soon', params: { ...REGISTRATION, last_day: '2025-08-10' } },
    '30@2025-08-10',
    TO_REGISTRATION,
  ],
  [{ kind: 'place-changed', params: { event_id: 7, at: AT } }, `7@${AT}`, '/user/events/7'],
  [
    { kind: 'account-changed', params: { version: 9, changes: ['role'], role: 'EVENT_ADMIN' } },
    '9',
    '/user/update-profile',
  ],
  [
    { kind: 'announcement', params: { announcement_id: 4, event_id: 7, test: null } },
    '4',
    '/user/announcements/4',
  ],
  [
    { kind: 'people-cannot-come', params: { event_id: 7, people: 3, events: 1, told_at: AT } },
    AT,
    '/admin/registrations?coming=cannot_come&event=7',
  ],
  [
    { kind: 'enquiry-responded', params: { event_id: 7, enquiry_id: 5, version: 2 } },
    '5.2',
    '/user/events/7',
  ],
  [
    { kind: 'enquiries-wait', params: { event_id: 7, enquiry_id: 5 } },
    '5',
    '/admin/enquiries?state=waiting&event=7',
  ],
  [
    { kind: 'publication-waits', params: { edition_id: 3, failed_at: AT } },
    `3@${AT}`,
    '/admin/editions/3',
  ],
  [
    { kind: 'announcement-waits', params: { announcement_id: 4, failed_at: AT } },
    `4@${AT}`,
    '/admin/announcements/4',
  ],
  [
    { kind: 'judging-asked', params: { event_id: 7, round_id: 2, at: AT } },
    `2@${AT}`,
    '/user/judging?round=2',
  ],
  [
    { kind: 'sheets-missing', params: { event_id: 7, round_id: 2, at: AT } },
    `2@${AT}`,
    '/user/judging?round=2',
  ],
  [
    { kind: 'judge-calls', params: { event_id: 7, round_id: 2, call_id: 4 } },
    '4',
    '/admin/rounds/2',
  ],
  [
    { kind: 'nobody-at-stand', params: { event_id: 7, round_id: 2, submission_id: 5, at: AT } },
    `2.5@${AT}`,
    '/admin/rounds/2',
  ],
  [
    { kind: 'nobody-at-stand', params: { event_id: 7, round_id: 2, submission_id: null, at: AT } },
    `2.@${AT}`,
    '/admin/rounds/2',
  ],
  [
    {
      kind: 'presentation-time',
      params: { event_id: 7, round_id: 2, submission_id: 5, at: AT, version: 3 },
    },
    '2.5.3',
    '/user/events/7',
  ],
  [
    { kind: 'guest-refused', params: { event_id: 7, round_id: 2, guest_id: 4, at: AT } },
    `4@${AT}`,
    '/admin/rounds/2',
  ],
  [
    {
      kind: 'results-out',
      params: { event_id: 7, round_id: 2, submission_id: 4, snapshot_id: 9 },
    },
    '9',
    '/user/work-submissions?open=4',
  ],
  [
    {
      kind: 'results-corrected',
      params: { event_id: 7, round_id: 2, submission_id: 4, snapshot_id: 9 },
    },
    '9',
    '/user/work-submissions?open=4',
  ],
  [
    { kind: 'approval-waits', params: { event_id: 7, round_id: 2, snapshot_id: 9 } },
    '9',
    '/admin/results/2',
  ],
  [
    { kind: 'result-enquiries-wait', params: { event_id: 7, round_id: 2, enquiry_id: 5 } },
    '5',
    '/admin/ranking/2',
  ],
  [
    {
      kind: 'result-enquiry-responded',
      params: { event_id: 7, round_id: 2, submission_id: 4, enquiry_id: 5, version: 2 },
    },
    '5.2',
    '/user/work-submissions?open=4',
  ],
  [{ kind: 'certificate-name-asked', params: { edition_id: 3 } }, '3', '/user/certificates'],
  ...(['certificates-issued', 'certificates-reissued', 'certificate-revoked'] as const).map(
    (kind): (typeof CASES)[number] => [
      { kind, params: { event_id: null, edition_id: 3, certificate_ids: [4, 9] } },
      '4.9',
      '/user/certificates',
    ],
  ),
  [
    { kind: 'note-mentions', params: { event_id: 7, note_id: 9, about: 'submission', row_id: 4 } },
    '9',
    '/admin/submissions?open=4',
  ],
  [
    {
      kind: 'rows-left-to-nobody',
      params: { event_id: 7, about: 'submission', at: '2025-07-16T04:15:00.000Z' },
    },
    '7@2025-07-16T04:15:00.000Z',
    '/admin/submissions?assigned=nobody&event=7',
  ],
  [
    { kind: 'note-mentions', params: { event_id: null, note_id: 8, about: 'user', row_id: 5 } },
    '8',
    '/admin/users/5',
  ],
  [{ kind: 'seat-offered', params: { event_id: 7, waiting_id: 3, at: AT } }, '3', '/user/events/7'],
  [{ kind: 'offer-expired', params: { event_id: 7, waiting_id: 3 } }, '3', '/user/events/7'],
  [
    { kind: 'passed-over', params: { event_id: 7, waiting_id: 3, why: 'internal-only' } },
    '3.internal-only',
    '/user/events/7',
  ],
  [{ kind: 'waiting-list-closed', params: { event_id: 7, waiting_id: 3 } }, '3', '/user/events/7'],
  [{ kind: 'awaited-event-deleted', params: { event_id: 7, waiting_id: 3 } }, '3', '/user/events'],
  [{ kind: 'registration-opens', params: { event_id: 7, at: AT } }, `7@${AT}`, '/user/events/7'],
  [{ kind: 'seat-free', params: { event_id: 7, at: AT } }, `7@${AT}`, '/user/events/7'],
  [
    { kind: 'registration-remarks-corrected', params: { ...REGISTRATION, version: 4 } },
    '30.4',
    TO_REGISTRATION,
  ],
  [{ kind: 'work-remarks-corrected', params: { ...WORK, version: 7 } }, '40.7', TO_WORK],
  [
    { kind: 'work-link', params: { ...WORK, link_id: 5, state: 'asks-sign-in' } },
    '40.5.asks-sign-in',
    TO_WORK,
  ],
  [{ kind: 'work-findings', params: { ...WORK, revision: 2 } }, '40.2', TO_WORK],
];

test.each(CASES)('%j has the reason %s and leads to %s', (each, key, to) => {
  expect([notificationKey(each), leadsTo(each)]).toEqual([key, to]);
});

test('every kind is tried above', () => {
  expect([...new Set(CASES.map(([{ kind }]) => kind))]).toEqual([...NOTIFICATION_KINDS]);
});

test('the old address and the new one are told apart', () => {
  const params = { version: 9, changes: ['email'], role: null, at_old_address: true } as const;
  expect(notificationKey({ kind: 'account-changed', params })).toBe('9.old');
});

test('what can be undone is told later than it can be undone', () => {
  expect(HOLD_BACK_MS).toBeGreaterThan(UNDO_MS);
  const held = Object.values(NOTIFICATION_RULES).filter(({ isHeldBack }) => isHeldBack);
  expect(held).toHaveLength(5);
});
