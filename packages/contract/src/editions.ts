import { EDITION_STATUSES, PUBLICATION_FAILURES } from '@pratibha/domain/editions/edition-actions';
import { LIMITS } from '@pratibha/domain/limits';
import { EVENT_STATUSES } from '@pratibha/domain/statuses';
import { DAY_SHAPE, isCalendarDay } from '@pratibha/domain/time/calendar';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { fieldError } from './problems.ts';
import { id, idOut, idParams, instant, instantOut, listQuery, MAX_ID, shaped } from './values.ts';

const TAG = 'Admin: editions';
export const tags = {
  [TAG]: 'What the pages say of a year: drafts, publishing and every version.',
};

/** So many KiB may the content of an edition have. */
const MOST_CONTENT_KIB = 512;
const LONGEST_NOTE = 300;

const revision = z.int().positive().max(MAX_ID);
/** What it may be, domain says (`editions/content.ts`): it is checked there. */
const content = z.record(z.string(), z.unknown());
const note = z.string().trim().max(LONGEST_NOTE).nullable();

/** An edition as organisers find it in their list. */
export const edition = z.object({
  id: idOut,
  slug: z.string().describe('Names it in addresses: its year'),
  title: z.string(),
  year: z.int(),
  status: z.enum(EDITION_STATUSES).describe('live: the pages are its; exactly one is'),
  version: z.int().nonnegative().describe('The number of what is published; 0: nothing is yet'),
  updated_at: instantOut.describe('When it was published last'),
  draft: z
    .object({
      changed: z.boolean().describe('Whether it says anything else than what is published'),
      saved_at: instantOut,
      saved_by: z.string().nullable(),
    })
    .nullable()
    .describe('null: there is none beside what is published'),
  publish_at: instantOut.nullable().describe('When a draft that waits will be published'),
  publish_by: z.string().nullable(),
  publish_failure: z
    .enum(PUBLICATION_FAILURES)
    .nullable()
    .describe('Why what waited was not published at its instant'),
});
export type Edition = z.infer<typeof edition>;

/** An event of an edition, by what its dates are compared with. */
const eventOfEdition = z.object({
  id: idOut,
  title: z.string(),
  competition: z
    .string()
    .nullable()
    .describe('The one it was made for; null: its title says which'),
  status: z.enum(EVENT_STATUSES),
  registration_open: instantOut,
  registration_close: instantOut,
  requires_submission: z.boolean(),
  submission_start: instantOut.nullable(),
  submission_close: instantOut.nullable(),
});

/** An edition with all that it says. */
export const editionDetails = z.object({
  ...edition.shape,
  content: content.nullable().describe('What is published; null: nothing yet'),
  draft_content: content.describe('What is written now; what is published where there is no draft'),
  draft_revision: revision,
  failed_fields: z
    .array(z.string())
    .describe('JSON pointers: where what waited for its instant could not be published'),
  events: z.array(eventOfEdition),
});
export type EditionDetails = z.infer<typeof editionDetails>;

/** That a draft is kept. */
export const savedDraft = z.object({ revision, saved_at: instantOut });
export type SavedDraft = z.infer<typeof savedDraft>;

/** What is to be looked at before a draft is published. */
export const editionFindings = z.object({
  errors: z.array(fieldError).describe('With one of these nothing is published'),
  warnings: z.array(fieldError).describe('These are to be accepted'),
});
export type EditionFindings = z.infer<typeof editionFindings>;

const difference = z.object({
  pointer: z.string().describe('JSON pointer into the content'),
  label: z.string().describe('What the field is called'),
  before: z.string().nullable().describe('null: it was not there, or empty'),
  after: z.string().nullable(),
});

/** An event that is made together with a publication, for a competition that has none. */
const eventToOpen = z.strictObject({
  competition: z.string().max(LIMITS.title).describe('Its name in what is published'),
  active: z.boolean().describe('Whether it opens by itself; otherwise it is made inactive'),
  capacity: z.int().min(1).max(LIMITS.capacity).nullable().describe('null: as many as come'),
});
export type EventToOpen = z.infer<typeof eventToOpen>;

/** A competition of the live edition for which nobody can register. */
export const missingEvent = z.object({ competition: z.string() });

/** What was published once. */
export const editionVersion = z.object({
  number: z.int().positive(),
  author: z.string().nullable().describe('null: the system, or somebody before the console'),
  at: instantOut,
  note: z.string().nullable(),
  differences: z.array(difference).describe('From the version before, at most 200'),
});
export type EditionVersion = z.infer<typeof editionVersion>;

