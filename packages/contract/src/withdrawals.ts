import { PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { answers } from './registrations.ts';
import { idOut, idParams, instantOut } from './values.ts';

/**
 * A registration that was withdrawn: its answers are kept until the registration of the event
 * closes.
 */
export const withdrawnRegistration = z.object({
  id: idOut.describe('The number that the registration had'),
  event_id: idOut,
  event_title: z.string(),
  registered_on: instantOut,
  withdrawn_at: instantOut,
  kept_until: instantOut.describe('When the registration of the event closes'),
  question_answers: answers,
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  register_refusal: z
    .enum(PARTICIPATION_REFUSALS)
    .nullable()
    .describe('Why one cannot register for the event again, but for places and the own profile'),
});
export type WithdrawnRegistration = z.infer<typeof withdrawnRegistration>;

/** What is left of it: the number. */
export const forgottenAnswers = z.object({ id: idOut });

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/user/withdrawals',
  summary: 'What one withdrew and may register for again, the last first',
  tag: 'Registrations',
  access: 'registration.own',
  response: z.array(withdrawnRegistration),
  problems: [],
});

export const forgetAnswers = endpoint({
  method: 'DELETE',
  path: '/user/withdrawals/{id}',
  summary: 'Have the answers of a withdrawn registration forgotten',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  response: forgottenAnswers,
  problems: [],
});
