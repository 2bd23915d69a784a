import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { EVENT_STATUSES } from '@pratibha/domain/statuses';
import { CLASS_FIELDS, classFormErrors, classKept } from '@pratibha/domain/workshops/classes';
import { z } from 'zod';
import { fieldsIn, fieldsOut } from './described.ts';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { MOST_ERRORS } from './problems.ts';
import {
  editionQuery,
  form,
  idOut,
  idParams,
  instantOut,
  issueOf,
  seenRevision,
} from './values.ts';
import { classHours } from './workshops.ts';

const tag = 'Admin: workshops';
const count = z.int().nonnegative();
const out = fieldsOut(CLASS_FIELDS);

/** A class as organisers see it. */
export const adminClass = z.object({
  id: idOut,
  title: out.title.describe('The name of its workshop'),
  description: out.description,
  status: z.enum(EVENT_STATUSES),
  internal_event: out.internal_event,
  ...classHours,
  own_venue: out.venue_name.describe('null: it is at the venue of its edition'),
  registration_open: instantOut,
  registration_close: instantOut.describe('The instant at which it begins'),
  event_questions: questionsOut.describe('Empty: nothing is asked'),
  capacity: z.int(),
  taken: count.describe('Seats that somebody has'),
  held: count.describe('Seats that are offered to somebody who waits'),
  in_line: count.describe('How many wait and have no offer'),
  revision: z.int(),
  clashes: z
    .array(
      z.object({
        class_id: idOut,
        class_title: z.string().meta({ examples: ['Poster Workshop'] }),
        starts_at: classHours.starts_at,
        speaker: z
          .string()
          .nullable()
          .describe('Who gives both; null: they are in one room')
          .meta({ examples: ['Asha Rai'] }),
      }),
    )
    .describe('Other classes at the same time in its room, or with one of its speakers'),
});
export type AdminClass = z.infer<typeof adminClass>;

const sent = fieldsIn(CLASS_FIELDS);
const HOUR = 'HH:MM in the zone of the competition';

/** The form of a class. PUT is a full replacement. */
export const classInput = form(
  z.strictObject({
    ...sent,
    starts_at: sent.starts_at.describe(HOUR),
    ends_at: sent.ends_at.describe(HOUR),
    registration_open: sent.registration_open.describe('Before it begins; it closes then'),
    event_questions: questionsOut.default({}),
    /** The version that was edited; absent means the current one. */
    revision: seenRevision,
  }),
  classFormErrors,
)
  .superRefine((values, context) => {
    const errors = definitionErrors(values.event_questions).slice(0, MOST_ERRORS);
    for (const { path, error } of errors) {
      const below = path.split('/').filter((part) => part !== '');
      context.addIssue(issueOf(['event_questions', ...below], error));
    }
  })
  .transform(({ revision, event_questions, ...values }) => ({
    ...classKept(values),
    event_questions,
    revision,
  }));
/** What the server stores. */
export type ClassValues = z.output<typeof classInput>;

export const listAdminClasses = endpoint({
  method: 'GET',
  path: '/admin/workshops',
  summary: 'The classes of the workshops of a year, in the order of their hours',
  tag,
  access: 'events.read',
  query: z.strictObject({ edition: editionQuery }),
  response: z.array(adminClass),
  problems: [],
});

export const createClass = endpoint({
  method: 'POST',
  path: '/admin/workshops',
  summary: 'Make a class of a workshop in the year whose pages are shown',
  tag,
  access: 'events.create',
  body: classInput,
  maxBodyKiB: 256,
  response: adminClass,
  status: 201,
  problems: [],
});

export const updateClass = endpoint({
  method: 'PUT',
  path: '/admin/workshops/{id}',
  summary: 'Replace a class; whoever has a seat is told when its day, hours or room change',
  tag,
  access: 'events.manage',
  params: idParams,
  body: classInput,
  maxBodyKiB: 256,
  response: adminClass,
  problems: ['event-deleted', 'changed-meanwhile'],
});
