import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { answers, eventAnswers } from './registrations.ts';
import { idOut, idParams } from './values.ts';

/** What somebody answered who waits for a seat, and what is asked now. */
export const waitingAnswers = z.object({
  event_id: idOut,
  event_title: z.string(),
  question_answers: answers,
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  event_questions: questionsOut.describe('The questions as the event asks them now'),
});
export type WaitingAnswers = z.infer<typeof waitingAnswers>;

const tag = 'Waiting lists';

export const getWaitingAnswers = endpoint({
  method: 'GET',
  path: '/user/events/{id}/waiting/answers',
  summary: 'What one answered who waits, with the questions as they are asked now',
  tag,
  access: 'registration.own',
  params: idParams,
  response: waitingAnswers,
  problems: [],
});

export const changeWaitingAnswers = endpoint({
  method: 'PUT',
  path: '/user/events/{id}/waiting/answers',
  summary: 'Answer otherwise while one waits, as where an option is full by now; the place stays',
  tag,
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({ event_answers: eventAnswers }),
  maxBodyKiB: 128,
  response: waitingAnswers,
  problems: ['event-deleted'],
});
