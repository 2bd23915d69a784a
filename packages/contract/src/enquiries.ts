import {
  ENQUIRY_LIMITS,
  ENQUIRY_STATES,
  enquiryErrors,
  responseErrors,
  responseKept,
} from '@pratibha/domain/enquiries/enquiries';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  editionQuery,
  form,
  idOut,
  idParams,
  idQuery,
  instantOut,
  listQuery,
  seenRevision,
  text,
} from './values.ts';

export const tags = {
  Enquiries: 'What one asks the organisers of an event, and what they respond.',
  'Admin: enquiries': 'What students ask, and responding to it.',
};

const EXAMPLE = { examples: ['Yes, of three.'] };
const QUESTION = { examples: ['May it be a team?'] };

/** What one asked. */
export const ownEnquiry = z.object({
  id: idOut,
  text: z.string(),
  asked_at: instantOut,
  response: z.string().nullable().describe('null: it waits').meta(EXAMPLE),
  responded_at: instantOut.nullable(),
  is_for_all: z.boolean().describe('Whether everybody reads the response'),
});
export type OwnEnquiry = z.infer<typeof ownEnquiry>;

/** The same in one's own data. */
export const askedOfEvent = z.object({
  event_id: idOut,
  event_title: z.string(),
  text: z.string(),
  asked_at: instantOut,
  response: z.string().nullable().meta(EXAMPLE),
  responded_at: instantOut.nullable(),
  is_for_all: z.boolean().describe('Whether everybody reads the response'),
});

/** What stands on the page of an event. */
export const eventEnquiries = z.object({
  takes_enquiries: z.boolean().describe('Whether one may ask something'),
  own: z.array(ownEnquiry).describe('The newest first'),
  for_all: z
    .array(
      z.object({
        id: idOut,
        question: z.string().meta(QUESTION),
        response: z.string().meta(EXAMPLE),
      }),
    )
    .describe('What somebody asked and everybody reads, the newest first'),
  of_edition: z
    .array(
      z.object({
        question: z.string().meta(QUESTION),
        answer: z.string().describe('Markdown').meta(EXAMPLE),
      }),
    )
    .describe('Questions of the landing page, where the event is of the live edition'),
});
export type EventEnquiries = z.infer<typeof eventEnquiries>;

export const readEventEnquiries = endpoint({
  method: 'GET',
  path: '/user/events/{id}/enquiries',
  summary: 'What one asked about an event, and what everybody reads',
  tag: 'Enquiries',
  access: 'enquiries.own',
  params: idParams,
  response: eventEnquiries,
  problems: [],
});

export const askOrganisers = endpoint({
  method: 'POST',
  path: '/user/events/{id}/enquiries',
  summary: 'Ask the organisers of an event something',
  tag: 'Enquiries',
  access: 'enquiries.own',
  params: idParams,
  body: form(
    z.strictObject({ text: text(ENQUIRY_LIMITS.text, 'required') }),
    enquiryErrors,
  ).transform(({ text: asked }) => ({ text: asked.trim() })),
  maxBodyKiB: 16,
  response: ownEnquiry,
  status: 201,
  idempotent: true,
  problems: ['enquiries-off', 'too-many-enquiries', 'idempotency-key-reused'],
});

/** An enquiry as organisers see it. */
export const adminEnquiry = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  user_id: idOut,
  user_name: z.string(),
  is_user_erased: z.boolean().describe('Then what was asked is empty'),
  text: z.string(),
  asked_at: instantOut,
  response: z.string().nullable().describe('null: it waits').meta(EXAMPLE),
  responded_at: instantOut.nullable(),
  shared_text: z
    .string()
    .nullable()
    .describe('The question as everybody reads it; null: only who asked reads the response')
    .meta(QUESTION),
  revision: z.int(),
});
export type AdminEnquiry = z.infer<typeof adminEnquiry>;

const filters = {
  q: listQuery.q.describe('Words of what was asked, or of the name of who asked'),
  event_id: idQuery,
  edition: editionQuery,
  state: z.enum(ENQUIRY_STATES).optional(),
};
/** What the list can be filtered by. */
export type EnquiryFilters = z.output<z.ZodObject<typeof filters>>;

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  summary: 'What students ask, the newest first',
  tag: 'Admin: enquiries',
  access: 'enquiries.read',
  query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor, ...filters }),
  response: z.array(adminEnquiry),
  problems: [],
});

export const respondToEnquiry = endpoint({
  method: 'PUT',
  path: '/admin/enquiries/{id}/response',
  summary: 'Respond, or change the response; who asked is told each time that its words are others',
  tag: 'Admin: enquiries',
  access: 'enquiries.respond',
  params: idParams,
  body: form(
    z.strictObject({
      response: text(ENQUIRY_LIMITS.response, 'required').meta(EXAMPLE),
      for_all: z.boolean().default(false).describe('Whether everybody is to read it'),
      shared_text: text(ENQUIRY_LIMITS.text)
        .default('')
        .describe('The question as everybody is to read it; needed where for_all is true')
        .meta(QUESTION),
      revision: seenRevision,
    }),
    responseErrors,
  ).transform((values) => ({ ...responseKept(values), revision: values.revision })),
  maxBodyKiB: 32,
  response: adminEnquiry,
  problems: ['changed-meanwhile'],
});
