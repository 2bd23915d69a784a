import type pg from 'pg';
import { SUBMISSION_EVENT } from './seed.ts';
import { ORGANISER } from './students.ts';

export const JUDGES = 40;
const WORKS = 500;
/** Judges come after the organiser, and after them those who handed in. */
const FIRST_JUDGE = ORGANISER + 1;
const FIRST_AUTHOR = FIRST_JUDGE + JUDGES;

/** Everybody who judges or has handed in. */
const PEOPLE = FIRST_AUTHOR + WORKS - 1;
export const JUDGING = { people: PEOPLE, submitters: PEOPLE } as const;
/** The only round there is. */
export const ROUND = 1;

/** An open round of accepted works, with judges who have accepted and nothing assigned. */
export async function seedJudging(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query(`
    insert into submissions (event_id, user_id, registration_id, submitted_at, status, reviewed_at,
      reviewed_by)
    select event_id, user_id, id, registered_on + interval '3 days', 'ACCEPTED', now() - interval '2 days',
      ${ORGANISER}
    from registrations where event_id = ${SUBMISSION_EVENT} and user_id >= ${FIRST_AUTHOR}
    order by id`);
  await client.query(`
    insert into submission_revisions (submission_id, revision, work_link, description, submitted_at,
      status, reviewed_at, reviewed_by)
    select id, 1, 'https://example.test/work/' || id, 'A short description of the work.',
      submitted_at, status, reviewed_at, reviewed_by from submissions`);
  await client.query('commit');
  await client.query(`
    insert into rounds (event_id, place, title, takes, opens_at, closes_at, judges_per_work,
      minutes_per_work, is_blind, opened_at)
    values (${SUBMISSION_EVENT}, 1, 'One round', 'accepted', now() - interval '1 day',
      now() + interval '5 days', 3, 10, true, now() - interval '1 day')`);
  await client.query(`insert into rubrics (round_id) values (${ROUND})`);
  await client.query(`
    insert into criteria (rubric_id, place, title, meaning, weight, levels)
    select 1, n, 'Criterion ' || n, '', n, array['', '', '', '', '']
    from generate_series(1, 4) as n`);
  await client.query(`
    insert into round_works (round_id, submission_id, number, revision)
    select ${ROUND}, id, row_number() over (order by id), 1 from submissions`);
  await client.query(`
    insert into judges (round_id, user_id, state, asked_at, answered_at)
    select ${ROUND}, n, 'accepted', now() - interval '3 days', now() - interval '2 days'
    from generate_series(${FIRST_JUDGE}, ${FIRST_AUTHOR - 1}) as n`);
}
