import { WAITING_OUTCOMES } from '@pratibha/domain/waiting/waiting-lists';
import { z } from 'zod';
import { keptNotice } from './asked-notices.ts';
import { questionsOut } from './events.ts';
import { answers } from './registrations.ts';
import { idOut, instantOut } from './values.ts';

/** What is kept of somebody who waits or waited. */
const waited = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  since: instantOut,
  answers: answers.describe('[] once they wait no longer'),
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  offered_until: instantOut.nullable().describe('Until when a seat was held; null: none was'),
  ended_at: instantOut.nullable(),
  outcome: z.enum(WAITING_OUTCOMES).nullable().describe('null: the person waits'),
});

/** Of one's own data answers that are of no registration as it is, and waiting. */
export const OWN_ANSWERS = {
  earlier_answers: z
    .array(
      z.object({
        registration_id: idOut,
        changed_at: instantOut,
        answers,
        questions: questionsOut,
      }),
    )
    .describe('What was answered before a change, until the organisers decide'),
  withdrawn_registrations: z
    .array(
      z.object({
        id: idOut,
        event_id: idOut,
        event_title: z.string(),
        registered_on: instantOut,
        withdrawn_at: instantOut,
        answers,
        questions: questionsOut,
      }),
    )
    .describe('What the person withdrew, until the registration of the event closes'),
  asked_notices: z.array(keptNotice).describe('Of what the person asked to be told, once'),
  waiting: z.array(waited).describe('For seats of which events the person waits or waited'),
};
