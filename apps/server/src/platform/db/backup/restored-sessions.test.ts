import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type SignedInClient,
  type SignedInProgram,
  startTestApp,
  type TestApp,
} from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { beginTestGuest } from '../../../testing/guest-factories.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { createRound, openTestRound } from '../../../testing/judging-factories.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let folder: string;
let source: TestApp;
let boss: SignedInClient;
let program: SignedInProgram;
let guest: HttpClient;

beforeAll(async () => {
  folder = temporaryFolder('restored-sessions');
  source = await startTestApp();
  boss = await source.as('SUPER_ADMIN');
  const round = await createRound(source.database, {});
  await openTestRound(source.database, round.id);
  ({ client: guest } = await beginTestGuest(source, { round_id: round.id, made_by: boss.user.id }));
  program = await source.program(boss.user.email as `${string}@${string}`, 'read');
  await source.database.pool.query(
    `insert into sign_in_attempts
       (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
     values ('state', 'browser', 'n', 'v', '/', now() + interval '1 hour')`,
  );
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

test('a restore signs nobody in, and no token opens anything', async () => {
  const file = path.join(folder, 'all.backup');
  await backup(source.database.pool, file);
  const target = await createTestDatabase();
  const { tables } = await restore(target.pool, file);
  const left = [
    'migrations',
    'sessions',
    'sign_in_attempts',
    'calendar_feeds',
    'calendar_left',
    'invitations',
  ];
  expect(tables.map(({ name }) => name).filter((name) => left.includes(name))).toEqual([]);
  const restored = await startTestApp({ database: target });
  const url = '/api/user/profile';
  const asked = { url, headers: { cookie: boss.cookies.headerFor(url) } };
  expect((await source.app.inject(asked)).statusCode).toBe(200);
  expect((await restored.app.inject(asked)).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${program.token}` };
  expect((await program.get(url)).status).toBe(200);
  expect((await restored.anonymous().get(url, headers)).problem).toBe('token-not-valid');
  const { rows } = await target.pool.query(
    `select (select count(*) from users)::int as people, (select count(*) from sessions)::int as
        sessions, (select count(*) from sign_in_attempts)::int as attempts,
        (select count(ended_at) from api_tokens)::int as ended,
        (select count(*) from guests)::int as guests,
        (select count(link_hash) from guests)::int as links`,
  );
  expect(rows).toEqual([{ people: 1, sessions: 0, attempts: 0, ended: 1, guests: 1, links: 0 }]);
  expect((await guest.get('/api/judge/guest')).status).toBe(200);
  const asGuest = { url: '/api/judge/guest', headers: { cookie: guest.cookies.headerFor('/api') } };
  expect((await restored.app.inject(asGuest)).statusCode).toBe(401);
  await restored.close();
  await target.close();
});
