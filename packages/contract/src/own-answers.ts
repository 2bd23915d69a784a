import { QUESTION_TYPES } from '@pratibha/domain/questions/question-types';
import { ANSWER_REFUSALS, PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { answers, eventAnswers } from './registrations.ts';
import { idOut, idParams, instantOut, MAX_ID } from './values.ts';

/**
 * What was answered, and what is asked now: whoever changes answers answers the questions of today.
 */
export const ownAnswers = z.object({
  id: idOut.describe('The number of the registration'),
  event_id: idOut,
  event_title: z.string(),
  registration_close: instantOut,
  question_answers: answers,
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  event_questions: questionsOut.describe('The questions as the event asks them now'),
  revision: z.int().describe('The version of the registration, which a change sends along'),
  change_refusal: z
    .enum([...PARTICIPATION_REFUSALS, ...ANSWER_REFUSALS])
    .nullable()
    .describe('Why they cannot be changed'),
});
export type OwnAnswers = z.infer<typeof ownAnswers>;

const answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** Answers that were changed, and what of them; the oldest change first. */
export const answerChange = z.object({
  changed_at: instantOut,
  revision: z.int().describe('The version of the registration that came of it'),
  differences: z.array(
    z.object({
      question: z.string().meta({ examples: ['T-shirt'] }),
      type: z.enum(QUESTION_TYPES),
      before: answer
        .nullable()
        .describe('null: not answered')
        .meta({ examples: ['M'] }),
      after: answer
        .nullable()
        .describe('null: not answered')
        .meta({ examples: ['L'] }),
    }),
  ),
});
export type AnswerChange = z.infer<typeof answerChange>;

export const getOwnAnswers = endpoint({
  method: 'GET',
  path: '/user/registrations/{id}/answers',
  summary: 'The answers of an own registration, with the questions as they are asked now',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  response: ownAnswers,
  problems: [],
});

export const changeAnswers = endpoint({
  method: 'PUT',
  path: '/user/registrations/{id}/answers',
  summary: 'Change the answers while pending and the window is open; date, number and order stay',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({
    event_answers: eventAnswers,
    revision: z.int().positive().max(MAX_ID).describe('The version that was read'),
  }),
  maxBodyKiB: 128,
  response: ownAnswers,
  idempotent: true,
  problems: [
    'event-deleted',
    'event-ended',
    'registration-not-open',
    'answers-reviewed',
    'answers-closed',
    'answers-changed-too-often',
    'changed-meanwhile',
    'idempotency-key-reused',
  ],
});

export const listAnswerChanges = endpoint({
  method: 'GET',
  path: '/admin/registrations/{id}/answer-changes',
  summary:
    'What a student changed of the answers; nothing once it is decided, or for those who only read',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  params: idParams,
  response: z.array(answerChange),
  problems: [],
});
