import { FOLLOW_UP_REFUSALS, lastDayError } from '@pratibha/domain/follow-ups/follow-ups';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { DAY_SHAPE } from '@pratibha/domain/time/calendar';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { MOST_ERRORS } from './problems.ts';
import { answers, eventAnswers } from './registrations.ts';
import { dayOut, idOut, idParams, instantOut, issueOf, MAX_ID, shaped } from './values.ts';

export const tags = {
  'Follow-up questions': 'What an event asks whoever is shortlisted, until the end of a day.',
};
const tag = 'Follow-up questions';

const lastDay = dayOut
  .nullable()
  .describe('YYYY-MM-DD: until its end they are answered; null: nobody is asked');
const readVersion = z.int().nonnegative().max(MAX_ID);

/** The follow-up questions of an event, for organisers. */
export const followUp = z.object({
  event_id: idOut,
  questions: questionsOut.describe('{}: there are none'),
  last_day: lastDay,
  revision: z.int().nonnegative().describe('0: nothing was saved yet'),
  shortlisted: z.int().nonnegative().describe('How many are asked'),
  answered: z.int().nonnegative().describe('How many of them have answered'),
});
export type FollowUpOut = z.infer<typeof followUp>;

export const getFollowUp = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/follow-up',
  summary: 'The follow-up questions of an event, and how many have answered',
  tag,
  access: 'events.read',
  params: idParams,
  response: followUp,
  problems: [],
});

const followUpInput = z
  .strictObject({
    questions: questionsOut.describe('{}: there are none'),
    last_day: shaped(z.string(), DAY_SHAPE).nullable().describe('Not after the day of the event'),
    revision: readVersion.describe('The version that was read; 0 where nothing was saved yet'),
  })
  .superRefine((values, context) => {
    for (const { path, error } of definitionErrors(values.questions).slice(0, MOST_ERRORS)) {
      const below = path.split('/').filter((part) => part !== '');
      context.addIssue(issueOf(['questions', ...below], error));
    }
    const wrong = lastDayError(values, null);
    if (wrong !== null) context.addIssue(issueOf(['last_day'], wrong));
  });

export const updateFollowUp = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/follow-up',
  summary: 'Replace the follow-up questions of an event; what was answered stays',
  tag,
  access: 'events.manage',
  params: idParams,
  body: followUpInput,
  response: followUp,
  problems: ['event-deleted', 'changed-meanwhile'],
});

/** Follow-up questions that somebody was asked, with what they answered. */
export const ownFollowUp = z.object({
  id: idOut.describe('The number of the registration'),
  event_id: idOut,
  event_title: z.string(),
  last_day: dayOut,
  closes_at: instantOut.describe('The end of that day'),
  event_questions: questionsOut.describe('The questions as they are asked now'),
  question_answers: answers,
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  answered_at: instantOut.nullable().describe('null: not answered yet'),
  revision: z
    .int()
    .nonnegative()
    .describe('The version of the answers, which a change sends along'),
  refusal: z
    .enum(['event-deleted', 'event-ended', ...FOLLOW_UP_REFUSALS])
    .nullable()
    .describe('Why they cannot be answered'),
});
export type OwnFollowUp = z.infer<typeof ownFollowUp>;

export const listOwnFollowUps = endpoint({
  method: 'GET',
  path: '/user/follow-ups',
  summary: 'What one is asked where one is shortlisted, also when it is over',
  tag,
  access: 'registration.own',
  response: z.array(ownFollowUp),
  problems: [],
});

export const answerFollowUp = endpoint({
  method: 'PUT',
  path: '/user/registrations/{id}/follow-up',
  summary: 'Answer the follow-up questions, or change the answers, while one is shortlisted',
  tag,
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({
    event_answers: eventAnswers,
    revision: readVersion.describe('The version that was read; 0 where nothing was answered yet'),
  }),
  maxBodyKiB: 128,
  response: ownFollowUp,
  idempotent: true,
  problems: [
    'event-deleted',
    'event-ended',
    ...FOLLOW_UP_REFUSALS,
    'changed-meanwhile',
    'idempotency-key-reused',
  ],
});

/** What one student answered, for organisers. */
export const followUpAnswers = z.object({
  is_asked: z.boolean().describe('Whether this student is asked, or was'),
  question_answers: answers.nullable().describe('null for those who only read the event'),
  questions: questionsOut,
  answered_at: instantOut.nullable().describe('null: not answered yet'),
});
export type FollowUpAnswers = z.infer<typeof followUpAnswers>;

export const getFollowUpAnswers = endpoint({
  method: 'GET',
  path: '/admin/registrations/{id}/follow-up',
  summary: 'What a student answered to the follow-up questions, as long as they are shortlisted',
  tag,
  access: 'registrations.read',
  params: idParams,
  response: followUpAnswers,
  problems: [],
});
