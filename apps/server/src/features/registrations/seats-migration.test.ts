import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';

const MIGRATION = '0037-rejected-free-seats.sql';

const database = await createTestDatabase();
const folder = temporaryFolder('seats');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test('seats that rejected registrations kept are free after the migration', async () => {
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < MIGRATION)) {
    cpSync(path.join(MIGRATIONS, name), path.join(folder, name));
  }
  await migrate(pool, folder);
  const { id } = await createEvent(database, { capacity: 5 });
  const { id: empty } = await createEvent(database, { capacity: 5 });
  for (const status of ['REJECTED', 'PENDING', 'SHORTLISTED', 'REJECTED'] as const) {
    await createRegistration(database, { event_id: id, status });
  }
  await pool.query('update event_seats set taken = 4 where event_id = $1', [id]);
  await migrate(pool, MIGRATIONS);
  const { rows } = await pool.query('select event_id, taken from event_seats order by event_id');
  expect(rows).toEqual([
    { event_id: id, taken: 2 },
    { event_id: empty, taken: 0 },
  ]);
});
