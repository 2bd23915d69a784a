import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { inOneStatement, inTransaction, type Transaction, UncertainCommit } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table box (id int primary key, n int not null)');
});

afterAll(async () => {
  await database.close();
});

beforeEach(async () => {
  await database.pool.query('truncate box');
  await database.pool.query('insert into box values (1, 0), (2, 0)');
});

async function numbers(): Promise<number[]> {
  const { rows } = await database.pool.query<{ n: number }>('select n from box order by id');
  return rows.map((row) => row.n);
}

function add(transaction: Transaction, id: number) {
  return sql`update box set n = n + 1 where id = ${id}`.execute(transaction);
}

/** Lets two parties wait for each other. */
function meeting(): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= 2) open();
    return both;
  };
}

describe('inTransaction', () => {
  it('keeps all of the work', async () => {
    const result = await inTransaction(database, async (transaction) => {
      await add(transaction, 1);
      await add(transaction, 2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await numbers()).toEqual([1, 1]);
  });

  it('keeps nothing when the work fails, and gives the connection back', async () => {
    const failing = inTransaction(database, async (transaction) => {
      await add(transaction, 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await numbers()).toEqual([0, 0]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('runs the work again after a deadlock', async () => {
    const meet = meeting();
    const cross = (first: number, second: number) =>
      inTransaction(database, async (transaction) => {
        await add(transaction, first);
        await meet();
        await add(transaction, second);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await numbers()).toEqual([2, 2]);
  });

  it('says so when nobody can tell whether a commit was kept', async () => {
    await database.pool.query(`
      create or replace function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await database.pool.query(
      'create constraint trigger cut after update on box deferrable initially deferred for each row execute function cut()',
    );
    const lost = inTransaction(database, (transaction) => add(transaction, 1));
    await expect(lost).rejects.toBeInstanceOf(UncertainCommit);
    const alone = inOneStatement(database, (db) => sql`update box set n = n + 1`.execute(db));
    await expect(alone).rejects.toBeInstanceOf(UncertainCommit);
    await database.pool.query('drop trigger cut on box');
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });
});

describe('inOneStatement', () => {
  it('keeps what the statement did, without a transaction around it', async () => {
    await inOneStatement(database, (db) => sql`update box set n = n + 1`.execute(db));
    expect(await numbers()).toEqual([1, 1]);
  });

  it('runs it again after a deadlock', async () => {
    const codes = ['40P01', '40001'];
    const result = await inOneStatement(database, async (db) => {
      const code = codes.shift();
      if (code) await sql`do ${sql.raw(`$$ begin raise sqlstate '${code}'; end $$`)}`.execute(db);
      return 'done';
    });
    expect([result, codes]).toEqual(['done', []]);
  });

  it('is certain that nothing was kept when PostgreSQL says so', async () => {
    const cut = inOneStatement(database, (db) =>
      sql`do $$ begin raise sqlstate '57014'; end $$`.execute(db),
    );
    await expect(cut).rejects.not.toBeInstanceOf(UncertainCommit);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });
});
