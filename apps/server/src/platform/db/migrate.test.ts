import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations-folder.ts';
import { openDatabase } from './pool.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
});

beforeEach(async () => {
  await database.pool.query('drop table if exists migrations');
  folder = temporaryFolder('migrations');
  write('0001-first.sql', 'create table first (id int); insert into first values (1);');
});

afterEach(async () => {
  await database.pool.query('drop table if exists first, second');
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

describe('migrate', () => {
  it('runs what is missing, in order, once', async () => {
    expect(await migrate(database.pool, folder)).toEqual(['0001-first.sql']);
    write('0002-second.sql', 'create table second as select id + 1 as id from first;');
    expect(await migrate(database.pool, folder)).toEqual(['0002-second.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    const { rows } = await database.pool.query('select id from second');
    expect(rows).toEqual([{ id: 2 }]);
  });

  it('lets one of several processes do the work', async () => {
    const other = openDatabase(database.connection);
    const ran = await Promise.all([migrate(database.pool, folder), migrate(other.pool, folder)]);
    await other.close();
    expect(ran.flat()).toEqual(['0001-first.sql']);
  });

  it('leaves nothing of a migration that fails half-way', async () => {
    write('0002-second.sql', 'create table second (id int); select nonsense;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      /0002-second\.sql failed: .*nonsense/,
    );
    const { rows } = await database.pool.query(
      `select to_regclass('second') as second, array(select name from migrations) as names`,
    );
    expect(rows).toEqual([{ second: null, names: ['0001-first.sql'] }]);
  });

  it('refuses a file that was changed after it ran', async () => {
    await migrate(database.pool, folder);
    write('0001-first.sql', 'create table first (id bigint);');
    await expect(migrate(database.pool, folder)).rejects.toThrow(/0001-first\.sql was changed/);
  });

  it('refuses a database that a later version has migrated', async () => {
    write('0002-second.sql', 'create table second (id int);');
    await migrate(database.pool, folder);
    rmSync(path.join(folder, '0002-second.sql'));
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      /0002-second\.sql is unknown here/,
    );
  });

  it('refuses a gap in the numbers', async () => {
    write('0003-third.sql', 'select 1;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(/must be named 0002-/);
  });

  it('finds the product’s own migrations in order', async () => {
    const fresh = await createTestDatabase();
    expect(await migrate(fresh.pool, MIGRATIONS)).toEqual([]);
    await fresh.close();
  });
});
