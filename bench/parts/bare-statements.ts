import { EVENT_COLUMNS } from '@pratibha/contract/events';
import type pg from 'pg';
import { RUSH_EVENT, SUBMISSION_EVENT } from '../seed.ts';

/*
 * What registering and submitting cost in PostgreSQL alone: the statements that the server sends,
 * prepared as the server prepares them, from a bare connection. No HTTP, no session, no checks.
 */

/** Runs the statements of one request of this person. */
export type Statements = (client: pg.ClientBase, person: number) => Promise<void>;

export const EVENT = `
  select ${EVENT_COLUMNS.map((field) => `e.${field}`).join(', ')},
    seats.taken as seats_taken, r.id as registration_id,
    r.status as registration_status, s.id as submission_id, s.status as submission_status
  from events e
  left join event_seats seats on seats.event_id = e.id
  left join registrations r on r.event_id = e.id and r.user_id = $1
  left join submissions s on s.event_id = e.id and s.user_id = $1
  where e.status <> 'DELETED' and e.id = $2`;

export const INSERT_REGISTRATION = `
  with event as (
    select id, capacity is not null as takes_seat from events
    where id = $1 and version = 1 for share
  ), created as (
    insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
    select id, $2, $3, $4, now(), takes_seat from event
    on conflict on constraint registrations_once do nothing
    returning id, answers, questions
  ), audited as (
    insert into audit (at, actor_id, actor_role, action, subject_type, subject_id, changes,
      request_id)
    select now(), $2::int, 'USER', 'registration.created', 'registration', id,
      '{"status": [null, "PENDING"]}', gen_random_uuid()::text
    from created
  )
  select * from created`;

const INSERT_WORK = `
  with event as (
    select id from events where id = $1 and version = 1 and status = 'ACTIVE' for share
  ), held as (
    select id from registrations where id = $3 for key share
  ), created as (
    insert into submissions (event_id, user_id, registration_id, submitted_at)
    select event.id, $2, held.id, now() from event, held
    on conflict on constraint submissions_once do nothing
    returning id
  ), revised as (
    insert into submission_revisions
      (submission_id, revision, work_link, demo_or_alternate_link, description, submitted_at)
    select id, 1, 'https://example.test/work', 'https://example.test/demo',
      'What it does, for whom, and how it was made, in a few words.', now()
    from created
  ), audited as (
    insert into audit (at, actor_id, actor_role, action, subject_type, subject_id, changes,
      request_id)
    select now(), $2::int, 'USER', 'submission.created', 'submission', id,
      '{"status": [null, "PENDING"]}', gen_random_uuid()::text
    from created
  )
  select id, 0 as registration_id from created`;

const ANSWERS = JSON.stringify([{ 1: 'Facebook' }]);
const QUESTIONS = JSON.stringify({
  1: { type: 'single_choice', question: 'Where did you hear about us?', required: true },
});

type Row = { id: number; registration_id: number };

async function run(client: pg.ClientBase, name: string, text: string, values: unknown[]) {
  const { rows } = await client.query<Row>({ name, text, values });
  return rows[0] ?? { id: 0, registration_id: 0 };
}

export const registering: Statements = async (client, person) => {
  await run(client, 'event', EVENT, [person, RUSH_EVENT]);
  const values = [RUSH_EVENT, person, ANSWERS, QUESTIONS];
  await run(client, 'register', INSERT_REGISTRATION, values);
};

export const submitting: Statements = async (client, person) => {
  const { registration_id } = await run(client, 'event', EVENT, [person, SUBMISSION_EVENT]);
  await run(client, 'submit', INSERT_WORK, [SUBMISSION_EVENT, person, registration_id]);
};
