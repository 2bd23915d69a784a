import type { Chance } from '@pratibha/domain/chance';
import type { AnswerList } from '@pratibha/domain/questions/answers';
import {
  type QuestionDefinition,
  questionSnapshot,
} from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import type { RegistrationStatus } from '@pratibha/domain/statuses';
import { demoAnswers } from './answers.ts';
import { DEMO_EVENTS, type DemoEvent } from './events.ts';
import { instantOf, OFFICE_HOURS } from './instant.ts';
import type { DemoPerson } from './people.ts';

export type DemoReview = {
  review_remarks: string | null;
  reviewed_at: Date | null;
  /** Null while nobody has decided. */
  reviewer: DemoPerson | null;
};

export type DemoRegistration = DemoReview & {
  id: number;
  event: DemoEvent;
  person: DemoPerson;
  status: RegistrationStatus;
  answers: AnswerList;
  questions: Record<string, QuestionDefinition>;
  registered_on: Date;
};

const HOUR = 3_600_000;
/** Those who were already here for the first edition. */
const VETERANS = 150;

const REMARKS: Record<Exclude<RegistrationStatus, 'PENDING'>, readonly (string | null)[]> = {
  SHORTLISTED: ['Welcome!', 'See you there.', 'Please arrive 15 minutes early.', null, null],
  REJECTED: [
    'All seats of your college are taken.',
    'Your answers are incomplete. Please register for another event.',
    'This event is for +2 and equivalent students.',
    null,
  ],
};

/** Unreviewed, in percent: little is left where registration is over. */
function pendingShare(event: DemoEvent, now: Date): number {
  if (event.registration_close > now) return 62;
  return event.status === 'INACTIVE' ? 0 : 12;
}

/** Those who registered, none of them twice; as many handed in work as the event says. */
export function demoRegistrations(
  chance: Chance,
  people: { students: readonly DemoPerson[]; reviewers: readonly DemoPerson[] },
  now: Date,
): DemoRegistration[] {
  return DEMO_EVENTS.flatMap((event) => {
    const eligible = people.students
      .slice(0, event.status === 'INACTIVE' ? VETERANS : people.students.length)
      .filter((person) => person.is_internal || !event.internal_event);
    const chosen = chance.shuffle(eligible).slice(0, event.registrations);
    const questions = questionSnapshot(questionsOf(event.event_questions));
    const latest = earlier(event.registration_close, new Date(now.getTime() - HOUR));
    return chosen.map((person, index) => {
      const registered_on = instantOf(chance, event.registration_open, latest);
      const mayBeRejected = index >= event.submissions;
      const status = statusOf(chance, event, now, mayBeRejected);
      return {
        id: 0,
        event,
        person,
        status,
        answers: demoAnswers(chance, event, index),
        questions,
        registered_on,
        ...reviewOf(chance, status, registered_on, people.reviewers, event, now),
      };
    });
  });
}

/**
 * Who hands in work was not turned away before. Nor was anybody where places are counted: each of
 * those who registered holds one, and the full event is full.
 */
function statusOf(chance: Chance, event: DemoEvent, now: Date, mayBeRejected: boolean) {
  if (chance.happens(pendingShare(event, now))) return 'PENDING';
  const share = event.submissions > 0 ? 55 : 25;
  const isRejected = mayBeRejected && chance.happens(share) && event.capacity === null;
  return isRejected ? 'REJECTED' : 'SHORTLISTED';
}

function reviewOf(
  chance: Chance,
  status: RegistrationStatus,
  registered_on: Date,
  reviewers: readonly DemoPerson[],
  event: DemoEvent,
  now: Date,
): DemoReview {
  if (status === 'PENDING') return { review_remarks: null, reviewed_at: null, reviewer: null };
  const latest = earlier(now, event.submission_start ?? now);
  const from = new Date(registered_on.getTime() + HOUR / 4);
  const until = earlier(latest, new Date(from.getTime() + 72 * HOUR));
  return {
    review_remarks: chance.pick(REMARKS[status]),
    reviewed_at: instantOf(chance, from, until, OFFICE_HOURS),
    reviewer: chance.pick(reviewers),
  };
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
