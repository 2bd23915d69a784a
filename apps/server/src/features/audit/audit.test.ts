import type { AuditEntry } from '@pratibha/contract/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories.ts';

let test: TestApp;
let admin: SignedInClient;
let targets: number[];

/** Three people, each made internal a day after the one before, the first also deleted. */
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as({ role: 'ADMIN', name: 'Asha Admin' });
  targets = [];
  for (const day of ['10', '11', '12']) {
    const { id } = await createUser(test.database);
    targets.push(id);
    test.clock.set(`2025-07-${day}T09:00:00+05:45`);
    await admin.put(`/api/admin/users/${id}`, { is_internal: true });
  }
  test.clock.set('2025-07-13T09:00:00+05:45');
  await admin.delete(`/api/admin/users/${targets[0]}`);
});
afterAll(() => test.close());

async function list(query = ''): Promise<AuditEntry[]> {
  const response = await admin.get(`/api/admin/audit${query}`);
  expect(response.status).toBe(200);
  return response.json<AuditEntry[]>();
}

describe('GET /admin/audit', () => {
  it('tells who did what to whom, newest first', async () => {
    const entries = await list();
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([
      targets[0],
      targets[2],
      targets[1],
      targets[0],
    ]);
    expect(entries[0]).toEqual({
      id: entries[0]?.id,
      at: '2025-07-13T03:15:00.000Z',
      actor_id: admin.user.id,
      actor_name: 'Asha Admin',
      actor_role: 'ADMIN',
      by_token: null,
      is_actor_erased: false,
      action: 'user.deleted',
      subject_type: 'user',
      subject_id: targets[0],
      is_subject_there: true,
      person: { id: targets[0], name: entries[0]?.person?.name, is_erased: false },
      event: null,
      announcement: null,
      remarks: null,
      granted_events: {},
      changes: { status: ['ACTIVE', 'DELETED'] },
      request_id: entries[0]?.request_id,
    });
    expect(entries[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['?action=user.deleted', 1],
    ['?action=user', 0],
    ['?subject_type=user', 4],
    ['?subject_type=event', 0],
    ['?from=2025-07-11T09:00:00%2B05:45', 3],
    ['?to=2025-07-11T09:00:00%2B05:45', 1],
    ['?from=2025-07-11T00:00:00%2B05:45&to=2025-07-12T00:00:00%2B05:45', 1],
    ['?from=2025-07-11T03:15:00Z', 3],
    ['?from=2025-07-11T03:15Z', 3],
    ['?from=0000-01-01T00:00:00Z', 4],
    ['?to=9999-12-31T23:59:59Z', 4],
  ])('%s finds %i entries', async (query, count) => {
    expect(await list(query)).toHaveLength(count);
  });

  it('filters by actor and by subject', async () => {
    expect(await list(`?actor_id=${admin.user.id}`)).toHaveLength(4);
    expect(await list(`?actor_id=${targets[0]}`)).toHaveLength(0);
    const ofFirst = await list(`?subject_type=user&subject_id=${targets[0]}`);
    expect(ofFirst.map(({ action }) => action)).toEqual(['user.deleted', 'user.updated']);
  });

  it('leads from page to page while new entries arrive', async () => {
    const first = await admin.get('/api/admin/audit?limit=3&action=user.updated');
    expect(first.headers['link']).toBeUndefined();
    const page = await admin.get('/api/admin/audit?limit=3');
    expect(page.headers['x-total-count']).toBe('4');
    const link = /^<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
    await admin.put(`/api/admin/users/${targets[1]}`, { is_internal: false });
    const rest = (await admin.get(link)).json<AuditEntry[]>();
    expect(rest.map(({ subject_id }) => subject_id)).toEqual([targets[0]]);
  });

  it.each([
    ['?from=yesterday', '?from'],
    ['?from=2025-07-11T09:00:00', '?from'],
    ['?actor_id=0', '?actor_id'],
    ['?sort=id', '?sort'],
    ['?cursor=WzFd', '?cursor'],
  ])('refuses %s at %s', async (query, pointer) => {
    const response = await admin.get(`/api/admin/audit${query}`);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()['errors']).toMatchObject([{ pointer }]);
  });

  it('is for those who manage users', async () => {
    expect((await test.anonymous().get('/api/admin/audit')).problem).toBe('not-signed-in');
    for (const role of ['USER', 'EVENT_ADMIN'] as const) {
      expect((await (await test.as(role)).get('/api/admin/audit')).problem).toBe('not-allowed');
    }
    expect((await (await test.as('SUPER_ADMIN')).get('/api/admin/audit')).status).toBe(200);
  });
});

describe('what is in the audit', () => {
  const changes = ['update audit set actor_id = null', 'delete from audit', 'truncate audit'];
  const entries = async () => (await test.database.pool.query<object>('select * from audit')).rows;

  it.each(changes)('stays: %s', async (change) => {
    const before = await entries();
    await expect(test.database.pool.query(change)).rejects.toThrow('the audit is only added to');
    expect(await entries()).toEqual(before);
  });

  it('is changed only by a transaction that says that it erases, and by none after it', async () => {
    const client = await test.database.pool.connect();
    await client.query('begin');
    await client.query(`select set_config('pratibha.erasing', 'on', true)`);
    const { rowCount } = await client.query(`update audit set changes = changes - 'reason'`);
    expect(rowCount).toBe((await entries()).length);
    await client.query('commit');
    await expect(client.query('delete from audit')).rejects.toThrow('the audit is only added to');
    client.release();
  });
});
