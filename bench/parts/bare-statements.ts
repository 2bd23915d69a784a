import type pg from 'pg';
import { RUSH_EVENT, SUBMISSION_EVENT } from '../seed.ts';

/*
 * What registering and submitting cost in PostgreSQL alone: the statements that the server sends,
 * prepared as the server prepares them, from a bare connection. No HTTP, no session, no checks.
 */

/** Runs the statements of one request of this person. */
export type Statements = (client: pg.ClientBase, person: number) => Promise<void>;

export const EVENT = `
  select e.id, e.title, e.description, e.event_banner, e.event_details_url, e.status,
    e.internal_event, e.requires_submission, e.registration_open, e.registration_close,
    e.submission_start, e.submission_close, e.event_date, e.event_questions,
    e.description_word_limit, e.capacity, seats.taken as seats_taken, r.id as registration_id,
    r.status as registration_status, s.id as submission_id, s.status as submission_status
  from events e
  left join event_seats seats on seats.event_id = e.id
  left join registrations r on r.event_id = e.id and r.user_id = $1
  left join submissions s on s.event_id = e.id and s.user_id = $1
  where e.status <> 'DELETED' and e.id = $2`;

const AUDIT = `
  insert into audit (at, actor_id, actor_role, action, subject_type, subject_id, changes,
    request_id)
  values (now(), $1, 'USER', $2, $3, $4, '{"status": [null, "PENDING"]}', gen_random_uuid()::text)`;

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

const INSERT_SUBMISSION = `
  insert into submissions (event_id, user_id, registration_id, submitted_at)
  values ($1, $2, $3, now()) on conflict on constraint submissions_once do nothing returning id`;

const INSERT_REVISION = `
  insert into submission_revisions
    (submission_id, revision, work_link, demo_or_alternate_link, description, submitted_at)
  values ($1, 1, 'https://example.test/work', 'https://example.test/demo',
    'What it does, for whom, and how it was made, in a few words.', now())`;

const OWN_SUBMISSION = `
  select s.*, w.work_link, w.demo_or_alternate_link, w.description, u.name, u.email,
    p.college_name, reviewer.name as reviewed_by_name, e.title, e.status as event_status,
    e.internal_event, e.requires_submission, e.registration_open, e.registration_close,
    e.submission_start, e.submission_close, r.status as registration_status
  from submissions s
  join submission_revisions w on w.submission_id = s.id and w.revision = s.revision
  join events e on e.id = s.event_id
  join users u on u.id = s.user_id
  left join profiles p on p.user_id = u.id
  left join users reviewer on reviewer.id = s.reviewed_by
  join registrations r on r.id = s.registration_id
  where s.user_id = $1 and s.id = $2`;

const REVISIONS = `
  select w.*, reviewer.name from submission_revisions w
  left join users reviewer on reviewer.id = w.reviewed_by
  where w.submission_id = $1 order by w.revision`;

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
  await client.query('begin');
  const event = await run(client, 'held event', `${EVENT} for share of e`, [
    person,
    SUBMISSION_EVENT,
  ]);
  const registration = event.registration_id;
  const hold = 'select id from registrations where id = $1 for key share';
  await run(client, 'hold', hold, [registration]);
  const values = [SUBMISSION_EVENT, person, registration];
  const { id } = await run(client, 'submit', INSERT_SUBMISSION, values);
  await run(client, 'revision', INSERT_REVISION, [id]);
  await run(client, 'audit', AUDIT, [person, 'submission.created', 'submission', id]);
  await run(client, 'own', OWN_SUBMISSION, [person, id]);
  await run(client, 'revisions', REVISIONS, [id]);
  await client.query('commit');
};
