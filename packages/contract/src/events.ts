import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import {
  countShape,
  eventFormErrors,
  submissionDatesKept,
} from '@pratibha/domain/events/event-form';
import { LIMITS } from '@pratibha/domain/limits';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import {
  EDITABLE_EVENT_STATUSES,
  EVENT_STATUSES,
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
} from '@pratibha/domain/statuses';
import { LINK_SHAPE } from '@pratibha/domain/text/link-shapes';
import { orEmpty, trimmed } from '@pratibha/domain/text/text-rule';
import { DAY_SHAPE, INSTANT_SHAPE } from '@pratibha/domain/time/calendar';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { toldAs } from './component.ts';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { MOST_ERRORS } from './problems.ts';
import {
  dayOut,
  editionQuery,
  form,
  idOut,
  idParams,
  instantOut,
  issueOf,
  listQuery,
  seenRevision,
  shaped,
  sortBy,
  text,
} from './values.ts';

/**
 * Questions as they are defined (R3.4), keyed by number; `questionsOf` in domain reads
 * them. The empty object means the one default question.
 */
export const questionsOut = z.record(z.string(), z.unknown()).meta(toldAs('Questions'));

const windows = {
  registration_open: instantOut,
  registration_close: instantOut,
  submission_start: instantOut.nullable(),
  submission_close: instantOut.nullable(),
};

/** What those who are signed in are told of an event itself; the columns of the server have these names. */
export const eventFields = {
  id: idOut,
  title: z.string(),
  description: z.string(),
  event_banner: z.string().nullable(),
  event_details_url: z.string().nullable(),
  status: z.enum(EVENT_STATUSES),
  internal_event: z.boolean(),
  requires_submission: z.boolean(),
  ...windows,
  event_date: dayOut.nullable(),
  event_questions: questionsOut,
  description_word_limit: z.int().nullable(),
  capacity: z.int().nullable(),
};
export const EVENT_FIELDS = Object.keys(eventFields) as readonly (keyof typeof eventFields)[];
const { id, title, description, status } = eventFields;

