import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from '@pratibha/domain/reviews/decisions';
import {
  MOST_RELEASED,
  PREPARE_OUTCOMES,
  PREPARED_KINDS,
  PREPARED_STATUSES,
  RELEASE_OUTCOMES,
} from '@pratibha/domain/reviews/prepared';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { remarks } from './remarks.ts';
import { idOut, idParams, instant, instantOut, MAX_ID } from './values.ts';

const version = z.int().positive().max(MAX_ID);
const kind = z.enum(PREPARED_KINDS);
const status = z.enum(PREPARED_STATUSES);

/** A decision that stands beside a row, as organisers see it. */
export const preparedBeside = z.object({
  status,
  remarks: z.string().nullable().describe('With placeholders, which the release fills'),
  prepared_by: z.string(),
  prepared_at: instantOut,
  version: z.int().positive().describe('Sent with a change of it'),
  is_changed: z.boolean().describe('The row is another than was looked at: look at it again'),
  release_at: instantOut.nullable().describe('When it is released; null: when somebody does'),
});
export type PreparedBeside = z.infer<typeof preparedBeside>;

/** What became of a row. */
export const prepareOutcome = z.object({
  id: idOut,
  outcome: z.enum(PREPARE_OUTCOMES),
  prepared: preparedBeside.nullable().describe('What is prepared for it now'),
});
export type PrepareOutcome = z.infer<typeof prepareOutcome>;

/** Rows that one call prepares at most. */
const MOST_PREPARED = 500;

/** A decision for many rows, each as it was looked at; without a status it is taken back. */
function preparing<const S extends readonly [string, ...string[]]>(outcomes: S) {
  const row = z.strictObject({
    id: version,
    version,
    prepared: version.nullable().describe('The version of what was seen to be prepared'),
  });
  return z.strictObject({
    rows: z.array(row).min(1).max(MOST_PREPARED),
    status: z
      .enum(outcomes)
      .nullable()
      .meta({
        description: 'null: what is prepared is taken back',
        examples: [outcomes[0]],
      }),
    remarks,
  });
}

export const prepareRegistrations = endpoint({
  method: 'PUT',
  path: '/admin/registrations/prepared',
  summary: 'Prepare a decision on registrations, each for itself, or take it back',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  body: preparing(REGISTRATION_DECISIONS),
  maxBodyKiB: 64,
  response: z.array(prepareOutcome),
  problems: [],
});

export const prepareSubmissions = endpoint({
  method: 'PUT',
  path: '/admin/submissions/prepared',
  summary: 'Prepare a decision on submissions, each for itself, or take it back',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  body: preparing(SUBMISSION_DECISIONS),
  maxBodyKiB: 64,
  response: z.array(prepareOutcome),
  problems: [],
});

/** A prepared decision among those of its event. */
export const preparedDecision = preparedBeside.extend({
  kind,
  id: idOut.describe('Of the registration or the submission'),
  user_id: idOut,
  user_name: z.string(),
});
export type PreparedDecision = z.infer<typeof preparedDecision>;

/** Prepared decisions that are made together. */
export const decisionRelease = z.object({
  id: idOut,
  at: instantOut.describe('From when on they are made'),
  made_by: z.string(),
  made_by_id: idOut,
  ended_at: instantOut.nullable().describe('null: it waits, or is under way'),
  failure: z.enum(['called-off', 'author-may-not', 'event-deleted']).nullable(),
  total: z.int().nonnegative(),
  done: z.int().nonnegative().describe('Decisions that are made'),
  left_out: z.int().nonnegative().describe('Those that could not be made'),
});
export type DecisionRelease = z.infer<typeof decisionRelease>;

export const preparedDecisions = z.object({
  event_title: z.string(),
  prepared: z.array(preparedDecision).describe('In the order in which people registered'),
  seats_left: z
    .int()
    .nullable()
    .describe('So many can still be shortlisted; null: as many as are decided on'),
  releases: z.array(decisionRelease).describe('The last ones, the newest first'),
});

/** What a prepared decision came to. */
export const releasedRow = z.object({
  kind,
  id: idOut.describe('Of the registration or the submission'),
  user_name: z.string().nullable().describe('null: it was withdrawn before'),
  prepared_by: z.string().nullable(),
  status: status
    .nullable()
    .meta({ description: 'What was decided; null: nothing', examples: ['SHORTLISTED'] }),
  outcome: z.enum(RELEASE_OUTCOMES).nullable().describe('null: its turn has not come'),
});
export type ReleasedRow = z.infer<typeof releasedRow>;

export const releaseWithRows = decisionRelease.extend({ rows: z.array(releasedRow) });
export type ReleaseWithRows = z.infer<typeof releaseWithRows>;

/** How much is prepared in one event. */
export const preparedOfEvent = z.object({
  event_id: idOut,
  event_title: z.string(),
  registrations: z.int().nonnegative(),
  submissions: z.int().nonnegative(),
  changed: z.int().nonnegative().describe('Rows that are to be looked at again'),
  since: instantOut.describe('When the oldest of them was prepared'),
  release_at: instantOut.nullable().describe('When the next release of it is'),
});
export type PreparedOfEvent = z.infer<typeof preparedOfEvent>;

export const countPreparedDecisions = endpoint({
  method: 'GET',
  path: '/admin/prepared-decisions',
  summary: 'How many decisions are prepared, by event',
  tag: 'Admin: desk',
  access: 'desk.work',
  response: z.array(preparedOfEvent),
  problems: [],
});

export const listPreparedDecisions = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/prepared-decisions',
  summary: 'Prepared decisions of an event, and its releases',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: preparedDecisions,
  problems: [],
});

export const releaseDecisions = endpoint({
  method: 'POST',
  path: '/admin/events/{id}/decision-releases',
  summary: 'Make prepared decisions of an event, now or at an instant',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          kind,
          id: version,
          prepared: version.describe('The version of what was seen to be prepared'),
        }),
      )
      .min(1)
      .max(MOST_RELEASED)
      .describe('In this order they get the seats that are left'),
    at: instant.nullable().describe('null: now'),
  }),
  maxBodyKiB: 128,
  response: releaseWithRows,
  status: 201,
  idempotent: true,
  problems: ['event-deleted', 'decisions-not-ahead', 'idempotency-key-reused'],
});

export const getDecisionRelease = endpoint({
  method: 'GET',
  path: '/admin/decision-releases/{id}',
  summary: 'What became of each decision of a release',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: releaseWithRows,
  problems: [],
});

export const callOffDecisions = endpoint({
  method: 'PUT',
  path: '/admin/decision-releases/{id}/call-off',
  summary: 'Call off a release whose instant lies ahead; what it was to make stays prepared',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: releaseWithRows,
  problems: ['release-not-waiting'],
});

export const undoRelease = endpoint({
  method: 'PUT',
  path: '/admin/decision-releases/{id}/undo',
  summary: 'Take decisions of an own release back within 30 seconds, and prepare them again',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: releaseWithRows,
  problems: [],
});
