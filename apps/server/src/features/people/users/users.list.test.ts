import type { AdminUser } from '@pratibha/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories.ts';

let test: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as({ role: 'ADMIN', name: 'Zenith Admin', email: 'zenith@test.example' });
  await createUser(test.database, {
    name: 'Asha Gurung',
    email: 'asha@test.example',
    profile: { mobile: '9812345678', college_name: 'Machhapuchhre Deep College' },
  });
  await createUser(test.database, { name: 'bina Rai', email: 'bina@test.example', profile: null });
  await createUser(test.database, {
    name: 'Chandra 100%',
    email: 'chandra@test.example',
    role: 'EVENT_ADMIN',
  });
  await createUser(test.database, {
    name: 'Deepak Rai',
    email: 'deepak@test.example',
    status: 'DELETED',
  });
});
afterAll(() => test.close());

async function namesOf(query: string): Promise<string[]> {
  const response = await admin.get(`/api/admin/users${query}`);
  expect(response.status).toBe(200);
  return response.json<AdminUser[]>().map(({ name }) => name);
}

describe('GET /admin/users', () => {
  it('answers everybody without parameters', async () => {
    expect(await namesOf('')).toEqual([
      'Zenith Admin',
      'Asha Gurung',
      'bina Rai',
      'Chandra 100%',
      'Deepak Rai',
    ]);
  });

  it.each([
    ['?status=DELETED', ['Deepak Rai']],
    ['?role=EVENT_ADMIN', ['Chandra 100%']],
    ['?q=rai', ['bina Rai', 'Deepak Rai']],
    ['?q=rai&status=ACTIVE', ['bina Rai']],
    ['?q=rai+deepak', ['Deepak Rai']],
    ['?q=ASHA@TEST', ['Asha Gurung']],
    ['?q=%25', ['Chandra 100%']],
    ['?q=9812345', ['Asha Gurung']],
    ['?q=98123+45678', ['Asha Gurung']],
    ['?q=gurung+machhapuchhre', ['Asha Gurung']],
    ['?q=rai+machhapuchhre', []],
    ['?q=nobody', []],
    // The first eight words count, and a word within another is none.
    ['?q=as+sh+ha+gu+ur+ru+ng+nobody', []],
    ['?q=as+sh+ha+gu+ur+ru+un+ng+nobody', ['Asha Gurung']],
    ['?q=as+sh+ha+gu+u+u+ur+ru+un+ng+nobody', ['Asha Gurung']],
    ['?sort=name', ['Asha Gurung', 'bina Rai', 'Chandra 100%', 'Deepak Rai', 'Zenith Admin']],
    ['?sort=-name&limit=2', ['Zenith Admin', 'Deepak Rai']],
  ])('%s finds %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('leads from page to page', async () => {
    const first = await admin.get('/api/admin/users?sort=-registered_at&limit=3&q=test.example');
    expect(first.headers['x-total-count']).toBe('5');
    const link = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(link).toContain('q=test.example');
    const second = await admin.get(link);
    expect(second.headers['link']).toBeUndefined();
    const ids = [first, second].flatMap((each) => each.json<AdminUser[]>().map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });

  it.each([
    ['?limit=0', '?limit'],
    ['?limit=10001', '?limit'],
    ['?limit=ten', '?limit'],
    ['?sort=mobile', '?sort'],
    ['?status=GONE', '?status'],
    ['?role=USER&role=ADMIN', '?role'],
    ['?cursor=x', '?cursor'],
    ['?page=2', '?page'],
    ['?q=%00', '?q'],
  ])('refuses %s at %s', async (query, pointer) => {
    const response = await admin.get(`/api/admin/users${query}`);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()['errors']).toMatchObject([{ pointer }]);
  });

  it('is for organisers', async () => {
    expect((await test.anonymous().get('/api/admin/users')).problem).toBe('not-signed-in');
    expect((await (await test.as('USER')).get('/api/admin/users')).problem).toBe('not-allowed');
    for (const role of ['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const) {
      expect((await (await test.as(role)).get('/api/admin/users')).status).toBe(200);
    }
  });
});

describe('GET /admin/users/{id}', () => {
  it('tells the details of the role USER only', async () => {
    const user = await createUser(test.database);
    expect((await admin.get(`/api/admin/users/${user.id}`)).json()).toEqual({
      id: user.id,
      name: user.name,
      email: user.email,
      profile_pic: null,
      role: 'USER',
      status: 'ACTIVE',
      is_internal: false,
      mobile: '9800000000',
      registered_at: user.registered_at.toISOString(),
      event_grants: [],
      details: {
        dob: '2007-04-14',
        gender: 'FEMALE',
        college_name: 'Example Secondary School',
        college_address: 'Baneshwor, Kathmandu',
        address: 'Baneshwor, Kathmandu',
      },
    });
    const organiser = await createUser(test.database, { role: 'EVENT_ADMIN' });
    const response = await admin.get(`/api/admin/users/${organiser.id}`);
    expect(response.json()).toMatchObject({ mobile: '9800000000', details: null });
  });

  it('tells nothing of a profile that is not there', async () => {
    const user = await createUser(test.database, { profile: null });
    const { mobile, details } = (await admin.get(`/api/admin/users/${user.id}`)).json<AdminUser>();
    expect([mobile, details?.dob, details?.college_name]).toEqual([null, null, null]);
  });

  it.each(['999999', '0', '-1', '1.5', 'abc', '99999999999', "1'--"])(
    'answers 404 for the identifier %s',
    async (id) => {
      const response = await admin.get(`/api/admin/users/${encodeURIComponent(id)}`);
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
    },
  );

  it('never answers to students, not even about themselves', async () => {
    const student = await test.as('USER');
    const response = await student.get(`/api/admin/users/${student.user.id}`);
    expect(response.problem).toBe('not-allowed');
    expect(response.text).not.toContain(student.user.email);
  });
});
