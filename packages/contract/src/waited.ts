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

/** What a person's own data says of waiting. */
export const WAITED = {
  asked_notices: z.array(keptNotice).describe('Of what the person asked to be told, once'),
  waiting: z.array(waited).describe('For seats of which events the person waits or waited'),
};
