import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as students from '../../../testing/changed-by-students.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../../testing/factories.ts';
import { tarFiles, writeTar } from '../../../testing/tar-files.ts';
import { StartError } from '../../process/start-error.ts';
import { backup } from './backup.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';

const ODD = 'tab\t newline\n return\r slash\\ dot\\. quote\' "नेपाल" 🎓 \u0001 \\N null';

/** In so many parts a file is cut, or has a byte of it changed. */
const PARTS = 8;

let source: TestDatabase;
let folder: string;
let good: string;
let number = 0;

/** A name for a file that does not exist yet. */
function newFile(): string {
  number += 1;
  return path.join(folder, `${number}.backup`);
}

beforeAll(async () => {
  folder = temporaryFolder('backup');
  source = await createTestDatabase();
  const user = await createUser(source, { name: ODD, profile_pic: null });
  const event = await createEvent(source, { title: 'Odd', description: ODD, capacity: 5 });
  await createRegistration(source, { user_id: user.id, event_id: event.id, answers: [{ 1: ODD }] });
  for (let n = 0; n < 50; n += 1) await createSubmission(source, { description: `${ODD}${n}` });
  await source.pool.query(
    `insert into identities (issuer, subject, user_id) values ('https://id.example', 'x', $1);`,
    [user.id],
  );
  await source.pool.query(
    `insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
     values ($1, 'POST /x', 'k', $2, 200, '{}')`,
    [user.id, Buffer.from([0, 10, 13, 92, 255])],
  );
  await source.pool.query(
    `insert into audit (at, action, subject_type, changes) values (now(), 'a.b', 'user', $1)`,
    [{ text: 'a\nb' }],
  );
  await students.keepWhatStudentsChange(source, user.id, event.id);
  good = newFile();
  await backup(source.pool, good);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function hashesOf(database: TestDatabase) {
  const file = newFile();
  return (await backup(database.pool, file)).tables;
}

async function withoutTables(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  return database;
}

test('a backup put back is the same, row for row and byte for byte', async () => {
  const before = await hashesOf(source);
  for (const make of [createTestDatabase, withoutTables]) {
    const target = await make();
    expect((await restore(target.pool, good)).tables).toEqual(before);
    expect(await hashesOf(target)).toEqual(before);
    expect(before.find(({ name }) => name === 'submissions')?.rows).toBe(50);
    const rows = Object.fromEntries(before.map((each) => [each.name, each.rows]));
    expect(rows).toMatchObject(students.CHANGED_BY_STUDENTS);
    expect(await students.changedByStudents(target)).toEqual(students.KEPT);
    const [user] = await target.kysely.selectFrom('users').select('name').orderBy('id').execute();
    expect(user?.name).toBe(ODD);
    await target.close();
  }
});

test('numbers that were given are never given again, and rules count again', async () => {
  const { id } = await createUser(source);
  await source.pool.query('delete from profiles where user_id = $1', [id]);
  await source.pool.query('delete from users where id = $1', [id]);
  const file = newFile();
  await backup(source.pool, file);
  const target = await createTestDatabase();
  await restore(target.pool, file);
  expect((await createUser(target)).id).toBeGreaterThan(id);
  const listener = await target.pool.connect();
  const heard = new Promise((resolve) => listener.once('notification', resolve));
  await listener.query('listen users');
  await target.pool.query(`update users set name = 'Changed' where id = 1`);
  expect(await heard).toMatchObject({ channel: 'users', payload: '1' });
  listener.release(true);
  await target.close();
});

test('a server that runs on the database meanwhile hears of the events', async () => {
  const target = await createTestDatabase();
  const listener = await target.pool.connect();
  const heard = new Promise((resolve) => listener.once('notification', resolve));
  await listener.query('listen events');
  await restore(target.pool, good);
  expect(await heard).toMatchObject({ channel: 'events' });
  listener.release(true);
  await target.close();
});

test('taken while others write, it is one instant', async () => {
  const stop = new AbortController();
  const writing = Array.from({ length: 6 }, async () => {
    let written = 0;
    while (!stop.signal.aborted) {
      // Always together: a user, a profile, a registration, a submission with its revision.
      await source.kysely.transaction().execute(async (transaction) => {
        const user = await createUser(transaction, { name: 'Pair' });
        await createSubmission(transaction, { user_id: user.id });
      });
      written += 1;
    }
    return written;
  });
  const target = await createTestDatabase();
  const files = [newFile(), newFile(), newFile()];
  const summaries = [];
  for (const file of files) summaries.push(await backup(source.pool, file));
  stop.abort();
  const written = (await Promise.all(writing)).reduce((sum, each) => sum + each, 0);
  expect(written).toBeGreaterThan(summaries.length);
  const restored = await restore(target.pool, files[2] ?? '');
  expect(await hashesOf(target)).toEqual(restored.tables);
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as users, count(p.user_id)::int as profiles,
      count(s.user_id)::int as submissions
    from users u left join profiles p on p.user_id = u.id
      left join submissions s on s.user_id = u.id where u.name = 'Pair'`.execute(target.kysely);
  expect(rows[0]?.['users']).toBeGreaterThan(0);
  expect(rows[0]?.['profiles']).toBe(rows[0]?.['users']);
  expect(rows[0]?.['submissions']).toBe(rows[0]?.['users']);
  await target.close();
});

describe('a file', () => {
  test('is for its owner only, and complete when it has its name', () => {
    expect(statSync(good).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
  });

  test('that exists is never written over', async () => {
    const before = readFileSync(good);
    await expect(backup(source.pool, good)).rejects.toThrow(/exists already/);
    expect(readFileSync(good).equals(before)).toBe(true);
  });

  test('that cannot be written is told', async () => {
    const file = path.join(folder, 'missing', 'x.backup');
    await expect(backup(source.pool, file)).rejects.toThrow(StartError);
    expect(existsSync(file)).toBe(false);
  });
});

describe('nothing is changed, and one sentence says why,', () => {
  let target: TestDatabase;
  let before: Awaited<ReturnType<typeof hashesOf>>;
  beforeAll(async () => {
    target = await createTestDatabase();
    before = await hashesOf(target);
  });
  afterAll(() => target.close());
  let file: string;
  beforeEach(() => {
    file = newFile();
  });

  async function refusal(from = file, into = target): Promise<string> {
    const error: unknown = await restore(into.pool, from).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).not.toContain('\n');
    expect(message).toContain('Nothing was changed.');
    if (into === target) expect(await hashesOf(target)).toEqual(before);
    return message;
  }

  test('when the file does not exist', async () => {
    expect(await refusal()).toContain('does not exist');
  });

  test('when it is a folder', async () => {
    expect(await refusal(folder)).toContain('cannot be read');
  });

  test.each([
    ['a text', Buffer.from('select 1;'), 'is no backup of Pratibha'],
    ['another gzip file', gzipSync('x'.repeat(1_000)), 'is no backup of Pratibha'],
    ['empty', Buffer.alloc(0), 'is cut off'],
  ])('when it is %s', async (_, content, words) => {
    writeFileSync(file, content);
    expect(await refusal()).toContain(words);
  });

  test('when it is cut off anywhere', async () => {
    const whole = readFileSync(good);
    for (let part = 1; part < PARTS; part += 1) {
      writeFileSync(file, whole.subarray(0, Math.floor((whole.length * part) / PARTS)));
      expect(await refusal()).toMatch(/is (cut off|damaged)/);
    }
    writeFileSync(file, whole.subarray(0, -1));
    expect(await refusal()).toMatch(/is (cut off|damaged)/);
  });

  test('when a byte of it changed', async () => {
    // Unpacked: packed bytes may be changed and still mean the same.
    const whole = gzipSync(gunzipSync(readFileSync(good)), { level: 0 });
    for (let part = 1; part < PARTS; part += 1) {
      const changed = Buffer.from(whole);
      const at = Math.floor((whole.length * part) / PARTS);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
      writeFileSync(file, changed);
      expect(await refusal()).toMatch(/damaged|cut off|no backup|newer version/);
    }
  });

  test('when a value in it changed and the packing is right', async () => {
    const files = await tarFiles(good);
    for (const { content } of files) {
      const at = content.indexOf('Baneshwor');
      if (at !== -1) content.write('Z', at);
    }
    await writeTar(file, files);
    expect(await refusal()).toContain('is damaged (table profiles)');
  });

  test('when a table is missing from it, stands elsewhere or was put in', async () => {
    const files = await tarFiles(good);
    const without = (name: string) => files.filter((each) => each.name !== name);
    const audit = files.filter(({ name }) => name === 'audit.copy');
    expect(audit).toHaveLength(1);
    for (const changed of [without('audit.copy'), [...without('audit.copy'), ...audit]]) {
      await writeTar(file, changed);
      expect(await refusal()).toContain('is damaged');
    }
    await writeTar(file, [...files, { name: 'more.copy', content: Buffer.from('1\n') }]);
    expect(await refusal()).toContain('is damaged');
    await writeTar(file, files.slice(0, -1));
    expect(await refusal()).toContain('is cut off');
  });

  test('when its manifest is missing or says something else', async () => {
    const files = await tarFiles(good);
    await writeTar(file, files.slice(1));
    expect(await refusal()).toContain('is no backup of Pratibha');
    const manifest = JSON.parse(String(files[0]?.content)) as Record<string, unknown>;
    const saying = async (change: object) => {
      const content = Buffer.from(JSON.stringify({ ...manifest, ...change }));
      await writeTar(file, [{ name: 'manifest.json', content }, ...files.slice(1)]);
    };
    await saying({});
    for await (const part of readBackup(file)) expect(part.kind).toBeDefined();
    await saying({ format: 'another' });
    expect(await refusal()).toContain('is no backup of Pratibha');
    await saying({ version: 3 });
    expect(await refusal()).toContain('newer version');
    await saying({ tables: undefined });
    expect(await refusal()).toContain('is damaged (manifest.json)');
    const tables = manifest['tables'] as { rows: number }[];
    await saying({ tables: tables.map((each) => ({ ...each, rows: each.rows + 1 })) });
    expect(await refusal()).toContain('is damaged (table ');
  });

  test('when another version made it', async () => {
    const other = await createTestDatabase();
    await other.pool.query(`insert into migrations (name, checksum) values ('9999-next.sql', '')`);
    await backup(other.pool, file);
    await other.close();
    expect(await refusal()).toContain('another version of Pratibha (9999-next.sql is unknown');
  });

  test('when the database is not empty', async () => {
    const full = await createTestDatabase();
    await createUser(full);
    const hashes = await hashesOf(full);
    expect(await refusal(good, full)).toContain('is not empty');
    expect(await hashesOf(full)).toEqual(hashes);
    await full.close();
  });
});
