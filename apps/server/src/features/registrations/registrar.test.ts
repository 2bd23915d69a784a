import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createEvent, createUser } from '../../testing/factories.ts';
import {
  insertRegistrations,
  type NewRegistration,
  type RegistrationOutcome,
} from './new-registrations.queries.ts';
import { createRegistrar, type Registrar } from './registrar.ts';

/*
 * Who asks in the same instant: the first goes alone, all the others together in one statement.
 */

const AT = new Date('2025-07-16T04:15:00Z');

let database: TestDatabase;
let registrar: Registrar;

beforeAll(async () => {
  database = await createTestDatabase();
  registrar = createRegistrar(database);
});
afterAll(() => database.close());

async function peopleOf(count: number): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: count }, () => createUser(database)));
  return people.map(({ id }) => id);
}

function registrationOf(
  { id, version }: NewRegistration['event'],
  userId: number,
  key?: string,
): NewRegistration {
  return {
    event: { id, version },
    userId,
    answers: [{ '1': 'Facebook' }],
    ...{ questions: {}, options: [] },
    at: AT,
    audit: {
      actorId: userId,
      actorRole: 'USER',
      tokenId: null,
      requestId: `request-${userId}`,
      at: AT,
      action: 'registration.created',
      subjectType: 'registration',
      subjectId: null,
      changes: '{"status":[null,"PENDING"]}',
    },
    claim: key === undefined ? null : { userId, endpoint: 'X', key, requestHash: Buffer.from(key) },
    response: { event_title: 'An event' } as NewRegistration['response'],
  };
}

/** What each was told, in a word. */
function told(outcomes: readonly RegistrationOutcome[]): string[] {
  return outcomes.map((outcome) => {
    return outcome.is === 'refused' ? outcome.refused.code : outcome.is;
  });
}