/** An event as anybody may see it (R3.5). */
export const publicEvent = z.object({
  id,
  title,
  description,
  status,
  ...windows,
  date: dayOut.describe('YYYY-MM-DD in the zone of the competition'),
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** An event as a signed-in person sees it, with the own state and why an action is impossible. */
export const userEvent = z.object({
  ...eventFields,
  is_registered: z.boolean(),
  registration_id: idOut.nullable(),
  registration_status: z.enum(REGISTRATION_STATUSES).nullable(),
  submission_status: z.enum(SUBMISSION_STATUSES).nullable(),
  submission_id: idOut.nullable(),
  seats_left: z.int().nullable(),
  refusal: z.enum(PARTICIPATION_REFUSALS).nullable(),
});
export type UserEvent = z.infer<typeof userEvent>;

export const adminEvent = z.object({
  ...eventFields,
  holds_decisions: z.boolean().describe('Whether decisions are told only when somebody sends them'),
  held_decisions: z.int().describe('Decisions that are not told yet, as they are held'),
  registrations: z.int(),
  submissions: z.int(),
  pending_registrations: z.int().describe('Of them those that are PENDING'),
  pending_submissions: z.int().describe('Of them those that are PENDING'),
  created_at: instantOut,
  updated_at: instantOut,
  revision: z.int(),
  in_live_edition: z.boolean().describe('Whether it is one of the edition that is live'),
});
export type AdminEvent = z.infer<typeof adminEvent>;

const whenText = shaped(z.string(), INSTANT_SHAPE);
const link = shaped(z.string(), orEmpty(LINK_SHAPE), 'Begins with http:// or https://').nullish();
const orNoTime = shaped(z.string(), orEmpty(INSTANT_SHAPE)).nullish();
const count = (most: number) => shaped(z.number(), countShape(most)).nullish();
const onlyWithWork = 'Needed where requires_submission is true, and not kept where it is not; ';

/** The one rule between fields that a schema can tell. */
const DATES_OF_WORK = {
  if: { properties: { requires_submission: { const: true } }, required: ['requires_submission'] },
  then: {
    properties: {
      submission_start: { type: 'string', minLength: 1 },
      submission_close: { type: 'string', minLength: 1 },
    },
    required: ['submission_start', 'submission_close'],
  },
};

/** R5.6 to R5.9, an event's form. PUT is a full replacement: what is absent becomes its default. */
export const eventInput = form(
  z
    .strictObject({
      title: text(LIMITS.title, 'required'),
      description: text(LIMITS.description).nullish(),
      event_banner: link,
      event_details_url: link,
      status: z
        .enum(EDITABLE_EVENT_STATUSES, saying({ code: 'unknown-event-status' }))
        .default('ACTIVE'),
      internal_event: z.boolean().default(false),
      requires_submission: z.boolean().default(false),
      registration_open: whenText,
      registration_close: whenText.describe('After registration_open'),
      submission_start: orNoTime.describe(`${onlyWithWork}not before registration_close`),
      submission_close: orNoTime.describe(`${onlyWithWork}after submission_start`),
      event_date: shaped(z.string(), orEmpty(DAY_SHAPE)).nullish(),
      event_questions: questionsOut.default({}),
      description_word_limit: count(LIMITS.descriptionWords),
      capacity: count(LIMITS.capacity),
      holds_decisions: z
        .boolean()
        .default(false)
        .describe('Whether students are told of decisions only when somebody sends the messages'),
      /** The version that was edited; absent means the current one. */
      revision: seenRevision,
    })
    .meta(DATES_OF_WORK),
  ({ event_questions: _, ...values }) => eventFormErrors(values),
)
  .superRefine((values, context) => {
    const errors = definitionErrors(values.event_questions).slice(0, MOST_ERRORS);
    for (const { path, error } of errors) {
      const below = path.split('/').filter((part) => part !== '');
      context.addIssue(issueOf(['event_questions', ...below], error));
    }
  })
  .transform((values) => ({
    ...values,
    title: trimmed(values.title),
    description: trimmed(values.description),
    event_banner: trimmed(values.event_banner) || null,
    event_details_url: trimmed(values.event_details_url) || null,
    registration_open: new Date(values.registration_open),
    registration_close: new Date(values.registration_close),
    ...submissionDatesKept({
      requires_submission: values.requires_submission,
      submission_start: dateOrNull(values.submission_start),
      submission_close: dateOrNull(values.submission_close),
    }),
    event_date: trimmed(values.event_date) || null,
    description_word_limit: values.description_word_limit ?? null,
    capacity: values.capacity ?? null,
  }));
/** What the server stores. */
export type EventValues = z.output<typeof eventInput>;

function dateOrNull(instant: string | null | undefined): Date | null {
  return instant ? new Date(instant) : null;
}

export const listPublicEvents = endpoint({
  method: 'GET',
  path: '/public/events/available',
  summary: 'Events as anybody may see them',
  tag: 'Public',
  access: 'site.read',
  stored: true,
  response: z.array(publicEvent),
  problems: [],
});

export const listUserEvents = endpoint({
  method: 'GET',
  path: '/user/available/events',
  summary: 'Events with the own state',
  tag: 'Events',
  access: 'events.browse',
  response: z.array(userEvent),
  problems: [],
});

const filters = {
  q: listQuery.q,
  edition: editionQuery,
  status: z.enum(EVENT_STATUSES).optional(),
  sort: sortBy('id', 'title', 'registration_open', 'registration_close'),
};

export const listAdminEvents = endpoint({
  method: 'GET',
  path: '/admin/events',
  summary: 'All events, deleted ones too',
  tag: 'Admin: events',
  access: 'events.read',
  query: z.strictObject({ ...listQuery, ...filters }),
  response: z.array(adminEvent),
  problems: [],
});

export const exportEvents = endpoint({
  method: 'GET',
  path: '/admin/events/export',
  summary: 'Events as CSV, those that one organises',
  tag: 'Admin: events',
  access: 'exports.read',
  query: z.strictObject({ ...filters, columns: columnsQuery(EVENT_EXPORT.columns) }),
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: [],
});

export const getAdminEvent = endpoint({
  method: 'GET',
  path: '/admin/events/{id}',
  summary: 'One event',
  tag: 'Admin: events',
  access: 'events.read',
  params: idParams,
  response: adminEvent,
  problems: [],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/admin/events',
  summary: 'Create an event',
  tag: 'Admin: events',
  access: 'events.create',
  body: eventInput,
  response: adminEvent,
  status: 201,
  idempotent: true,
  problems: [],
});

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}',
  summary: 'Replace an event',
  tag: 'Admin: events',
  access: 'events.manage',
  params: idParams,
  body: eventInput,
  response: adminEvent,
  problems: ['event-deleted', 'changed-meanwhile'],
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/admin/events/{id}',
  summary: 'Delete an event; registrations stay visible to their owners',
  tag: 'Admin: events',
  access: 'events.manage',
  params: idParams,
  response: adminEvent,
  problems: ['event-deleted'],
});

export const restoreEvent = endpoint({
  method: 'POST',
  path: '/admin/events/{id}/restore',
  summary: 'Bring a deleted event back, as INACTIVE',
  tag: 'Admin: events',
  access: 'events.manage',
  params: idParams,
  response: adminEvent,
  problems: ['event-not-deleted'],
});
