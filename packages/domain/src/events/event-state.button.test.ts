import { describe, expect, test } from 'vitest';
import { whyNotRegister, whyNotSubmit } from '../refusals.ts';
import { EVENT_STATUSES, REGISTRATION_STATUSES, SUBMISSION_STATUSES } from '../statuses.ts';
import { around, competition, workshop } from './event-cases.ts';
import {
  buttonOf,
  type CardViewer,
  cardButton,
  type EventFacts,
  type EventState,
} from './event-state.ts';

const { registration_open, registration_close, submission_start, submission_close } = competition;

const viewer: CardViewer = {
  isInternal: false,
  isRegistered: false,
  registrationStatus: null,
  submissionStatus: null,
  isFull: false,
};
const member: CardViewer = { ...viewer, isRegistered: true, registrationStatus: 'PENDING' };
const rejected: CardViewer = { ...member, registrationStatus: 'REJECTED' };

describe('buttonOf', () => {
  test.each<[EventState, Partial<CardViewer>, string, string | null, string | null]>([
    ['INTERNAL_RESTRICTED', viewer, 'internal-only', null, 'internal-only'],
    ['UPCOMING', viewer, 'coming-soon', null, 'registration-not-open'],
    ['UPCOMING', member, 'coming-soon', null, 'already-registered'],
    ['REGISTRATION_OPEN', member, 'already-registered', null, 'already-registered'],
    [
      'REGISTRATION_OPEN',
      { ...member, isFull: true },
      'already-registered',
      null,
      'already-registered',
    ],
    ['REGISTRATION_OPEN', viewer, 'register', 'register', null],
    ['REGISTRATION_OPEN', { ...viewer, isFull: true }, 'not-available', null, 'full'],
    ['SUBMISSION_OPEN', member, 'submit', 'submit', null],
    [
      'SUBMISSION_OPEN',
      { ...member, submissionStatus: 'RESUBMISSION_REQUIRED' },
      'resubmit',
      'resubmit',
      null,
    ],
    [
      'SUBMISSION_OPEN',
      { ...member, submissionStatus: 'ACCEPTED' },
      'submission-accepted',
      null,
      'submission-accepted',
    ],
    [
      'SUBMISSION_OPEN',
      { ...member, submissionStatus: 'REJECTED' },
      'submission-rejected',
      null,
      'submission-rejected',
    ],
    [
      'SUBMISSION_OPEN',
      { ...member, submissionStatus: 'PENDING' },
      'work-submitted',
      null,
      'already-submitted',
    ],
    ['SUBMISSION_OPEN', viewer, 'register-to-submit', null, 'not-registered'],
    ['SUBMISSION_OPEN', rejected, 'not-available', null, 'registration-rejected'],
    [
      'SUBMISSION_OPEN',
      { ...rejected, submissionStatus: 'RESUBMISSION_REQUIRED' },
      'not-available',
      null,
      'registration-rejected',
    ],
    [
      'SUBMISSION_OPEN',
      { ...rejected, submissionStatus: 'ACCEPTED' },
      'submission-accepted',
      null,
      'submission-accepted',
    ],
    ['REGISTRATION_CLOSED', member, 'already-registered', null, 'already-registered'],
    ['REGISTRATION_CLOSED', viewer, 'not-available', null, 'registration-closed'],
    ['SUBMISSION_NOT_OPEN', member, 'not-available', null, 'submission-not-open'],
    ['SUBMISSION_NOT_OPEN', rejected, 'not-available', null, 'registration-rejected'],
    ['ENDED', member, 'not-available', null, 'event-ended'],
    ['ENDED', viewer, 'not-available', null, 'event-ended'],
  ])('%s %o: %s', (state, who, code, action, refusal) => {
    expect(buttonOf(state, { ...viewer, ...who })).toEqual({ code, action, refusal });
  });
});

describe('cardButton', () => {
  const after = around(submission_close)[2];

  test.each<[string, EventFacts, CardViewer, string]>([
    ['ended by its dates', competition, member, 'submission-closed'],
    [
      'accepted before',
      competition,
      { ...member, submissionStatus: 'ACCEPTED' },
      'submission-accepted',
    ],
    ['inactive', { ...competition, status: 'INACTIVE' }, member, 'event-ended'],
    ['deleted', { ...competition, status: 'DELETED' }, member, 'event-deleted'],
  ])('%s', (_, event, who, refusal) => {
    const expected = { code: 'not-available', action: null, refusal };
    expect(cardButton(event, who, after)).toEqual(expected);
  });

  test('agrees with what the server would answer, for every viewer at every edge', () => {
    for (const { event, who, now } of everyCase()) {
      const { action, refusal } = cardButton(event, who, now);
      const facts = { event, ...who, isProfileComplete: true };
      const register = whyNotRegister(facts, now);
      const submit = whyNotSubmit(facts, now);
      if (action === null) expect([register, submit]).toContain(refusal);
      else expect(action === 'register' ? register : submit).toBeNull();
      expect(register === null).toBe(action === 'register');
      expect(submit === null).toBe(action === 'submit' || action === 'resubmit');
    }
  });
});

function* everyCase(): Generator<{ event: EventFacts; who: CardViewer; now: Date }> {
  const edges = [registration_open, registration_close, submission_start, submission_close];
  const touching = { ...competition, submission_start: registration_close };
  for (const base of [competition, workshop, touching])
    for (const status of EVENT_STATUSES)
      for (const internal_event of [false, true])
        for (const isInternal of [false, true])
          for (const isFull of [false, true])
            for (const registrationStatus of [null, ...REGISTRATION_STATUSES])
              for (const submissionStatus of [null, ...SUBMISSION_STATUSES])
                for (const now of edges.flatMap(around)) {
                  const isRegistered = registrationStatus !== null;
                  if (!isRegistered && submissionStatus !== null) continue;
                  const event = { ...base, status, internal_event };
                  const own = { isRegistered, registrationStatus, submissionStatus };
                  yield { event, who: { isInternal, isFull, ...own }, now };
                }
}
