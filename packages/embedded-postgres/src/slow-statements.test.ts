import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedConfig } from './connection.ts';
import { findDataLocation } from './data-location.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let folder: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = temporaryFolder('slow');
  database = await startEmbedded({ dataDir: path.join(folder, 'data'), durable: false });
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

async function asking(
  work: (client: pg.Client) => Promise<void>,
  place: { database?: string } = {},
): Promise<void> {
  const client = new pg.Client(embeddedConfig({ ...database.connection, ...place }));
  await client.connect();
  await work(client);
  await client.end();
}

const log = () => readFileSync(findDataLocation(path.join(folder, 'data')).logFile, 'utf8');

it('are written down by their text, and values of them never', async () => {
  await asking(async (client) => {
    await client.query(`create function work_for(ms integer) returns void language plpgsql as $$
      declare ends timestamptz := clock_timestamp() + ms * interval '1 millisecond';
      begin while clock_timestamp() < ends loop end loop; end $$`);
    await client.query('select $1::text as quick', ['Sita']);
    await client.query('select $1::text as slow, work_for(300)', ['Sita']);
    const wrong = client.query('select $1::text as name, 1 / $2::int as wrong', ['Sita', 0]);
    await expect(wrong).rejects.toThrow('division by zero');
  });
  expect(log()).toMatch(/duration: \d+\.\d+ ms .*select \$1::text as slow, work_for\(300\)/);
  expect(log()).toContain('division by zero');
  expect(log()).not.toContain('as quick');
  expect(log()).not.toContain('Sita');
});

it('are counted beside all others, with their values left out', async () => {
  await asking(async (client) => {
    for (let n = 0; n < 3; n += 1) await client.query(`select 'Sita' as counted, ${n} as n`);
  });
  await asking(
    async (client) => {
      const { rows } = await client.query<{ query: string; calls: string }>(
        "select query, calls from pg_stat_statements where query like '%as counted%'",
      );
      expect(rows).toEqual([{ query: 'select $1 as counted, $2 as n', calls: '3' }]);
    },
    { database: 'postgres' },
  );
});

it('leave nothing in the product’s own database', async () => {
  await asking(async (client) => {
    const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
    expect(rows).toEqual([{ extname: 'plpgsql' }]);
  });
});
