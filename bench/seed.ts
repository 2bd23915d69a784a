import type pg from 'pg';
import { ORGANISER, tokenHashSql } from './students.ts';

/** How many events there are; students are spread over all but the first two. */
const EVENTS = 12;
/** Open for registration, without any. */
export const RUSH_EVENT = 1;
/** Closed for registration, open for submission. */
export const SUBMISSION_EVENT = 2;

const FIRST = `array['Aarav','Aayush','Anita','Anjali','Asha','Bibek','Bikash','Binita','Dipesh',
  'Elina','Gaurav','Ishwor','Kabita','Kiran','Kritika','Laxmi','Manisha','Milan','Nabin','Nisha',
  'Prabin','Pratima','Prerana','Rabindra','Rachana','Rajan','Rohan','Roshani','Sabina','Sagar',
  'Samjhana','Sandesh','Sarita','Shreya','Sijan','Sita','Sneha','Sujan','Sunita','Yubaraj']`;
const LAST = `array['Acharya','Adhikari','Aryal','Baral','Basnet','Bhandari','Bhattarai','Bista',
  'Chaudhary','Dahal','Dangol','Gautam','Ghimire','Giri','Gurung','Joshi','Karki','Khadka','Khanal',
  'KC','Lama','Limbu','Magar','Maharjan','Malla','Neupane','Oli','Pandey','Pant','Paudel','Poudyal',
  'Rai','Regmi','Shah','Sharma','Shrestha','Subedi','Tamang','Thapa','Yadav']`;

/** How much there is to be. Everybody has a complete profile and a session. */
export type Size = {
  readonly people: number;
  /** One registration for each of the first so many people; spread over the events. */
  readonly registrations?: number;
  /** Everybody of the first so many is registered and shortlisted for the submission event. */
  readonly submitters?: number;
  /** Whether each registration says the name of a team, which four have. */
  readonly teams?: boolean;
  /** Whether each registration has a work, with a revision and an audit row. */
  readonly works?: boolean;
};

const MOBILE = `'98' || lpad(n::text, 8, '0')`;
const COLLEGE = `'Example Secondary School ' || n % 200`;

/**
 * Says at once what the profile's trigger would write: a million changes fill the indexes twice.
 */
async function seedPeople(client: pg.ClientBase, people: number): Promise<void> {
  await client.query(`
    insert into users (id, name, email, role, registered_at, profile_search) overriding system value
    select n, first || ' ' || last, lower(first || '.' || last || n) || '@example.test',
      case when n = ${ORGANISER} then 'SUPER_ADMIN' else 'USER' end, now() - n * interval '1 second',
      ${MOBILE} || ' ' || ${COLLEGE}
    from (select n, (${FIRST})[1 + n % 40] as first, (${LAST})[1 + (n / 40) % 40] as last
          from generate_series(1, ${people}) as n) as named`);
  await client.query(`
    insert into profiles (user_id, mobile, dob, gender, address, college_name, college_address)
    select n, ${MOBILE}, date '2007-04-14', 'FEMALE', 'Baneshwor, Kathmandu', ${COLLEGE},
      'Baneshwor, Kathmandu'
    from generate_series(1, ${people}) as n`);
  await client.query(`
    insert into sessions (token_hash, user_id, expires_at)
    select ${tokenHashSql('n')}, n, now() + interval '20 days'
    from generate_series(1, ${Math.min(people, 30_000)}) as n`);
}

/** Windows around now: the clock of a production server is the real one. */
async function seedEvents(client: pg.ClientBase): Promise<void> {
  await client.query(`
    insert into events (id, title, description, requires_submission, registration_open,
      registration_close, submission_start, submission_close, event_banner, event_details_url)
    overriding system value
    select n, 'Event number ' || n,
      repeat('Build something that helps your college, alone or in a team of four. ', 4),
      n % 2 = 0, now() - interval '20 days',
      case when n = ${SUBMISSION_EVENT} then now() - interval '10 days'
           else now() + interval '10 days' end,
      case when n = ${SUBMISSION_EVENT} then now() - interval '10 days'
           when n % 2 = 0 then now() + interval '10 days' end,
      case when n = ${SUBMISSION_EVENT} then now() + interval '10 days'
           when n % 2 = 0 then now() + interval '20 days' end,
      'https://example.test/banner-' || n || '.png', 'https://example.test/event-' || n
    from generate_series(1, ${EVENTS}) as n`);
  await client.query('insert into event_seats (event_id) select id from events');
}

const QUESTIONS = `'{"1": {"type": "single_choice", "question": "Where did you hear about us?",
  "options": ["Facebook", "Friends", "College"], "other": true, "required": true}}'`;

const TEAM = `'{"2": {"type": "short_text", "question": "Name of your team", "required": true}}'`;

async function seedRegistrations(
  client: pg.ClientBase,
  registrations: number,
  teams: boolean,
): Promise<void> {
  const answers = teams
    ? `jsonb_build_array(jsonb_build_object('1', (array['Facebook', 'Friends', 'College'])[1 + n % 3]),
        jsonb_build_object('2', 'Team ' || n / 4))`
    : `'[{"1": "Facebook"}]'`;
  const questions = teams ? `${QUESTIONS}::jsonb || ${TEAM}::jsonb` : QUESTIONS;
  await client.query(`
    insert into registrations (event_id, user_id, answers, questions, registered_on)
    select 3 + n % ${EVENTS - 2}, n, ${answers}, ${questions},
      now() - interval '5 days' + n * interval '1 millisecond'
    from generate_series(1, ${registrations}) as n`);
}

async function seedSubmitters(client: pg.ClientBase, submitters: number): Promise<void> {
  await client.query(`
    insert into registrations (event_id, user_id, answers, questions, registered_on, status,
      reviewed_at, reviewed_by)
    select ${SUBMISSION_EVENT}, n, '[{"1": "Facebook"}]', ${QUESTIONS}, now() - interval '12 days',
      'SHORTLISTED', now() - interval '11 days', 1
    from generate_series(1, ${submitters}) as n`);
}

/** One submission, one revision and one audit row for every registration. */
export async function seedWorkAndAudit(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query(`
    insert into submissions (event_id, user_id, registration_id, submitted_at)
    select event_id, user_id, id, registered_on from registrations order by id`);
  await client.query(`
    insert into submission_revisions (submission_id, revision, work_link, description, submitted_at)
    select id, 1, 'https://example.test/work/' || id, 'A short description of the work.',
      submitted_at from submissions`);
  await client.query('commit');
  await client.query(`
    insert into audit (at, actor_id, actor_role, action, subject_type, subject_id, changes)
    select registered_on, user_id, 'USER', 'registration.created', 'registration', id,
      '{"status": [null, "PENDING"]}' from registrations order by id`);
}

/** Fills a migrated, empty database. */
export async function seed(client: pg.ClientBase, size: Size): Promise<void> {
  await seedPeople(client, size.people);
  await seedEvents(client);
  await seedRegistrations(client, size.registrations ?? 0, size.teams === true);
  await seedSubmitters(client, size.submitters ?? 0);
  if (size.works) await seedWorkAndAudit(client);
  for (const table of ['users', 'events']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}
