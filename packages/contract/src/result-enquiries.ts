import { ENQUIRY_LIMITS, enquiryErrors } from '@pratibha/domain/enquiries/enquiries';
import { resultResponseErrors } from '@pratibha/domain/results/result-enquiries';
import { RESULT_ENQUIRY_REFUSALS } from '@pratibha/domain/results/result-enquiry-refusals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, seenRevision, text } from './values.ts';

const RESPONSE = { examples: ['Two judges scored it, and both looked at the second version.'] };
const UNSEEN = ['own-sheets-unsent', 'own-conflict-there'] as const;

/** What one asked about the result of a work, or may ask. */
export const ownResultEnquiry = z.object({
  submission_id: idOut,
  event_id: idOut,
  round_title: z.string(),
  ends_at: instantOut
    .nullable()
    .describe('Until then one may ask; null: not at all')
    .meta({ examples: ['2020-07-25T12:15:00.000Z'] }),
  why_not: z
    .enum(RESULT_ENQUIRY_REFUSALS)
    .nullable()
    .describe('Why one may not ask now')
    .meta({ examples: ['result-enquiries-over'] }),
  text: z.string().nullable().describe('null: one asked nothing'),
  asked_at: instantOut.nullable(),
  response: z.string().nullable().describe('null: it waits').meta(RESPONSE),
  responded_at: instantOut.nullable(),
});
export type OwnResultEnquiry = z.infer<typeof ownResultEnquiry>;

/** The same in one's own data. */
export const askedOfResult = z.object({
  event_id: idOut,
  event_title: z.string(),
  submission_id: idOut,
  text: z.string(),
  asked_at: instantOut,
  response: z.string().nullable().meta(RESPONSE),
  responded_at: instantOut.nullable(),
});

export const listOwnResultEnquiries = endpoint({
  method: 'GET',
  path: '/user/result-enquiries',
  summary: 'What one asked about results of one’s own works, and until when one may',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(ownResultEnquiry),
  problems: [],
});

export const askAboutResult = endpoint({
  method: 'POST',
  path: '/user/submissions/{id}/result-enquiry',
  summary: 'Ask the organisers about the result of a work, once',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  body: form(
    z.strictObject({ text: text(ENQUIRY_LIMITS.text, 'required') }),
    enquiryErrors,
  ).transform(({ text: asked }) => ({ text: asked.trim() })),
  maxBodyKiB: 16,
  response: ownResultEnquiry,
  status: 201,
  idempotent: true,
  problems: [...RESULT_ENQUIRY_REFUSALS, 'idempotency-key-reused'],
});

/** What somebody asked about a result, as organisers see it. */
export const resultEnquiry = z.object({
  id: idOut,
  submission_id: idOut,
  number: z.int().nullable().describe('Of the work in the round'),
  user_name: z.string(),
  text: z.string(),
  asked_at: instantOut,
  response: z.string().nullable().describe('null: it waits').meta(RESPONSE),
  responded_at: instantOut.nullable(),
  revision: z.int(),
});
export type ResultEnquiry = z.infer<typeof resultEnquiry>;

export const listResultEnquiries = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/result-enquiries',
  summary: 'What whoever handed in asks about the results of a round, what waits first',
  tag: 'Admin: results',
  access: 'judging.organise',
  params: idParams,
  response: z.array(resultEnquiry),
  problems: UNSEEN,
});

export const respondAboutResult = endpoint({
  method: 'PUT',
  path: '/admin/result-enquiries/{id}/response',
  summary: 'Respond, or change the response; who asked is told each time that its words are others',
  tag: 'Admin: results',
  access: 'judging.organise',
  params: idParams,
  body: form(
    z.strictObject({
      response: text(ENQUIRY_LIMITS.response, 'required').meta(RESPONSE),
      revision: seenRevision,
    }),
    resultResponseErrors,
  ).transform(({ response, revision }) => ({ response: response.trim(), revision })),
  maxBodyKiB: 32,
  response: resultEnquiry,
  problems: [...UNSEEN, 'changed-meanwhile'],
});
