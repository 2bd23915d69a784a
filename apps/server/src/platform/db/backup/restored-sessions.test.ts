import { hash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { backup } from './backup.ts';
import { countRows, FrameWriter, readBackup, type TableEnd } from './backup-file.ts';
import { restore } from './restore.ts';

let folder: string;
let source: TestApp;
let boss: SignedInClient;

beforeAll(async () => {
  folder = temporaryFolder('restored-sessions');
  source = await startTestApp();
  boss = await source.as('SUPER_ADMIN');
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

/** Rows of a table as a backup holds them. */
async function copyText(table: string): Promise<Buffer> {
  const { rows } = await source.database.pool.query<{ line: string }>(
    `select replace(concat_ws(e'\\t', ${COLUMNS[table]?.join(', ')}), '\\', '\\\\') as line
     from ${table}`,
  );
  return Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
}
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  sessions: ['token_hash', 'user_id', 'expires_at'],
  sign_in_attempts: [
    'state_hash',
    'browser_hash',
    'nonce',
    'code_verifier',
    'return_to',
    'expires_at',
  ],
};

/** The same backup as versions wrote it that kept sessions and sign-ins under way. */
async function asWrittenEarlier(from: string, to: string): Promise<void> {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(to));
  const frames = new FrameWriter(zip);
  const tables: TableEnd[] = [];
  for await (const part of readBackup(from)) {
    if (part.kind === 'head') await frames.write('H', part.head);
    if (part.kind === 'table') await frames.write('T', part.table);
    if (part.kind === 'rows') await frames.write('D', part.bytes);
    if (part.kind === 'table-end') {
      tables.push(part.end);
      await frames.write('E', part.end);
      if (part.end.name === 'users') {
        for (const [name, columns] of Object.entries(COLUMNS)) {
          tables.push(await writeTable(frames, name, columns));
        }
      }
    }
    if (part.kind === 'end')
      await frames.write('Z', { ...part.end, tables, sha256: frames.sha256 });
  }
  zip.end();
  await written;
}

async function writeTable(frames: FrameWriter, name: string, columns: readonly string[]) {
  const rows = await copyText(name);
  expect(countRows(rows)).toBe(1);
  await frames.write('T', { name, columns });
  await frames.write('D', rows);
  const end: TableEnd = { name, rows: 1, sha256: hash('sha256', rows) };
  await frames.write('E', end);
  return end;
}

test.each(['today', 'earlier'])(
  'a restore of a backup written %s signs nobody in',
  async (written) => {
    let file = path.join(folder, `${written}.backup`);
    await backup(source.database.pool, file);
    if (written === 'earlier') {
      await asWrittenEarlier(file, `${file}.old`);
      file = `${file}.old`;
    }
    const target = await createTestDatabase();
    const { tables } = await restore(target.pool, file);
    const left = ['migrations', 'sessions', 'sign_in_attempts'];
    expect(tables.map(({ name }) => name).filter((name) => left.includes(name))).toEqual([]);
    const restored = await startTestApp({ database: target });
    const url = '/api/user/profile';
    const asked = { url, headers: { cookie: boss.cookies.headerFor(url) } };
    expect((await source.app.inject(asked)).statusCode).toBe(200);
    expect((await restored.app.inject(asked)).statusCode).toBe(401);
    const { rows } = await target.pool.query(
      `select (select count(*) from users)::int as people, (select count(*) from sessions)::int as
        sessions, (select count(*) from sign_in_attempts)::int as attempts`,
    );
    expect(rows).toEqual([{ people: 1, sessions: 0, attempts: 0 }]);
    await restored.close();
    await target.close();
  },
);
