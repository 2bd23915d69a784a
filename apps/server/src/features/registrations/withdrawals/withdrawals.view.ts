import type { WithdrawnRegistration } from '@pratibha/contract/withdrawals';
import { whyNotRegister } from '@pratibha/domain/refusals';
import type { WithdrawnRow } from './withdrawals.queries.ts';

/** What somebody withdrew, as they see it. */
export function withdrawnView(
  row: WithdrawnRow,
  { isInternal }: { readonly isInternal: boolean },
  now: Date,
): WithdrawnRegistration {
  // Places and the own profile are said when somebody goes on to register.
  const free = { isRegistered: false, isFull: false, isProfileComplete: true };
  return {
    id: row.id,
    event_id: row.event_id,
    event_title: row.event_title,
    registered_on: row.registered_on.toISOString(),
    withdrawn_at: row.withdrawn_at.toISOString(),
    kept_until: row.registration_close.toISOString(),
    question_answers: row.answers as WithdrawnRegistration['question_answers'],
    questions: row.questions as WithdrawnRegistration['questions'],
    register_refusal: whyNotRegister({ ...free, event: row, isInternal }, now),
  };
}
