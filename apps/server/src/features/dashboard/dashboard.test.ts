import type { Dashboard } from '@pratibha/contract/dashboard';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /admin/dashboard', () => {
  it('counts exactly, and by days of the competition', async () => {
    const { database } = test;
    const admin = await test.as('EVENT_ADMIN');
    await createUser(database, { status: 'DELETED' });
    const event = await createEvent(database, { requires_submission: true });
    await createEvent(database, { status: 'INACTIVE' });
    await createEvent(database, { status: 'DELETED' });
    const instants = [
      zonedStart(2025, 6, 17), // the first instant of the 30 days until 16 July
      new Date(zonedStart(2025, 6, 17).getTime() - 1),
      zonedStart(2025, 7, 16, 23, 59),
      zonedStart(2025, 7, 16),
      zonedStart(2025, 7, 17),
    ];
    for (const registered_on of instants) {
      await createRegistration(database, { event_id: event.id, registered_on });
    }
    const registration = await createRegistration(database, {
      event_id: event.id,
      status: 'SHORTLISTED',
      registered_on: zonedStart(2025, 7, 1),
    });
    await createSubmission(database, {
      registration_id: registration.id,
      status: 'ACCEPTED',
      submitted_at: zonedStart(2025, 7, 1, 0, 1),
    });

    const response = await admin.get('/api/admin/dashboard');
    expect(response.status).toBe(200);
    const { per_day, per_event, ...counts } = response.json<Dashboard>();
    expect(counts).toEqual({
      active_users: await activeUsers(),
      events: 2,
      registrations: 6,
      submissions: 1,
      pending_registrations: 5,
      pending_submissions: 0,
    });
    expect(per_event).toHaveLength(2);
    expect(per_event[0]).toEqual({
      id: event.id,
      capacity: null,
      seats_taken: null,
      registrations: 6,
      submissions: 1,
      pending_registrations: 5,
      pending_submissions: 0,
    });
    expect(per_day).toHaveLength(30);
    expect(per_day.map(({ date }) => date)).toEqual(per_day.map(({ date }) => date).toSorted());
    expect(per_day.filter((day) => day.registrations + day.submissions > 0)).toEqual([
      { date: '2025-06-17', registrations: 1, submissions: 0 },
      { date: '2025-07-01', registrations: 1, submissions: 1 },
      { date: '2025-07-16', registrations: 2, submissions: 0 },
    ]);
  });

  it('moves its series with the business clock', async () => {
    const admin = await test.as('ADMIN');
    test.clock.set('2025-07-17T00:00:00+05:45');
    const { per_day } = (await admin.get('/api/admin/dashboard')).json<Dashboard>();
    expect(per_day.at(-1)).toEqual({ date: '2025-07-17', registrations: 1, submissions: 0 });
    expect(per_day[0]?.date).toBe('2025-06-18');
  });

  it('is for organisers', async () => {
    expect((await test.anonymous().get('/api/admin/dashboard')).problem).toBe('not-signed-in');
    expect((await (await test.as('USER')).get('/api/admin/dashboard')).problem).toBe('not-allowed');
    for (const role of ['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const) {
      expect((await (await test.as(role)).get('/api/admin/dashboard')).status).toBe(200);
    }
  });
});

async function activeUsers(): Promise<number> {
  const { count } = await test.database.kysely
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return count;
}
