import { expect, test } from 'vitest';
import { changesInWords, summaryOf, titleInWords } from './changes-in-words.ts';

const entry = (
  action: string,
  changes: Record<string, unknown>,
  remarks: string | null = null,
) => ({
  action,
  changes,
  remarks,
  granted_events: { 7: 'Poster Design' },
});

test.each([
  ['registration.reviewed', { status: ['PENDING', 'REJECTED'] }, 'Registration: Rejected'],
  [
    'submission.reviewed',
    { revision: 1, status: ['PENDING', 'RESUBMISSION_REQUIRED'] },
    'Submission: Resubmission Required',
  ],
  ['registration.reviewed', {}, 'Registration reviewed'],
  ['registration.reopened', { status: ['REJECTED', 'PENDING'] }, 'Registration reopened'],
  ['of.an-older-release', {}, 'Of an older release'],
])('%s %j is called %s', (action, changes, words) => {
  expect(titleInWords(entry(action, changes))).toBe(words);
});

test.each([
  ['registration.reviewed', { status: ['PENDING', 'REJECTED'] }, 'Status: Pending → Rejected'],
  [
    'registration.created',
    { event_id: [null, 11], status: [null, 'PENDING'] },
    'Status: – → Pending',
  ],
  [
    'registration.reopened',
    { status: ['REJECTED', 'PENDING'], reason: 'Wrong row' },
    '“Wrong row”',
  ],
  ['user.updated', { role: ['USER', 'EVENT_ADMIN'] }, 'Role: User → Event Admin'],
  ['user.updated', { is_internal: [false, true] }, 'Internal: No → Yes'],
  [
    'token.made',
    { token: 7, token_name: 'Sync', scope: 'write', days: 90 },
    'Token: Sync · May: read and change · Days: 90',
  ],
  [
    'user.updated',
    {
      event_grants: [
        [],
        [
          { event_id: 7, kind: 'organise' },
          { event_id: 8, kind: 'read' },
          { event_id: null, kind: 'read' },
        ],
      ],
    },
    'Events: – → organises Poster Design, reads event 8, reads every event',
  ],
  [
    'user.granted',
    {
      before: { role: 'USER', is_internal: true },
      after: { role: 'SUPER_ADMIN', is_internal: true },
    },
    'Role: User → Super Admin',
  ],
  ['event.created', { title: [null, 'Poster Design'] }, ''],
  [
    'event.updated',
    { title: ['Poster', 'Poster Design'], capacity: [null, 1200] },
    'Title: Poster → Poster Design · Capacity: – → 1,200',
  ],
  [
    'event.updated',
    { registration_close: ['2025-07-16T04:15:00.000Z', '2025-07-17T00:00:00+05:45'] },
    'Registration Close: 16 July 2025, 10:00 NPT → 17 July 2025, 00:00 NPT',
  ],
  ['event.updated', { event_date: ['2025-08-01', null] }, 'Event Date: 1 August 2025 → –'],
  ['event.updated', { topics: [[], ['AI', 'Web']] }, 'Topics: – → AI, Web'],
  [
    'event.updated',
    { event_questions: [{}, { 1: 'Why?', 2: 'How?' }] },
    'Questions: the usual question → 2 questions',
  ],
  [
    'event.updated',
    { event_questions: [{ 1: 'Why?', 2: 'How?' }, { 1: 'Why?' }] },
    'Questions: Question 2 “How?”: removed',
  ],
  [
    'event.follow-up-changed',
    { follow_up_questions: [{}, { 1: 'T-shirt?' }], last_day: [null, '2025-08-10'] },
    'Questions for shortlisted students: – → 1 question · Last day: – → 10 August 2025',
  ],
  ['announcement.stopped', { state: ['scheduled', 'stopped'] }, 'State: Scheduled → Stopped'],
  [
    'profile.updated',
    { mobile: 'changed', dob: 'changed' },
    'Mobile: changed · Date of Birth: changed',
  ],
  ['session.others-ended', { sessions: 2 }, 'Devices: 2'],
  ['submission.created', { revision: [null, 1] }, 'Version: – → 1'],
  ['of.an-older-release', { unknown: [{ a: 1 }, null] }, 'Unknown: {"a":1} → –'],
])('%s %j reads %s', (action, changes, words) => {
  expect(summaryOf(entry(action, changes))).toBe(words);
});

test('remarks come first, and are no field', () => {
  const decision = { status: ['PENDING', 'REJECTED'], remarks: 'Blurry.' };
  expect(summaryOf(entry('registration.reviewed', decision, 'Blurry.'))).toBe('“Blurry.”');
  expect(
    changesInWords(entry('registration.reviewed', decision)).map(({ field }) => field),
  ).toEqual(['status']);
});

test('remarks that were corrected are told with those before, also where there are none now', () => {
  const of = (changes: Record<string, unknown>) =>
    summaryOf(entry('registration.remarks-corrected', changes, null));
  expect(of({ remarks_before: 'Come at 9.', remarks: 'Come at 10.' })).toBe(
    'Remarks: “Come at 9.” → “Come at 10.”',
  );
  expect(of({ remarks_before: 'Come at 9.' })).toBe('Remarks: “Come at 9.” → –');
  expect(of({ remarks_before: null, remarks: 'Come at 10.' })).toBe('Remarks: – → “Come at 10.”');
});
