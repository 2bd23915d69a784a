import { LIMITS } from '@pratibha/domain/limits';
import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from '@pratibha/domain/reviews/decisions';
import {
  SET_ANSWER_KEYS,
  SET_ANSWER_KINDS,
  SET_ANSWER_TITLE,
  SET_ASSIGNMENTS,
  setAnswerErrors,
} from '@pratibha/domain/reviews/set-answers';
import { trimmed } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, MAX_ID, text } from './values.ts';

const TITLE = { examples: ['Too late'] };
const kind = z.enum(SET_ANSWER_KINDS).describe('What it is used on');
const decision = z.enum([...new Set([...REGISTRATION_DECISIONS, ...SUBMISSION_DECISIONS])]);
const key = z.int().min(1).max(SET_ANSWER_KEYS);

/** What is done with a row by one press: decided, said, tagged, assigned. */
export const setAnswer = z.object({
  id: idOut,
  title: z.string().meta(TITLE),
  is_shared: z.boolean().describe('false: one’s own'),
  kind,
  decision: decision.nullable().describe('The status it leads to; null: it decides nothing'),
  remarks: z.string().nullable().describe('For the student, with placeholders'),
  tag_id: idOut.nullable(),
  assigns: z.enum(SET_ASSIGNMENTS).nullable().describe('Whose the row becomes; null: as it is'),
  key: key.nullable().describe('The key that uses it'),
  version: idOut,
});
export type SetAnswer = z.infer<typeof setAnswer>;
const setAnswers = z.array(setAnswer).describe('One’s own and those that are shared, by title');

const setAnswerInput = form(
  z.strictObject({
    title: text(SET_ANSWER_TITLE, 'required').meta(TITLE),
    is_shared: z.boolean(),
    kind,
    decision: decision.nullable(),
    remarks: text(LIMITS.remarks).describe('For the student, with placeholders; blank: none'),
    tag_id: z.int().positive().max(MAX_ID).nullable(),
    assigns: z.enum(SET_ASSIGNMENTS).nullable(),
    key: key.nullable().describe('Another of the same person or of all that had it has none then'),
    version: z
      .int()
      .nonnegative()
      .max(MAX_ID)
      .default(0)
      .describe('The one that was read; a new answer has none'),
  }),
  setAnswerErrors,
).transform((input) => ({
  ...input,
  title: trimmed(input.title),
  remarks: trimmed(input.remarks) || null,
}));
export type SetAnswerValues = z.output<typeof setAnswerInput>;

const ONE = {
  tag: 'Admin: remarks',
  access: 'remarks.share',
  response: setAnswers,
} as const;

export const listSetAnswers = endpoint({
  method: 'GET',
  path: '/admin/set-answers',
  ...ONE,
  summary: 'Set answers: one’s own and those that are shared',
  problems: [],
});

export const addSetAnswer = endpoint({
  method: 'POST',
  path: '/admin/set-answers',
  ...ONE,
  summary: 'Keep a set answer; shared ones are for admins to write; answers all',
  body: setAnswerInput,
  maxBodyKiB: 16,
  problems: ['not-found', 'shared-by-admins', 'too-many-set-answers'],
});

export const changeSetAnswer = endpoint({
  method: 'PUT',
  path: '/admin/set-answers/{id}',
  ...ONE,
  summary: 'Change a set answer; it stays shared or one’s own; answers all',
  params: idParams,
  body: setAnswerInput,
  maxBodyKiB: 16,
  problems: ['not-found', 'shared-by-admins', 'changed-meanwhile'],
});

export const removeSetAnswer = endpoint({
  method: 'DELETE',
  path: '/admin/set-answers/{id}',
  ...ONE,
  summary: 'Remove a set answer; answers those that are left',
  params: idParams,
  problems: ['shared-by-admins'],
});
