import { cardState, filterState } from '@pratibha/domain/events/event-state';
import { profileErrors } from '@pratibha/domain/people/profile';
import { answerErrors } from '@pratibha/domain/questions/answers';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { submissionErrors } from '@pratibha/domain/submissions/submission-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../platform/process/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories.ts';
import { OFFERED_ACCOUNTS } from './accounts.ts';
import { demoData } from './demo-data.ts';
import { DEMO_START } from './demo-start.ts';
import { seedDemo } from './seed-demo.ts';

const log = createLog('silent');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database, log);
});

afterAll(() => database.close());

async function rows<T extends object>(text: string, ...values: unknown[]): Promise<T[]> {
  return (await database.pool.query<T>(text, values)).rows;
}

/** The first column, counted by its values. */
async function tally(text: string): Promise<Record<string, number>> {
  const found = await rows<{ what: string; n: number }>(text);
  return Object.fromEntries(found.map(({ what, n }) => [what, n]));
}

describe('the demo data', () => {
  it('has the figures of R9.12', async () => {
    expect(await tally('select status as what, count(*) as n from users group by 1')).toEqual({
      ACTIVE: 245,
      DELETED: 5,
    });
    const counts = await tally(
      `select 'events' as what, count(*) as n from events where status <> 'DELETED' and kind = 'event'
       union all select 'registrations', count(*) from registrations
       union all select 'submissions', count(*) from submissions`,
    );
    expect(counts).toEqual({ events: 12, registrations: 863, submissions: 431 });
  });

  it('has its two events of the year before in the archived edition', async () => {
    const found = await rows(
      `select e.slug, e.status, array_agg(v.title order by v.id) as events
       from editions e join events v on v.edition_id = e.id and v.kind = 'event'
       group by 1, 2 order by 1`,
    );
    expect(found).toMatchObject([
      {
        slug: '2024',
        status: 'archived',
        events: ['AI & Web Design 2024', 'Graphic Design 2024'],
      },
      { slug: '2025', status: 'live', events: { length: 10 } },
    ]);
  });

  it('shows every state at its beginning', () => {
    const outsider = { isInternal: false, isRegistered: false };
    const member = { isInternal: true, isRegistered: true };
    const { events } = demoData();
    const states = events.flatMap((event) => [
      cardState(event, outsider, DEMO_START),
      cardState(event, member, DEMO_START),
      filterState(event, DEMO_START),
    ]);
    expect(new Set(states)).toEqual(
      new Set([
        'ENDED',
        'INTERNAL_RESTRICTED',
        'UPCOMING',
        'REGISTRATION_OPEN',
        'REGISTRATION_CLOSED',
        'SUBMISSION_OPEN',
        'SUBMISSION_NOT_OPEN',
      ]),
    );
  });

  it('has every status, and works that were handed in again', async () => {
    const registrations = await tally(
      'select status as what, count(*) as n from registrations group by 1',
    );
    expect(Object.keys(registrations).sort()).toEqual(['PENDING', 'REJECTED', 'SHORTLISTED']);
    const all = ['ACCEPTED', 'PENDING', 'REJECTED', 'RESUBMISSION_REQUIRED'];
    for (const event of ['Data Storytelling Contest', 'Photo Story: My Neighbourhood']) {
      const found = await rows<{ status: string }>(
        `select distinct s.status from submissions s join events e on e.id = s.event_id
         where e.title = $1 order by 1`,
        event,
      );
      expect(found.map(({ status }) => status)).toEqual(all);
    }
    const versions = await rows<{ n: number }>('select max(revision) as n from submissions');
    expect(versions[0]?.n).toBe(3);
  });

  it('fills the event with forty seats, and none beyond its capacity', async () => {
    const full = await rows<{ title: string }>(
      'select title from events join event_seats on event_id = id where taken = capacity',
    );
    expect(full).toEqual([{ title: 'Interface Design Lab' }]);
    const wrong = await rows(
      `select e.id from events e join event_seats s on s.event_id = e.id
       where taken > capacity
          or taken <> (select count(*) from registrations r
            where r.event_id = e.id and r.status <> 'REJECTED')`,
    );
    expect(wrong).toEqual([]);
  });

  it('lets student and newcomer begin without a registration', async () => {
    const found = await rows<{ email: string; complete: boolean; n: number }>(
      `select email, p.user_id is not null as complete, count(r.id)::int as n
       from users u left join profiles p on p.user_id = u.id
       left join registrations r on r.user_id = u.id
       where email in ('student@example.test', 'newcomer@example.test', 'internal@example.test')
       group by 1, 2 order by 1`,
    );
    expect(found).toMatchObject([
      { email: 'internal@example.test', complete: true },
      { email: 'newcomer@example.test', complete: false, n: 0 },
      { email: 'student@example.test', complete: true, n: 0 },
    ]);
  });

  it('keeps the order of time', async () => {
    const now = DEMO_START.toISOString();
    const wrong = await rows(
      `select 'registration' as what, r.id from registrations r
       join events e on e.id = r.event_id join users u on u.id = r.user_id
       where registered_on not between registration_open and registration_close
          or registered_on >= $1 or u.registered_at >= registered_on
          or reviewed_at <= registered_on or reviewed_at > $1
       union all
       select 'revision', v.submission_id from submission_revisions v
       join submissions s on s.id = v.submission_id join events e on e.id = s.event_id
       left join submission_revisions b on b.submission_id = v.submission_id
         and b.revision = v.revision - 1
       where v.submitted_at not between submission_start and submission_close
          or v.submitted_at >= $1 or v.reviewed_at <= v.submitted_at or v.reviewed_at > $1
          or b.reviewed_at >= v.submitted_at
          or (b.revision is not null and b.status <> 'RESUBMISSION_REQUIRED')
          or (v.revision > 1 and b.revision is null)
       union all
       select 'user', id from users where registered_at > $1
       union all
       select 'current', s.id from submissions s join submission_revisions v
         on v.submission_id = s.id and v.revision = s.revision
       where (s.status, s.submitted_at, s.reviewed_at, s.reviewed_by)
         is distinct from (v.status, v.submitted_at, v.reviewed_at, v.reviewed_by)
          or exists (select from submission_revisions o
                     where o.submission_id = s.id and o.revision > s.revision)`,
      now,
    );
    expect(wrong).toEqual([]);
  });

  it('tells every decision in the audit, in the order of time', async () => {
    const untold = await rows(
      `(select 'registration' as kind, id, reviewed_at, reviewed_by, status, review_remarks
        from registrations where reviewed_at is not null
        union all
        select 'submission', submission_id, reviewed_at, reviewed_by, status, review_remarks
        from submission_revisions where reviewed_at is not null)
       except select subject_type, subject_id, at, actor_id, changes -> 'status' ->> 1,
         changes ->> 'remarks' from audit where action = subject_type || '.reviewed'`,
    );
    expect(untold).toEqual([]);
    // The key that signs is of the year before, and made once there is something to sign.
    const back = await rows(
      `select from (
         select at, lag(at) over (order by id) as before from audit
         where action <> 'signing-key.made'
       ) as told where before > at`,
    );
    expect(back).toEqual([]);
  });

  it('lets only those take part who may', async () => {
    const wrong = await rows(
      `select r.id from registrations r join users u on u.id = r.user_id
       join events e on e.id = r.event_id left join profiles p on p.user_id = u.id
       left join submissions s on s.registration_id = r.id
       where u.status <> 'ACTIVE' or p.user_id is null or (e.internal_event and not u.is_internal)
          or (s.id is not null and (r.status = 'REJECTED' or s.user_id <> r.user_id
              or s.event_id <> r.event_id))`,
    );
    expect(wrong).toEqual([]);
  });

  it('would pass every form of the product', () => {
    const { people, events, registrations, submissions } = demoData();
    for (const { profile, name } of people) {
      if (profile) expect(profileErrors({ name, ...profile }, '2025-07-16')).toEqual({});
    }
    for (const event of events) expect(definitionErrors(event.event_questions)).toEqual([]);
    for (const { event, answers } of registrations) {
      expect(answerErrors(questionsOf(event.event_questions), answers)).toEqual([]);
    }
    for (const { registration, revisions } of submissions) {
      for (const { work_link, demo_or_alternate_link, description } of revisions) {
        const work = { work_link, demo_or_alternate_link, description };
        expect(submissionErrors(work, registration.event.description_word_limit)).toEqual({});
      }
    }
  });

  it('uses reserved addresses and numbers only', () => {
    const { people, submissions } = demoData();
    for (const { email, profile } of people) {
      expect(email).toMatch(/^[a-z.]+@example\.test$/);
      expect(profile?.mobile ?? '9000000000').toMatch(/^90000\d{5}$/);
    }
    const links = submissions.flatMap(({ revisions }) =>
      revisions.map(({ work_link }) => work_link),
    );
    expect(links.every((link) => new URL(link).hostname.endsWith('.example'))).toBe(true);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(demoData())).toBe(JSON.stringify(demoData()));
  });
});

