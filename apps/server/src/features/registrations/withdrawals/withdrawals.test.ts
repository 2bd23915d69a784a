import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { createEvent, createRegistration, createSubmission } from '../../../testing/factories.ts';

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  student = await product.as('USER');
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

async function pending(eventId?: number): Promise<number> {
  const { id } = await createRegistration(product.database, {
    user_id: student.user.id,
    ...(eventId === undefined ? {} : { event_id: eventId }),
  });
  return id;
}

const seatsTaken = async (eventId: number) => {
  const { rows } = await product.database.pool.query(
    'select taken from event_seats where event_id = $1',
    [eventId],
  );
  return (rows[0] as { taken: number }).taken;
};

describe('withdrawing against a review at the same instant', () => {
  test('one of the two happens, and a decided registration is never lost, in twenty trials', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const { id: eventId } = await createEvent(product.database, { capacity: 5 });
      const id = await pending(eventId);
      const withdraw = () => student.delete(`/api/user/registrations/${id}`);
      const review = () => admin.put(`/api/admin/registrations/${id}`, { status: 'SHORTLISTED' });
      const [withdrawn, reviewed] =
        trial % 2 === 0
          ? await Promise.all([withdraw(), review()])
          : (await Promise.all([review(), withdraw()])).reverse();
      const kept = await admin.get(`/api/admin/registrations/${id}`);
      if (withdrawn?.status === 200) {
        expect([reviewed?.status, kept.status]).toEqual([404, 404]);
      } else {
        expect([withdrawn?.status, withdrawn?.problem]).toEqual([409, 'withdrawal-reviewed']);
        expect(reviewed?.status).toBe(200);
        expect(kept.json<AdminRegistration>().status).toBe('SHORTLISTED');
      }
      expect(await seatsTaken(eventId)).toBe(kept.status === 200 ? 1 : 0);
      const { rows } = await product.database.pool.query(
        `select action from audit where subject_type = 'registration' and subject_id = $1`,
        [id],
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('negative control: a withdrawal that only looked before loses the decision', async () => {
    const id = await pending();
    const { pool } = product.database;
    const { rows } = await pool.query('select status from registrations where id = $1', [id]);
    await admin.put(`/api/admin/registrations/${id}`, { status: 'SHORTLISTED' });
    const isPending = (rows[0] as { status: string }).status === 'PENDING';
    const gone = isPending
      ? await pool.query('delete from registrations where id = $1', [id])
      : null;
    expect(gone?.rowCount).toBe(1);
  });
});

describe('after a review is taken back', () => {
  test('nothing is withdrawn once work was submitted on it', async () => {
    const event = await createEvent(product.database);
    const id = await pending(event.id);
    await createSubmission(product.database, { registration_id: id });
    const list = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    expect(list.find((each) => each.id === id)?.withdrawal_refusal).toBe('withdrawal-submitted');
    const response = await student.delete(`/api/user/registrations/${id}`);
    expect([response.status, response.problem]).toEqual([409, 'withdrawal-submitted']);
  });

  test('the owner may withdraw again, and register anew', async () => {
    const id = await pending();
    const admins = `/api/admin/registrations/${id}`;
    await admin.put(admins, { status: 'REJECTED', remarks: 'Wrong row' });
    const own = async () => {
      const list = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
      return list.find((each) => each.id === id);
    };
    expect(await own()).toMatchObject({
      registration_status: 'REJECTED',
      withdrawal_refusal: 'withdrawal-reviewed',
    });
    await admin.put(`${admins}/reopen`, { reason: 'It was another person' });
    expect(await own()).toMatchObject({
      registration_status: 'PENDING',
      review_remarks: null,
      reviewed_at: null,
      withdrawal_refusal: null,
    });
    const withdrawn = await student.delete(`/api/user/registrations/${id}`);
    expect(withdrawn.status).toBe(200);
    const { event_id: eventId } = withdrawn.json<UserRegistration>();
    const again = await student.post(`/api/user/events/${eventId}/register`, {
      event_answers: [{ '1': 'Seniors' }],
    });
    expect(again.status).toBe(201);
    expect(again.json<UserRegistration>().id).not.toBe(id);
  });
});

test.each([
  ['event-ended', 'INACTIVE'],
  ['event-deleted', 'DELETED'],
] as const)('nothing is withdrawn from an event that is over: %s', async (problem, status) => {
  const event = await createEvent(product.database, { status });
  const response = await student.delete(`/api/user/registrations/${await pending(event.id)}`);
  expect([response.status, response.problem]).toEqual([409, problem]);
});

test('a withdrawal that waits for its seat holds nothing that a registration needs', async () => {
  const { pool } = product.database;
  const { id: eventId } = await createEvent(product.database, { capacity: 5 });
  const id = await pending(eventId);
  // Connections whose numbers differ by 64 count in the same row; here in whichever it is.
  await pool.query(
    `insert into event_counts (event_id, shard) select $1, generate_series(0, 63)
     on conflict do nothing`,
    [eventId],
  );
  const registering = await pool.connect();
  onTestFinished(() => registering.release(true));
  await registering.query('begin');
  await registering.query('select from event_seats where event_id = $1 for update', [eventId]);
  const withdrawn = student.delete(`/api/user/registrations/${id}`);
  while (!(await areWaiting(pool)));
  const counting = registering.query(
    'select from event_counts where event_id = $1 for update nowait',
    [eventId],
  );
  await expect(counting).resolves.toMatchObject({ rowCount: 64 });
  await registering.query('rollback');
  expect((await withdrawn).status).toBe(200);
  expect(await seatsTaken(eventId)).toBe(0);
});

test('who registers again after a withdrawal is registered, under a key used before too', async () => {
  const { id: eventId } = await createEvent(product.database, { capacity: 1 });
  const body = { event_answers: [{ '1': 'Facebook' }] };
  const register = () =>
    student.post(`/api/user/events/${eventId}/register`, body, { 'idempotency-key': 'lost' });
  const first = (await register()).json<UserRegistration>();
  expect((await register()).json()).toEqual(first);
  await student.delete(`/api/user/registrations/${first.id}`);
  const response = await register();
  expect([response.status, response.headers['idempotency-replayed']]).toEqual([201, undefined]);
  const list = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
  expect(list.find((each) => each.event_id === eventId)?.id).toBe(
    response.json<UserRegistration>().id,
  );
  expect(await seatsTaken(eventId)).toBe(1);
});
