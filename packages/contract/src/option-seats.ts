import { LIMITS } from '@pratibha/domain/limits';
import { QUESTIONS_ASKED } from '@pratibha/domain/questions/option-seats';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, MAX_ID, text } from './values.ts';

const asked = z.enum(QUESTIONS_ASKED).describe('Of who registers, or of whoever is shortlisted');
const question = z
  .string()
  .describe('The words of the question')
  .meta({ examples: ['T-shirt'] });
const option = z.string().meta({ examples: ['L'] });

/** How many may still choose an option of a question. */
export const optionLeft = z.object({
  asked,
  question,
  option,
  left: z.int().nonnegative().describe('0: it is full'),
});

/** How many chose an option that has seats, or had; also under the names that it had. */
export const optionTaken = z.object({
  asked,
  question,
  option,
  seats: z.int().nonnegative().nullable().describe('null: there is no end of them now'),
  taken: z.int().nonnegative().describe('More than there are, where the number was lowered since'),
});
export type OptionTaken = z.infer<typeof optionTaken>;

export const listOptionsLeft = endpoint({
  method: 'GET',
  path: '/user/events/{id}/options',
  summary: 'How many are left of the options of an event’s questions that have seats',
  tag: 'Events',
  access: 'events.browse',
  params: idParams,
  response: z.array(optionLeft),
  problems: [],
});

export const listOptionsTaken = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/options',
  summary: 'How many are taken of the options of an event’s questions that have seats',
  tag: 'Admin: events',
  access: 'events.read',
  params: idParams,
  response: z.array(optionTaken),
  problems: [],
});

/** What became of an option that got other words. */
export const renamedOption = z.object({
  revision: z.int().describe('The version of the event, or of its follow-up questions, by now'),
  renamed: z.int().nonnegative().describe('In how many answers'),
});

export const renameOption = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/options',
  summary:
    'Give an option that has seats other words, in the questions and the answers of who is pending',
  tag: 'Admin: events',
  access: 'events.manage',
  params: idParams,
  body: z.strictObject({
    asked,
    question,
    option: option.nullable().describe('null: it is the question that gets other words'),
    to: text(LIMITS.question, 'required')
      .describe('The other words')
      .meta({ examples: ['Large'] }),
    revision: z.int().positive().max(MAX_ID).describe('The version that was read'),
  }),
  maxBodyKiB: 16,
  response: renamedOption,
  problems: ['event-deleted', 'changed-meanwhile'],
});
