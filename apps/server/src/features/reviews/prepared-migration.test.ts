import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { createTestDatabase } from '../../testing/database.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';

const MIGRATION = readdirSync(MIGRATIONS).find((name) => name.endsWith('-prepared-decisions.sql'));

const database = await createTestDatabase();
const folder = temporaryFolder('prepared');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows as Record<string, unknown>[];

test('what was held is prepared after the migration, and nobody is told', async () => {
  await sql('drop schema public cascade; create schema public');
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < (MIGRATION ?? ''))) {
    cpSync(path.join(MIGRATIONS, name), path.join(folder, name));
  }
  await migrate(database.pool, folder);
  const { id: organiser } = await createUser(database);
  const event = await createEvent(database, { holds_decisions: true, capacity: 9 });
  const review = { reviewed_by: organiser, reviewed_at: new Date('2025-07-16T04:15:00Z') };
  const decided = async (status: 'SHORTLISTED' | 'REJECTED', remarks: string | null) => {
    const values = { event_id: event.id, ...review, status, review_remarks: remarks };
    return createRegistration(database, values);
  };
  type Row = { readonly id: number; readonly user_id: number };
  const tell = (row: Row, kind: string, of: object, tellAt: string | null = null) =>
    sql(
      `insert into notifications (user_id, kind, key, params, tell_at, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [row.user_id, kind, `${kind} ${row.id}`, { event_id: event.id, ...of }, tellAt],
    );
  const held = await decided('SHORTLISTED', 'Well done');
  const rejected = await decided('REJECTED', null);
  const told = await decided('REJECTED', null);
  const wentOn = await decided('SHORTLISTED', null);
  for (const [row, at] of [[held], [rejected], [told, '2025-07-16T04:15:00Z'], [wentOn]] as const) {
    const of = { registration_id: row.id, status: row.status, version: 2 };
    await tell(row, 'registration-decided', of, at ?? null);
  }
  await createSubmission(database, { registration_id: wentOn.id });
  const work = await createSubmission(database, { event_id: event.id });
  const sentBack = `status = 'RESUBMISSION_REQUIRED', review_remarks = 'Sharper', reviewed_by = $2,
    reviewed_at = now()`;
  await sql(`update submissions set version = 2, ${sentBack} where id = $1`, [work.id, organiser]);
  await sql(`update submission_revisions set ${sentBack} where submission_id = $1`, [
    ...[work.id, organiser],
  ]);
  await tell(work, 'resubmission-asked', { submission_id: work.id, version: 2 });

  await sql('update registrations set version = 2');
  // A rejected one had freed its seat.
  await sql('update event_seats set taken = 3 where event_id = $1', [event.id]);

  await migrate(database.pool, MIGRATIONS);

  const rows = [held, rejected, told, wentOn].map(({ id }) => id);
  expect(
    await sql('select status, version from registrations where id = any($1) order by id', [rows]),
  ).toEqual([
    { status: 'PENDING', version: 3 },
    { status: 'PENDING', version: 3 },
    { status: 'REJECTED', version: 2 },
    { status: 'SHORTLISTED', version: 2 },
  ]);
  expect(
    await sql(
      `select kind, row_id, status, remarks, prepared_by, row_version from prepared_decisions
       order by kind, row_id`,
    ),
  ).toEqual([
    ...[
      { row_id: held.id, status: 'SHORTLISTED', remarks: 'Well done' },
      { row_id: rejected.id, status: 'REJECTED', remarks: null },
    ].map((each) => ({ kind: 'registration', ...each, prepared_by: organiser, row_version: 3 })),
    {
      ...{ kind: 'submission', row_id: work.id, status: 'RESUBMISSION_REQUIRED' },
      ...{ remarks: 'Sharper', prepared_by: organiser, row_version: 3 },
    },
  ]);
  expect(
    await sql('select status, reviewed_by from submission_revisions where submission_id = $1', [
      work.id,
    ]),
  ).toEqual([{ status: 'PENDING', reviewed_by: null }]);
  expect(await sql('select user_id from notifications')).toEqual([{ user_id: told.user_id }]);
  expect(await sql('select taken from event_seats where event_id = $1', [event.id])).toEqual([
    { taken: 4 },
  ]);
  // A process of the version before that goes on for a moment holds nothing any more.
  await tell(told, 'work-decided', {});
  const [late] = await sql(`select tell_at is null as held from notifications where kind = $1`, [
    'work-decided',
  ]);
  expect(late).toEqual({ held: false });
});