/** The same with all that it says. */
export const editionVersionDetails = z.object({ ...editionVersion.shape, content });
export type EditionVersionDetails = z.infer<typeof editionVersionDetails>;

const versionParams = z.object({ id, number: id });

export const listEditions = endpoint({
  method: 'GET',
  path: '/admin/editions',
  summary: 'Editions, the newest first',
  tag: TAG,
  access: 'editions.write',
  response: z.array(edition),
  problems: [],
});

export const getEdition = endpoint({
  method: 'GET',
  path: '/admin/editions/{id}',
  summary: 'An edition with what is published, its draft and its events',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: editionDetails,
  problems: [],
});

export const createEdition = endpoint({
  method: 'POST',
  path: '/admin/editions',
  summary: 'Begin another year with the words of an earlier one, its dates moved by whole days',
  tag: TAG,
  access: 'editions.write',
  body: z.strictObject({
    from: z.int().positive().max(MAX_ID).describe('The edition that it begins as'),
    year: z.int().min(1900).max(2199),
    event_day: shaped(
      z.string().refine(isCalendarDay, saying({ code: 'invalid-day' })),
      DAY_SHAPE,
      'In Nepal',
    ),
    copy_events: z.boolean().describe('Events come along, inactive and without registrations'),
  }),
  maxBodyKiB: 16,
  response: editionDetails,
  status: 201,
  problems: ['edition-year-taken', 'edition-has-errors'],
});

export const saveEditionDraft = endpoint({
  method: 'PUT',
  path: '/admin/editions/{id}/draft',
  summary: 'Keep what is written; it may be unfinished',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  body: z.strictObject({ content, revision }),
  maxBodyKiB: MOST_CONTENT_KIB,
  response: savedDraft,
  problems: ['changed-meanwhile', 'edition-is-archived'],
});

export const discardEditionDraft = endpoint({
  method: 'DELETE',
  path: '/admin/editions/{id}/draft',
  summary: 'Go back to what is published',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: editionDetails,
  problems: ['edition-is-archived', 'edition-never-published'],
});

export const getEditionFindings = endpoint({
  method: 'GET',
  path: '/admin/editions/{id}/findings',
  summary: 'What is wrong with the draft, and what looks so',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: editionFindings,
  problems: [],
});

export const publishEdition = endpoint({
  method: 'POST',
  path: '/admin/editions/{id}/publish',
  summary:
    'Publish the draft, now or as it is now at an instant; a new year takes the place of the live one',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  body: z.strictObject({
    revision,
    at: instant.nullable().describe('null: now'),
    note,
    accepts_warnings: z.boolean(),
    events: z
      .array(eventToOpen)
      .max(50)
      .default([])
      .describe('Made with it; one for a competition that has an event by then is not'),
  }),
  maxBodyKiB: 16,
  response: editionDetails,
  problems: [
    'edition-has-errors',
    'edition-has-warnings',
    'edition-time-past',
    'edition-is-archived',
    'edition-unchanged',
    'edition-year-taken',
    'changed-meanwhile',
  ],
});

export const listMissingEvents = endpoint({
  method: 'GET',
  path: '/admin/missing-events',
  summary: 'Competitions of the live edition without an event, until its registration is over',
  tag: TAG,
  access: 'events.create',
  response: z.array(missingEvent),
  problems: [],
});

export const unscheduleEdition = endpoint({
  method: 'POST',
  path: '/admin/editions/{id}/unschedule',
  summary: 'Do not publish what waits for its instant',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: editionDetails,
  problems: ['edition-not-scheduled'],
});

export const confirmEdition = endpoint({
  method: 'POST',
  path: '/admin/editions/{id}/confirm',
  summary: 'Publish in one’s own name what its author may not publish any more; within seconds',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: editionDetails,
  problems: ['edition-not-to-confirm'],
});

export const listEditionVersions = endpoint({
  method: 'GET',
  path: '/admin/editions/{id}/versions',
  summary: 'What was published, the newest first, with what each changed',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor }),
  response: z.array(editionVersion),
  problems: [],
});

export const getEditionVersion = endpoint({
  method: 'GET',
  path: '/admin/editions/{id}/versions/{number}',
  summary: 'One of them with all that it says',
  tag: TAG,
  access: 'editions.write',
  params: versionParams,
  response: editionVersionDetails,
  problems: [],
});

export const restoreEditionVersion = endpoint({
  method: 'POST',
  path: '/admin/editions/{id}/versions/{number}/restore',
  summary: 'Put it into the draft, in the place of what is written there',
  tag: TAG,
  access: 'editions.write',
  params: versionParams,
  response: editionDetails,
  problems: ['edition-is-archived'],
});
