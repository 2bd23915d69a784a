import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/process/log.ts';
import { XSRF_COOKIE } from '../platform/session/cookies.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

const PROFILE = {
  name: 'Canary Name',
  mobile: '9811223344',
  dob: '1999-09-19',
  gender: 'OTHER',
  address: 'Canary Street 1',
  college_name: 'Canary College',
  college_address: 'Canary Road 2',
};

let product: TestApp;
let logged = '';

beforeAll(async () => {
  product = await startTestApp({ log: createLog('trace', { write: (line) => (logged += line) }) });
});
afterAll(() => product.close());

test('the log never holds cookies, tokens or what is known of people, whatever happens', async () => {
  const person = await product.as({ email: 'canary@test.example', profile: null });
  const session = person.cookies.headerFor('/');
  const secrets = {
    ...PROFILE,
    email: 'canary@test.example',
    session: session.split('; ')[0]?.split('=')[1] ?? '',
    xsrf: person.cookies.get(XSRF_COOKIE) ?? '',
    bearer: 'canary-bearer',
    query: 'canary-query',
    address2: 'Canary Street 1',
  };
  expect(secrets.session).toHaveLength(43);
  await person.put('/api/user/profile', PROFILE, { authorization: `Bearer ${secrets.bearer}` });
  await person.put('/api/user/profile', { ...PROFILE, mobile: 'Canary', dob: 'Canary' });
  await person.put('/api/user/profile', `{"address":"Canary Street 1`);
  await person.put('/api/user/profile', { ...PROFILE, address: 'Canary\u0000' });
  await person.put('/api/user/profile', PROFILE, { 'x-xsrf-token': 'canary-forged' });
  await person.put('/api/user/profile', `"${'Canary'.repeat(100_000)}"`);
  await person.get('/api/user/profile');
  await person.get('/api/user/data');
  await person.get('/api/admin/users?q=canary-query');
  await person.get('/api/nowhere/canary-query');
  await person.get('/api/oauth/login?login_hint=canary@test.example', { accept: 'text/html' });
  await person.get('/api/oauth/callback?code=canary-query&state=canary-query');
  await product.as('SUPER_ADMIN').then((admin) => admin.get('/api/admin/users?q=canary-query'));
  // A fault of the database or of ours is told, but never with the row.
  await product.database.pool.query(
    `alter table profiles add constraint broken check (address <> 'Canary Street 1') not valid`,
  );
  const broken = await person.put('/api/user/profile', PROFILE);
  expect(broken.status).toBe(500);
  await person.post('/api/user/logout');

  expect(logged).toContain('"msg":"unexpected error"');
  expect(logged.split('\n').length).toBeGreaterThan(12);
  for (const secret of [...Object.values(secrets), 'anary']) {
    if (secret === PROFILE.gender) continue;
    expect([secret, logged.includes(secret)]).toEqual([secret, false]);
  }
});
