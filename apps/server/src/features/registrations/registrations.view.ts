import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { mayInEvent } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { whyNotWithdraw } from '@pratibha/domain/refusals';
import type { AdminRegistrationRow, OwnRegistrationRow } from './registrations.queries.ts';

type Answers = UserRegistration['question_answers'];
type Questions = UserRegistration['questions'];

/** What the view needs; `answers` and `questions` may come from the row or from the request. */
export type Registered = Omit<OwnRegistrationRow, 'id' | 'answers' | 'questions'> & {
  readonly answers: unknown;
  readonly questions: unknown;
};

/** A registration as its owner sees it; names no reviewer. */
export function userRegistrationView(
  row: Registered & { readonly id: number },
  now: Date,
): UserRegistration {
  return { id: row.id, ...withoutId(row, now) };
}

/** The same before it is written. */
export function withoutId(row: Registered, now: Date): Omit<UserRegistration, 'id'> {
  return {
    event_id: row.event_id,
    event_title: row.event_title,
    registered_on: row.registered_on.toISOString(),
    registration_status: row.registration_status,
    review_remarks: row.review_remarks,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    question_answers: row.answers as Answers,
    questions: row.questions as Questions,
    withdrawal_refusal: whyNotWithdraw(withdrawalFacts(row), now),
  };
}

/** What the rule of withdrawing asks. */
export function withdrawalFacts(row: Registered) {
  return { event: row, registrationStatus: row.registration_status, hasWork: row.has_work };
}

/** A registration as this organiser sees it: who only reads its event gets what reaches nobody. */
export function adminRegistrationView(
  row: AdminRegistrationRow,
  viewer: Grantee,
): AdminRegistration {
  const whole = wholeView(row);
  if (mayInEvent('contacts.read', viewer, row.event_id)) return whole;
  const withheld = {
    user_email: null,
    user_college_address: null,
    answers: null,
    same_mobile: null,
  };
  return { ...whole, ...withheld };
}

function wholeView(row: AdminRegistrationRow): AdminRegistration {
  return {
    id: row.id,
    event_id: row.event_id,
    event_title: row.event_title,
    event_status: row.event_status,
    user_id: row.user_id,
    user_name: row.user_name,
    user_email: row.user_email,
    user_college: row.user_college,
    user_college_address: row.user_college_address,
    registered_on: row.registered_on.toISOString(),
    status: row.status,
    review_remarks: row.review_remarks,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
    reviewed_by_id: row.reviewed_by_id,
    answers: row.answers as Answers,
    questions: row.questions as Questions,
    revision: row.version,
    same_mobile: row.same_mobile,
  };
}
