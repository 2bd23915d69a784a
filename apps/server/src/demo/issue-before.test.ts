import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned } from '@pratibha/domain/certificates/cose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/process/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database, createLog('silent'), { isFirstStart: false, issuer: 'demo.example' });
});
afterAll(() => database.close());

const rows = async (sql: string) =>
  (await database.pool.query(sql)).rows as Record<string, unknown>[];

test('the year before has its certificates, one of them corrected and one revoked', async () => {
  const counted = await rows(`select kind, count(*)::int as n from certificates
    join editions on editions.id = edition_id and editions.slug = '2024'
    where revoked_at is null group by kind order by kind`);
  const [{ works }] = (await rows(`select count(*)::int as works from submissions
    join events on events.id = event_id join editions on editions.id = edition_id
    join users on users.id = user_id
    where slug = '2024' and submissions.status in ('ACCEPTED', 'PENDING')
      and users.status = 'ACTIVE'`)) as [{ works: number }];
  expect(counted).toEqual([
    { kind: 'prize', n: 8 },
    { kind: 'taken-part', n: works - 1 },
    { kind: 'volunteer', n: 2 },
  ]);
  const revoked = await rows(`select revoke_reason, replaced_by is not null as is_replaced
    from certificates where revoked_at is not null order by id`);
  expect(revoked).toEqual([
    { revoke_reason: 'The name was misspelt.', is_replaced: true },
    { revoke_reason: 'The work turned out to be of somebody else.', is_replaced: false },
  ]);
});

test('the key that signed them is of the demo’s time, as the audit tells', async () => {
  const at = new Date('2024-08-21T05:15:00Z');
  expect(await rows('select made_at, retired_at from signing_keys')).toEqual([
    { made_at: at, retired_at: null },
  ]);
  expect(await rows(`select at from audit where action = 'signing-key.made'`)).toEqual([{ at }]);
});

test('the student of the demo has two', async () => {
  const own = await rows(`select certificates.name, signed from certificates
    join users on users.id = certificates.user_id where users.email = 'student@example.test'`);
  const claims = own.map(({ signed }) => decodeClaims(splitSigned(signed as Buffer).payload));
  expect(claims.map(({ event, issuer, kind }) => [event, issuer, kind]).sort()).toEqual([
    ['AI & Web Design 2024', 'demo.example', 'volunteer'],
    ['Graphic Design 2024', 'demo.example', 'volunteer'],
  ]);
});