describe('seeding', () => {
  it('leaves a demo as people left it, also when two processes start', async () => {
    await database.pool.query(`update users set name = 'Changed' where id = 1`);
    await Promise.all([seedDemo(database, log), seedDemo(database, log)]);
    const [user] = await rows<{ name: string }>('select name from users where id = 1');
    expect(user).toEqual({ name: 'Changed' });
    expect(await rows('select from users')).toHaveLength(250);
  });

  it('lets numbers go on after it', async () => {
    const user = await createUser(database);
    expect(user.id).toBe(251);
  });

  it('begins before the first season with the accounts of the sign-in page alone', async () => {
    const first = await createTestDatabase();
    await seedDemo(first, log, { isFirstStart: true });
    const { rows: people } = await first.pool.query<{ email: string }>(
      'select email from users order by id',
    );
    expect(people.map(({ email }) => email)).toEqual(OFFERED_ACCOUNTS.map(({ email }) => email));
    const { rows: others } = await first.pool.query(
      `select from events union all select from registrations union all select from notifications
       union all select from rounds
       union all select from editions where status <> 'live'`,
    );
    expect(others).toEqual([]);
    await first.close();
  });

  it('never touches a database that is not its own', async () => {
    const real = await createTestDatabase();
    await createUser(real);
    await expect(seedDemo(real, log)).rejects.toThrow('holds real data');
    const { rows: left } = await real.pool.query('select id from users');
    expect(left).toHaveLength(1);
    expect((await real.pool.query('select from installation')).rows).toEqual([]);
    await real.close();
  });
});
