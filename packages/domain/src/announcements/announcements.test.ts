import { expect, test } from 'vitest';
import {
  ANNOUNCEMENT_FAILURES,
  type AnnouncementState,
  announcementErrors,
  whyNotChangeAnnouncement,
  whyNotResendAnnouncement,
  whyNotSendAnnouncement,
  whyNotStopAnnouncement,
} from './announcements.ts';

const FORM = {
  subject: 'The hall has moved',
  text: 'Dear {{first_name|student}},\n\nCome to hall B.',
  source: 'registrations',
  q: '',
  with_role: null,
  with_status: null,
  event_id: null,
  same_mobile: false,
} as const;
const NO_FILTER = { code: 'no-filter-of-this-list' };

test.each([
  ['all of it', {}, {}],
  ['filters of registrations', { with_status: 'SHORTLISTED', event_id: 3, same_mobile: true }, {}],
  [
    'nothing written',
    { subject: ' ', text: '' },
    {
      subject: { code: 'required', field: 'subject' },
      text: { code: 'required', field: 'text' },
    },
  ],
  [
    'too much',
    { subject: 'x'.repeat(151) },
    { subject: { code: 'too-long', field: 'subject', limit: 150 } },
  ],
  ['a subject of two lines', { subject: 'a\nBcc: b' }, { subject: { code: 'several-lines' } }],
  [
    'a placeholder that is none',
    { text: 'x\n{{mobile|}}' },
    { text: { code: 'unknown-placeholder', name: 'mobile', line: 2 } },
  ],
  ['a role of registrations', { with_role: 'USER' }, { with_role: NO_FILTER }],
  ['a status of works', { with_status: 'ACCEPTED' }, { with_status: NO_FILTER }],
  ['an edition of registrations', { edition: '2030' }, {}],
  ['an edition of people', { source: 'users', edition: '2030' }, { edition: NO_FILTER }],
  ['an event of people', { source: 'users', event_id: 3 }, { event_id: NO_FILTER }],
  [
    'mobiles of works',
    { source: 'submissions', with_status: 'ACCEPTED', same_mobile: true },
    { same_mobile: NO_FILTER },
  ],
] as const)('%s', (_, changes, errors) => {
  expect(announcementErrors({ ...FORM, ...changes })).toEqual(errors);
});

const NOW = new Date('2025-07-16T10:00:00+05:45');
const LATER = new Date('2025-07-16T10:00:01+05:45');

test.each([
  ['draft', null, 1, null],
  ['draft', LATER, 1, null],
  ['draft', NOW, 1, 'announcement-time-past'],
  ['draft', null, 0, 'announcement-without-recipients'],
  ['template', null, 1, 'announcement-not-a-draft'],
  ['scheduled', null, 1, 'announcement-not-a-draft'],
  ['sent', null, 1, 'announcement-not-a-draft'],
  ['stopped', null, 1, 'announcement-not-a-draft'],
] as const)('a %s one is sent at %s to %i: %s', (state, sendAt, recipients, refusal) => {
  const facts = { state, failure: null, sendAt, recipients };
  expect(whyNotSendAnnouncement(facts, NOW)).toBe(refusal);
});

test('what waits in vain is sent by whoever confirms it', () => {
  const facts = { state: 'scheduled', sendAt: null, recipients: 2 } as const;
  for (const failure of ANNOUNCEMENT_FAILURES)
    expect(whyNotSendAnnouncement({ ...facts, failure }, NOW)).toBeNull();
  expect(whyNotSendAnnouncement({ ...facts, failure: null }, NOW)).toBe('announcement-not-a-draft');
});

const STATES: readonly (readonly [AnnouncementState, boolean, boolean, boolean, boolean])[] = [
  ['draft', true, false, false, false],
  ['template', true, false, false, false],
  ['scheduled', false, true, true, false],
  ['sent', false, true, false, true],
  ['stopped', false, false, false, false],
];

test.each(STATES)('%s', (state, changed, stopped, stoppedWhenDone, resent) => {
  expect(whyNotChangeAnnouncement({ state }) === null).toBe(changed);
  expect(whyNotStopAnnouncement({ state, waiting: 2 }) === null).toBe(stopped);
  expect(whyNotStopAnnouncement({ state, waiting: 0 }) === null).toBe(stoppedWhenDone);
  expect(whyNotResendAnnouncement({ state, failed: 2 }) === null).toBe(resent);
  expect(whyNotResendAnnouncement({ state, failed: 0 })).toBe('announcement-nothing-failed');
});
