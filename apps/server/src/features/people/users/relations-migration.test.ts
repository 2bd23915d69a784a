import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { MIGRATIONS } from '../../../platform/db/migrations-folder.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { createUser } from '../../../testing/factories.ts';

const MIGRATION = '0043-relations.sql';

const database = await createTestDatabase();
const folder = temporaryFolder('relations');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test('an event admin without a grant gets the row of every event, and nobody else one', async () => {
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < MIGRATION)) {
    cpSync(path.join(MIGRATIONS, name), path.join(folder, name));
  }
  await migrate(pool, folder);
  const people = [];
  for (const role of ['EVENT_ADMIN', 'EVENT_ADMIN', 'EVENT_ADMIN', 'ADMIN', 'USER'] as const) {
    people.push((await createUser(database, { role })).id);
  }
  const [unlimited, limited, deleted] = people;
  await pool.query(`insert into event_grants (user_id, event_id, kind) values ($1, 7, 'read')`, [
    limited,
  ]);
  await pool.query(`update users set status = 'DELETED' where id = $1`, [deleted]);
  await migrate(pool, MIGRATIONS);
  const { rows } = await pool.query(
    'select user_id, event_id, kind from event_grants order by user_id',
  );
  expect(rows).toEqual([
    { user_id: unlimited, event_id: null, kind: 'organise' },
    { user_id: limited, event_id: 7, kind: 'read' },
    { user_id: deleted, event_id: null, kind: 'organise' },
  ]);
});
