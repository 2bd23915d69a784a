import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { planJobs } from '../../jobs/jobs.queries.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const kinds = ['test.again'];

async function jobsOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>('select kind from jobs order by id');
  return rows.map(({ kind }) => kind);
}

test('jobs come back, also where a server runs that has planned its own', async () => {
  const folder = temporaryFolder('restored-jobs');
  const file = path.join(folder, 'jobs.backup');
  const source = await createTestDatabase();
  await planJobs(source.kysely, { kinds });
  await source.pool.query(`insert into jobs (kind, payload) values ('test.once', '{"id": 1}')`);
  await backup(source.pool, file);
  const target = await createTestDatabase();
  await planJobs(target.kysely, { kinds });
  await restore(target.pool, file);
  expect(await jobsOf(target)).toEqual(['test.again', 'test.once']);
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});
