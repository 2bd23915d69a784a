import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistration } from '../../testing/factories.ts';

let product: TestApp;
let eventAdmin: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  eventAdmin = await product.as('EVENT_ADMIN');
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const url = (id: number) => `/api/admin/registrations/${id}`;

describe('reviewing a registration', () => {
  test('shortlists with remarks, which the student then sees', async () => {
    const student = await product.as('USER');
    const { id } = await createRegistration(product.database, { user_id: student.user.id });
    const response = await eventAdmin.put(url(id), { status: 'SHORTLISTED', remarks: ' Welcome ' });
    expect(response.status).toBe(200);
    expect(response.json<AdminRegistration>()).toMatchObject({
      status: 'SHORTLISTED',
      review_remarks: 'Welcome',
      reviewed_by: expect.stringMatching(/./) as string,
      reviewed_by_id: eventAdmin.user.id,
      reviewed_at: '2025-07-16T04:15:00.000Z',
    });
    const [mine] = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    expect(mine).toMatchObject({ registration_status: 'SHORTLISTED', review_remarks: 'Welcome' });
    expect(JSON.stringify(mine)).not.toContain('reviewed_by');
  });

  test('only PENDING can be reviewed; the refusal says who decided and when', async () => {
    const { id } = await createRegistration(product.database);
    await admin.put(url(id), { status: 'REJECTED' });
    const late = await eventAdmin.put(url(id), { status: 'SHORTLISTED' });
    expect([late.status, late.problem]).toEqual([409, 'already-reviewed']);
    expect(late.json()).toMatchObject({
      decided_by: expect.stringMatching(/./) as string,
      decided_at: '2025-07-16T04:15:00.000Z',
    });
  });

  test.each([
    ['a status that is no decision', { status: 'PENDING' }, '/status'],
    ['no status', {}, '/status'],
    ['remarks that are too long', { status: 'REJECTED', remarks: 'x'.repeat(2001) }, '/remarks'],
    ['an unknown key', { status: 'REJECTED', note: 'x' }, '/note'],
    ['a NUL character', { status: 'REJECTED', remarks: 'a\u0000b' }, '/remarks'],
    ['a lone surrogate', { status: 'REJECTED', remarks: 'a\ud800b' }, '/remarks'],
    ['a list for a text', { status: 'REJECTED', remarks: ['x'] }, '/remarks'],
    ['a revision beyond all', { status: 'REJECTED', revision: 2_147_483_648 }, '/revision'],
  ])('refuses %s', async (_, body, pointer) => {
    const { id } = await createRegistration(product.database);
    const response = await admin.put(url(id), body);
    expect(response.status).toBe(422);
    expect(response.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer).toBe(pointer);
    expect((await admin.get(url(id))).json<AdminRegistration>().status).toBe('PENDING');
  });

  test('of two reviewers at once one wins, in twenty trials', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const { id } = await createRegistration(product.database);
      const responses = await Promise.all([
        admin.put(url(id), { status: 'SHORTLISTED' }),
        eventAdmin.put(url(id), { status: 'REJECTED' }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = responses.find(({ status }) => status === 200)?.json<AdminRegistration>();
      const kept = (await admin.get(url(id))).json<AdminRegistration>();
      expect(kept.status).toBe(winner?.status);
      const { rows } = await product.database.pool.query<{ n: number }>(
        `select count(*)::int as n from audit
         where action = 'registration.reviewed' and subject_id = $1`,
        [id],
      );
      expect(rows[0]?.n).toBe(1);
    }
  });

  test('negative control: without the guard the later decision overwrites the earlier', async () => {
    const { id } = await createRegistration(product.database);
    const { pool } = product.database;
    const decide = (status: string) =>
      pool.query(
        `update registrations set status = $2, reviewed_at = now(), reviewed_by = $3
         where id = $1`,
        [id, status, admin.user.id],
      );
    const results = await Promise.all([decide('SHORTLISTED'), decide('REJECTED')]);
    expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });
});

describe('reopening', () => {
  test('takes the decision back, with a reason that the audit keeps', async () => {
    const { id } = await createRegistration(product.database, { status: 'REJECTED' });
    expect((await admin.put(`${url(id)}/reopen`, {})).status).toBe(422);
    const response = await admin.put(`${url(id)}/reopen`, { reason: 'Wrong row' });
    expect(response.json<AdminRegistration>()).toMatchObject({
      status: 'PENDING',
      review_remarks: null,
      reviewed_at: null,
      reviewed_by: null,
    });
    const { rows } = await product.database.pool.query<{ changes: unknown }>(
      `select changes from audit where action = 'registration.reopened' and subject_id = $1`,
      [id],
    );
    expect(rows[0]?.changes).toEqual({ status: ['REJECTED', 'PENDING'], reason: 'Wrong row' });
    const again = await admin.put(`${url(id)}/reopen`, { reason: 'Twice' });
    expect([again.status, again.problem]).toEqual([409, 'not-reviewed']);
  });
});

describe('the organisers’ list', () => {
  test('filters by event, status and words, sorts and pages', async () => {
    const { event_id } = await createRegistration(product.database);
    await createRegistration(product.database, { event_id, status: 'SHORTLISTED' });
    const list = async (query: string) => {
      const response = await admin.get(`/api/admin/registrations?event_id=${event_id}${query}`);
      return { rows: response.json<AdminRegistration[]>(), headers: response.headers };
    };
    expect((await list('')).rows).toHaveLength(2);
    const pending = await list('&status=PENDING');
    expect(pending.rows).toHaveLength(1);
    const name = pending.rows[0]?.user_name ?? '';
    expect((await list(`&q=${encodeURIComponent(name)}`)).rows[0]?.user_name).toBe(name);
    const first = await list('&sort=id&limit=1');
    expect(first.headers['x-total-count']).toBe('2');
    expect(first.headers['link']).toMatch(/rel="next"/);
    expect((await admin.get('/api/admin/registrations?status=NONSENSE')).status).toBe(422);
  });

  test('exports CSV with the answers as columns, safe from formulas', async () => {
    const { event_id } = await createRegistration(product.database, {
      answers: [{ '1': '=HYPERLINK("x")' }],
    });
    const response = await eventAdmin.get(`/api/admin/registrations/export?event_id=${event_id}`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, row] = response.text.replace('\uFEFF', '').split('\r\n');
    expect(header).toContain(',How do you know about the event?,');
    expect(row).toContain(`,"'=HYPERLINK(""x"")",`);
  });
});