async function numberOf(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n ${sql}`,
    values,
  );
  return rows[0]?.n ?? 0;
}

/** Each of them has withdrawn from the event so many times, at `AT`. */
async function withdraw(eventId: number, people: readonly number[], times: number): Promise<void> {
  await database.pool.query(
    `insert into audit (at, actor_id, action, subject_type, changes)
     select $1, id, 'registration.withdrawn', 'registration', $3
     from unnest($2::int[]) as id, generate_series(1, $4::int)`,
    [AT, people, { event_id: [eventId, null] }, times],
  );
}

const OF_EVENT = 'from registrations where event_id = $1';

describe('a group of registrations', () => {
  test('each gets a number, an audit row and the answer that is remembered', async () => {
    const event = await createEvent(database);
    const people = await peopleOf(4);
    const outcomes = await Promise.all(
      people.map((id) => registrar.ask(registrationOf(event, id, `key of ${id}`))),
    );
    expect(told(outcomes)).toEqual(Array(4).fill('registered'));
    for (const [index, id] of people.entries()) {
      const { rows } = await database.pool.query(
        `select r.id, response, request_id from registrations r
         join idempotency_keys using (user_id)
         join audit on subject_id = r.id and actor_id = user_id where user_id = $1`,
        [id],
      );
      const outcome = outcomes[index];
      const answer = outcome?.is === 'registered' ? outcome.registration : undefined;
      expect(rows).toEqual([
        {
          id: answer?.id,
          response: { ...answer, event_title: 'An event' },
          request_id: `request-${id}`,
        },
      ]);
    }
  });

  test('takes as many as there are seats, in their order, and counts them', async () => {
    const event = await createEvent(database, { capacity: 3 });
    const people = await peopleOf(6);
    const outcomes = await Promise.all(
      people.map((id) => registrar.ask(registrationOf(event, id))),
    );
    expect(told(outcomes)).toEqual([
      ...Array<string>(3).fill('registered'),
      ...Array<string>(3).fill('full'),
    ]);
    expect(await numberOf('from event_seats where event_id = $1 and taken = 3', event.id)).toBe(1);
  });

  test('who is registered takes no seat from the next', async () => {
    const event = await createEvent(database, { capacity: 3 });
    const [first = 0, second = 0, third = 0] = await peopleOf(3);
    await registrar.ask(registrationOf(event, first));
    const asked = [first, second, third].map((id) => registrar.ask(registrationOf(event, id)));
    expect(told(await Promise.all(asked))).toEqual([
      'already-registered',
      'registered',
      'registered',
    ]);
  });

  test('who withdrew ten times within a day takes no seat from the next', async () => {
    const event = await createEvent(database, { capacity: 3 });
    const [first = 0, second = 0, third = 0, ...others] = await peopleOf(5);
    await withdraw(event.id, [second], 10);
    await withdraw(event.id, [third], 9);
    const asked = [first, second, third, ...others].map((id) =>
      registrar.ask(registrationOf(event, id)),
    );
    expect(told(await Promise.all(asked))).toEqual([
      'registered',
      'full',
      'registered',
      'registered',
      'full',
    ]);
    const later = { ...registrationOf(event, second), at: new Date(AT.getTime() + 86_400_000) };
    const roomy = await createEvent(database);
    expect(told([await registrar.ask(registrationOf(roomy, second))])).toEqual(['registered']);
    expect(told([await registrar.ask(later)])).toEqual(['full']);
  });

  test('a day counts from when each of them asked, however early another asked', async () => {
    const event = await createEvent(database);
    const [first = 0, early = 0, late = 0] = await peopleOf(3);
    await withdraw(event.id, [early, late], 10);
    const dayAfter = AT.getTime() + 86_400_000;
    const times = [AT.getTime(), dayAfter - 1, dayAfter].map((at) => new Date(at));
    const asked = [first, early, late].map((id, n) =>
      registrar.ask({ ...registrationOf(event, id), at: times[n] ?? AT }),
    );
    const outcomes = told(await Promise.all(asked));
    expect(outcomes).toEqual(['registered', 'registered-too-often', 'registered']);
  });

  test('reads each table once for everybody, also by a plan that was made for a few rows', async () => {
    const event = await createEvent(database);
    const people = await peopleOf(20);
    const scans = await database.kysely.transaction().execute(async (db) => {
      // This connection may have used the statement before, and kept a plan of indexes.
      await sql`discard plans`.execute(db);
      for (const kind of ['indexscan', 'indexonlyscan', 'bitmapscan']) {
        await sql`set local ${sql.raw(`enable_${kind}`)} = off`.execute(db);
      }
      const count = async () => {
        const { rows } = await sql<{ n: number }>`
          select sum(seq_scan)::int as n from pg_stat_xact_user_tables
          where relname in ('registrations', 'audit')`.execute(db);
        return rows[0]?.n ?? 0;
      };
      const before = await count();
      await insertRegistrations(
        db,
        people.map((id) => registrationOf(event, id)),
      );
      return (await count()) - before;
    });
    expect(scans).toBe(2);
  });

  test('the same person twice in it is registered once, and is told of a change', async () => {
    const event = await createEvent(database);
    const [first = 0, second = 0] = await peopleOf(2);
    const asked = [first, second, second].map((id) => registrar.ask(registrationOf(event, id)));
    expect(told(await Promise.all(asked))).toEqual(['registered', 'registered', 'changed']);
    expect(await numberOf(OF_EVENT, event.id)).toBe(2);
  });

  test('a key that was used before fails its own person only', async () => {
    const [before, event] = [await createEvent(database), await createEvent(database)];
    const [first = 0, second = 0, third = 0] = await peopleOf(3);
    await registrar.ask(registrationOf(before, second, 'used'));
    const asked = [
      registrar.ask(registrationOf(event, first)),
      registrar.ask(registrationOf(event, second, 'used')),
      registrar.ask(registrationOf(event, third)),
    ];
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(settled[1]).toMatchObject({ reason: { code: '23505' } });
    expect(await numberOf(OF_EVENT, event.id)).toBe(2);
  });

  test('nobody is registered once the event is another than the one looked at', async () => {
    const event = await createEvent(database);
    const people = await peopleOf(2);
    await database.pool.query('update events set version = version + 1 where id = $1', [event.id]);
    const asked = people.map((id) => registrar.ask(registrationOf(event, id)));
    expect(told(await Promise.all(asked))).toEqual(['changed', 'changed']);
    const current = { id: event.id, version: event.version + 1 };
    const again = people.map((id) => registrar.ask(registrationOf(current, id)));
    expect(told(await Promise.all(again))).toEqual(['registered', 'registered']);
  });

  test('a change of the event under way is waited for, and then counts', async () => {
    const event = await createEvent(database);
    const [id = 0] = await peopleOf(1);
    const editor = await database.pool.connect();
    await editor.query('begin');
    await editor.query(
      `update events set status = 'INACTIVE', version = version + 1 where id = $1`,
      [event.id],
    );
    const asked = registrar.ask(registrationOf(event, id));
    while (!(await areWaiting(database.pool)));
    await editor.query('commit');
    editor.release();
    expect(told([await asked])).toEqual(['changed']);
    expect(await numberOf(OF_EVENT, event.id)).toBe(0);
  });

  test('a registration that another process is writing is waited for, and counts', async () => {
    const event = await createEvent(database);
    const [id = 0, next = 0] = await peopleOf(2);
    const writer = await database.pool.connect();
    await writer.query('begin');
    await writer.query(
      `insert into registrations (event_id, user_id, answers, questions, registered_on)
       values ($1, $2, '[]', '{}', now())`,
      [event.id, id],
    );
    const asked = [id, next].map((one) => registrar.ask(registrationOf(event, one)));
    while (!(await areWaiting(database.pool)));
    await writer.query('commit');
    writer.release();
    expect(told(await Promise.all(asked))).toEqual(['changed', 'registered']);
  });

  test('no statement whatever takes more seats than there are', async () => {
    const event = await createEvent(database, { capacity: 3 });
    const people = await peopleOf(4);
    const all = database.pool.query(
      `insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
       select $1, id, '[]', '{}', now(), true from unnest($2::int[]) as id`,
      [event.id, people],
    );
    await expect(all).rejects.toMatchObject({ code: 'PE002' });
  });

  test('two processes that write the same people wait for each other, but in no circle', async () => {
    const event = await createEvent(database);
    const people = await peopleOf(5);
    const holder = await database.pool.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [people[2]]);
    // Not through the registrar, which would try again after a deadlock.
    const asked = [people, people.toReversed()].map((group) =>
      insertRegistrations(
        database.kysely,
        group.map((id) => registrationOf(event, id)),
      ),
    );
    while (!(await areWaiting(database.pool, 2)));
    await holder.query('rollback');
    const outcomes = (await Promise.all(asked)).map(told);
    expect(outcomes.map((group) => new Set(group).size)).toEqual([1, 1]);
    expect(outcomes.flat().sort()).toEqual([
      ...Array<string>(5).fill('changed'),
      ...Array<string>(5).fill('registered'),
    ]);
  });
});
