import { describe, expect, test } from 'vitest';
import { buttonOf, cardState, isReplaceable } from '../events/event-state.ts';
import { SUBMISSION_STATUSES } from '../statuses.ts';
import {
  REPLACEMENTS_A_DAY,
  type ReplaceFacts,
  secondsUntilReplacingAgain,
  whyNotReplace,
} from './replacement.ts';

const at = (text: string) => new Date(`2025-${text}+05:45`);
const event = {
  status: 'ACTIVE',
  internal_event: false,
  requires_submission: true,
  registration_open: at('07-01T00:00'),
  registration_close: at('08-01T00:00'),
  submission_start: at('08-01T00:00'),
  submission_close: at('09-01T00:00'),
} as const;
const facts: ReplaceFacts = {
  event,
  isInternal: false,
  isProfileComplete: true,
  registrationStatus: 'SHORTLISTED',
  submissionStatus: 'PENDING',
  worksOnce: false,
  revision: 2,
  readRevision: 2,
  replacedAt: [],
};
const now = at('08-10T10:00');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const times = (count: number) => Array.from({ length: count }, (_, n) => minutesAgo(n));

describe('whyNotReplace', () => {
  const cases: [string, Partial<ReplaceFacts>, ReturnType<typeof whyNotReplace>][] = [
    ['a work that awaits review', {}, null],
    ['one of a registration that nobody decided on', { registrationStatus: 'PENDING' }, null],
    ['a deleted event', { event: { ...event, status: 'DELETED' } }, 'event-deleted'],
    ['an event that is off', { event: { ...event, status: 'INACTIVE' } }, 'event-ended'],
    ['an internal event', { event: { ...event, internal_event: true } }, 'internal-only'],
    ['an event without works', { event: noWorks() }, 'no-submission-needed'],
    ['nobody registered', { registrationStatus: null }, 'not-registered'],
    ['a rejected registration', { registrationStatus: 'REJECTED' }, 'registration-rejected'],
    ['nothing that was handed in', { submissionStatus: null }, 'nothing-handed-in'],
    ['an accepted work', { submissionStatus: 'ACCEPTED' }, 'submission-accepted'],
    ['a rejected work', { submissionStatus: 'REJECTED' }, 'submission-rejected'],
    ['one that was sent back', { submissionStatus: 'RESUBMISSION_REQUIRED' }, 'work-sent-back'],
    ['works that are final', { worksOnce: true }, 'works-once'],
    ['an incomplete profile', { isProfileComplete: false }, 'profile-incomplete'],
    ['another revision than the one read', { readRevision: 1 }, 'work-replaced'],
    ['one that nobody has made yet', { readRevision: 3 }, 'work-replaced'],
    ['twenty within a day', { replacedAt: times(REPLACEMENTS_A_DAY) }, 'replaced-too-often'],
    ['one less', { replacedAt: times(REPLACEMENTS_A_DAY - 1) }, null],
    ['one of them a day ago', { replacedAt: [...times(19), minutesAgo(24 * 60)] }, null],
    [
      'a decision before works that are final',
      { submissionStatus: 'ACCEPTED', worksOnce: true },
      'submission-accepted',
    ],
  ];
  test.each(cases)('%s', (_, change, expected) => {
    expect(whyNotReplace({ ...facts, ...change }, now)).toBe(expected);
  });

  test.each([
    [at('08-01T00:00'), 'submission-not-open'],
    [new Date(at('08-01T00:00').getTime() + 1), null],
    [event.submission_close, null],
    [new Date(event.submission_close.getTime() + 1), 'submission-closed'],
  ] as const)('at %o: %s', (instant, expected) => {
    expect(whyNotReplace(facts, instant)).toBe(expected);
  });

  test('what a clock that was moved back makes later does not count', () => {
    const later = times(REPLACEMENTS_A_DAY).map((each) => new Date(each.getTime() + 86_400_000));
    expect(whyNotReplace({ ...facts, replacedAt: later }, now)).toBeNull();
  });
});

function noWorks() {
  return { ...event, requires_submission: false, submission_start: null, submission_close: null };
}

test('beside the button of a card it stands where it leads somewhere, and nowhere else', () => {
  const instants = Object.values(event).filter((each): each is Date => each instanceof Date);
  const around = instants.flatMap((each) => [-1, 0, 1].map((ms) => new Date(each.getTime() + ms)));
  const found = new Set<boolean>();
  for (const instant of around)
    for (const submissionStatus of [null, ...SUBMISSION_STATUSES])
      for (const registrationStatus of ['PENDING', 'SHORTLISTED', 'REJECTED', null] as const)
        for (const worksOnce of [false, true]) {
          const of = { ...facts, submissionStatus, registrationStatus, worksOnce };
          const isRegistered = registrationStatus !== null;
          const state = cardState(event, { isInternal: false, isRegistered }, instant);
          const viewer = { ...of, isRegistered, isFull: false };
          const isShown = isReplaceable(buttonOf(state, viewer), registrationStatus, worksOnce);
          expect([of, instant, isShown]).toEqual([
            of,
            instant,
            whyNotReplace(of, instant) === null,
          ]);
          found.add(isShown);
        }
  expect(found.size).toBe(2);
});

test.each([
  [times(REPLACEMENTS_A_DAY), 86_400 - 19 * 60],
  // The first of the last twenty has to be forgotten.
  [[minutesAgo(1_000), ...times(REPLACEMENTS_A_DAY)], 86_400 - 19 * 60],
])('of %o it takes %i s until the work may be replaced again', (replacedAt, seconds) => {
  expect(secondsUntilReplacingAgain(replacedAt, now)).toBe(seconds);
});
