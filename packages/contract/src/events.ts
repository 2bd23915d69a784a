import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import { EVENT_FIELDS, type EventField } from '@pratibha/domain/events/event-fields';
import { eventFormErrors } from '@pratibha/domain/events/event-form';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import {
  EDITABLE_EVENT_STATUSES,
  EVENT_STATUSES,
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
} from '@pratibha/domain/statuses';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { toldAs } from './component.ts';
import { fieldsIn, fieldsOut, ordered } from './described.ts';
import { endpoint } from './endpoint.ts';
import { BESIDE, type Beside, keptOf } from './event-beside.ts';
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
  sortBy,
} from './values.ts';

/**
 * Questions as they are defined (R3.4), keyed by number; `questionsOf` in domain reads
 * them. The empty object means the one default question.
 */
export const questionsOut = z.record(z.string(), z.unknown()).meta(toldAs('Questions'));

const out = { ...fieldsOut(EVENT_FIELDS), status: z.enum(EVENT_STATUSES) };
const WINDOWS = [
  'registration_open',
  'registration_close',
  'submission_start',
  'submission_close',
] as const;
/** The fields in the order of the wire, in which the questions stand among them. */
const BEFORE_QUESTIONS = [
  'title',
  'description',
  'event_banner',
  'event_details_url',
  'status',
  'internal_event',
  'requires_submission',
  ...WINDOWS,
  'event_date',
] as const;
const AFTER_QUESTIONS = ['description_word_limit', 'capacity'] as const;
/**
 * What those who are signed in are told of an event itself; the columns of the server have these
 * names.
 */
export const eventFields = {
  id: idOut,
  ...ordered(out, ...BEFORE_QUESTIONS),
  event_questions: questionsOut,
  ...ordered(out, ...AFTER_QUESTIONS),
  works_once: z
    .boolean()
    .optional()
    .describe('Only there, and true, where works can be handed in once and not be replaced'),
} satisfies Record<
  'id' | 'event_questions' | Exclude<EventField, 'holds_decisions' | 'takes_enquiries' | Beside>,
  z.ZodType
>;
export const EVENT_COLUMNS = Object.keys(eventFields) as readonly (keyof typeof eventFields)[];
const { id, title, description, status } = eventFields;

/** An event as anybody may see it (R3.5). */
export const publicEvent = z.object({
  id,
  title,
  description,
  status,
  ...ordered(out, ...WINDOWS),
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
  holds_decisions: out.holds_decisions.describe(
    'Whether organisers prepare decisions and make them together; a call makes one at once',
  ),
  held_decisions: z.int().describe('Decisions that are prepared, and not made yet'),
  registrations: z.int(),
  submissions: z.int(),
  pending_registrations: z.int().describe('Of them those that are PENDING'),
  pending_submissions: z.int().describe('Of them those that are PENDING'),
  created_at: instantOut,
  updated_at: instantOut,
  revision: z.int(),
  in_live_edition: z.boolean().describe('Whether it is one of the edition that is live'),
  takes_enquiries: out.takes_enquiries
    .optional()
    .describe('true where students may ask its organisers something; otherwise left out'),
});
export type AdminEvent = z.infer<typeof adminEvent>;

const sent = fieldsIn(EVENT_FIELDS);
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
      ...ordered(sent, ...BEFORE_QUESTIONS),
      status: z
        .enum(EDITABLE_EVENT_STATUSES, saying({ code: 'unknown-event-status' }))
        .default('ACTIVE'),
      registration_close: sent.registration_close.describe('After registration_open'),
      submission_start: sent.submission_start.describe(
        `${onlyWithWork}not before registration_close`,
      ),
      submission_close: sent.submission_close.describe(`${onlyWithWork}after submission_start`),
      event_questions: questionsOut.default({}),
      ...ordered(sent, ...AFTER_QUESTIONS),
      works_once: z
        .boolean()
        .optional()
        .describe('Whether works can be handed in once and not be replaced; absent: as it is'),
      holds_decisions: sent.holds_decisions.describe(
        'Whether organisers prepare decisions and make them together',
      ),
      takes_enquiries: z
        .boolean()
        .optional()
        .describe('Whether students may ask its organisers something; absent: as it is'),
      ...ordered(sent, ...BESIDE),
      /** The version that was edited; absent means the current one. */
      revision: seenRevision,
    })
    .meta(DATES_OF_WORK),
  (values) => ordered(eventFormErrors(values), ...BEFORE_QUESTIONS, ...AFTER_QUESTIONS, ...BESIDE),
  { leaves: BESIDE },
)
  .superRefine((values, context) => {
    const errors = definitionErrors(values.event_questions).slice(0, MOST_ERRORS);
    for (const { path, error } of errors) {
      const below = path.split('/').filter((part) => part !== '');
      context.addIssue(issueOf(['event_questions', ...below], error));
    }
  })
  // Whoever knows nothing of a field that came later leaves it as it is.
  .transform((values) => ({
    ...values,
    ...keptOf(values),
    works_once: values.works_once,
    takes_enquiries: values.takes_enquiries,
  }));
/** What the server stores. */
export type EventValues = z.output<typeof eventInput>;

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

/** What a list of events can be filtered by. */
export type EventFilters = Omit<z.output<z.ZodObject<typeof filters>>, 'sort'>;

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
