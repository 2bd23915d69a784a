import type { SessionUser } from '@pratibha/contract/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';

const PROFILE = {
  name: 'Asha Gurung',
  mobile: '9800000001',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Lakeside, Pokhara',
  college_name: 'Example Secondary School',
  college_address: 'Pokhara',
};

let product: TestApp;
let newcomer: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  newcomer = await product.as({ name: 'New Comer', profile: null });
});

const save = (body: unknown) => newcomer.put('/api/user/profile', body);
const saved = async () => (await newcomer.get('/api/user/profile')).json<SessionUser>();

test('a new person has no profile yet; saving it completes it, trimmed', async () => {
  expect(await saved()).toMatchObject({
    name: 'New Comer',
    is_profile_complete: false,
    mobile: null,
    dob: null,
  });
  const response = await save({ ...PROFILE, address: '  Lakeside, Pokhara ' });
  expect(response.status).toBe(200);
  expect(response.json()).toMatchObject({ ...PROFILE, is_profile_complete: true });
  expect(await saved()).toEqual(response.json());
});

test.each(['+977 980-0000002', '9800 000 002', '977-9800000002', '09800000002'])(
  'the mobile number in %s is saved plain',
  async (mobile) => {
    const response = await save({ ...PROFILE, mobile });
    expect(response.status).toBe(200);
    expect(await saved()).toMatchObject({ mobile: '9800000002' });
  },
);

describe('refused', () => {
  test.each([
    ['name', 'Name is required'],
    ['mobile', 'Mobile number is required'],
    ['dob', 'Date of birth is required'],
    ['gender', 'Gender is required'],
    ['address', 'Address is required'],
    ['college_name', 'College name is required'],
    ['college_address', 'College address is required'],
  ])('a missing, null or blank %s, with the message of R5.1', async (field, message) => {
    for (const value of [undefined, null, '', ' \t']) {
      const response = await save({ ...PROFILE, [field]: value });
      expect(response.status).toBe(422);
      expect(response.json()).toMatchObject({ errors: [{ pointer: `/${field}`, message }] });
    }
  });

  test('an empty form, every field at once', async () => {
    const response = await save({});
    expect(response.json<{ errors: unknown[] }>().errors).toHaveLength(7);
  });

  test.each([
    ['nine digits', 'mobile', '980000000', /^Enter a valid 10-digit mobile number$/],
    ['letters', 'mobile', '98000000ab', /^Enter a valid 10-digit mobile number$/],
    ['nine Nepali digits', 'mobile', '९८०००००००', /^Enter a valid 10-digit mobile number$/],
    ['no real day', 'dob', '2007-02-30', /^Enter a valid date of birth$/],
    ['nine years', 'dob', '2015-07-17', /^You must be at least 10 years old$/],
    ['a mistyped year', 'dob', '1907-04-14', /^Check the year: that is more than 100 years ago$/],
    ['tomorrow’s child', 'dob', '2025-07-17', /^Enter a valid date of birth$/],
    ['an unknown word', 'gender', 'UNKNOWN', /^Select a valid gender$/],
    ['too long a name', 'name', 'अ'.repeat(201), /at most 200 characters/],
    ['too long an address', 'address', 'x'.repeat(301), /at most 300 characters/],
    ['a NUL character', 'address', 'a\u0000b', /cannot be stored/],
    ['a lone surrogate', 'name', 'a\ud800', /cannot be stored/],
    ['a number for a text', 'name', 5, /a text/],
    ['a list for a text', 'address', ['Pokhara'], /a text/],
    ['an object for a text', 'college_name', { a: 1 }, /a text/],
    ['an unknown key', 'email', 'other@example.test', /not known here/],
  ])('%s', async (_, field, value, message) => {
    const response = await save({ ...PROFILE, [field]: value });
    expect(response.status).toBe(422);
    const { errors } = response.json<{ errors: { pointer: string; message: string }[] }>();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.pointer).toBe(`/${field}`);
    expect(errors[0]?.message).toMatch(message);
    expect((await saved()).is_profile_complete).toBe(false);
  });

  test.each([
    ['broken JSON', '{"name":', {}, 400, 'malformed-json'],
    ['an empty body', '', { 'content-type': 'application/json' }, 400, 'malformed-json'],
    ['8,000 levels of nesting', '['.repeat(8_000), {}, 400, 'malformed-json'],
    ['8,000 closed levels', '['.repeat(8_000) + ']'.repeat(8_000), {}, 400, 'malformed-json'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), {}, 400, 'malformed-json'],
    [
      'a form',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    ['no content type', '{}', { 'content-type': '' }, 415, 'unsupported-media-type'],
    ['too many bytes', 'x'.repeat(600_000), {}, 413, 'too-large'],
    ['a list', '[]', {}, 422, 'invalid-input'],
    ['null', 'null', {}, 422, 'invalid-input'],
    ['a poisoned prototype', '{"__proto__":{"role":"SUPER_ADMIN"}}', {}, 422, 'invalid-input'],
  ] as const)('%s', async (_, body, headers, status, problem) => {
    const response = await newcomer.send('PUT', '/api/user/profile', body, headers);
    expect([response.status, response.problem]).toEqual([status, problem]);
    expect((await saved()).is_profile_complete).toBe(false);
  });
});

test('the audit says which fields changed, never to what', async () => {
  await save(PROFILE);
  await save({ ...PROFILE, address: 'Dharan' });
  const { rows } = await product.database.pool.query<{ changes: unknown }>(
    `select changes from audit where action = 'profile.updated' and actor_id = $1 order by id`,
    [newcomer.user.id],
  );
  expect(rows[0]?.changes).toMatchObject({ mobile: 'changed', dob: 'changed' });
  expect(rows[1]?.changes).toEqual({ address: 'changed' });
  expect(JSON.stringify(rows)).not.toContain('Dharan');
});

test('of two profiles saved at once one is kept whole, and the audit knows it, in twenty trials', async () => {
  const renamed = { ...PROFILE, name: 'Asha Thapa', address: 'Dharan' };
  for (let trial = 0; trial < 20; trial += 1) {
    newcomer = await product.as({ name: PROFILE.name, profile: {} });
    const responses = await Promise.all([save(renamed), save(PROFILE)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { name, address } = await saved();
    expect([
      [renamed.name, renamed.address],
      [PROFILE.name, PROFILE.address],
    ]).toContainEqual([name, address]);
    const { rows } = await product.database.pool.query<{ isRenamed: boolean }>(
      `select changes ? 'name' as "isRenamed" from audit
       where action = 'profile.updated' and actor_id = $1`,
      [newcomer.user.id],
    );
    // Renamed once and perhaps back again: as often as the name that is kept tells.
    const renamings = rows.filter(({ isRenamed }) => isRenamed).length;
    expect(renamings).toBe(name === renamed.name ? 1 : 2);
  }
});
