import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { MIGRATIONS } from '../../../platform/db/migrations-folder.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { createUser } from '../../../testing/factories.ts';

/** By its name, which keeps its meaning where its number moves before it is released. */
const MIGRATION = readdirSync(MIGRATIONS).find((each) => each.endsWith('-follow-ups.sql')) ?? '';

const database = await createTestDatabase();
const folder = temporaryFolder('follow-ups');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test('whoever chose before how dates reach them is reminded by the same ways', async () => {
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < MIGRATION)) {
    cpSync(path.join(MIGRATIONS, name), path.join(folder, name));
  }
  await migrate(pool, folder);
  const { id } = await createUser(database);
  await createUser(database);
  await pool.query(
    `insert into notification_choices (user_id, kind, in_app, by_mail)
     values ($1, 'submission-closes-soon', true, false)`,
    [id],
  );
  await migrate(pool, MIGRATIONS);
  const { rows } = await pool.query(
    `select user_id, in_app, by_mail from notification_choices where kind = 'follow-up-closes-soon'`,
  );
  expect(rows).toEqual([{ user_id: id, in_app: true, by_mail: false }]);
});
