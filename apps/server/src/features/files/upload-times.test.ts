import { statfs } from 'node:fs/promises';
import { FILE_LIMITS } from '@pratibha/domain/files/file-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission } from '../../testing/factories.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import {
  begin,
  begun,
  eventWithFiles,
  jpegOf,
  participantOf,
  receivedIn,
  send,
  sent,
} from '../../testing/uploads.ts';

const REGISTERED = '2025-07-16T10:00:00+05:45';
const IN_WINDOW = '2025-08-10T10:00:00+05:45';
const CLOSING = '2025-09-01T00:00:00+05:45';
const IN_GRACE = '2025-09-01T00:30:00+05:45';
const AFTER_GRACE = '2025-09-01T00:30:00.001+05:45';

let product: TestApp;
let event: number;
let person: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  event = await eventWithFiles(product, {}, { grace_minutes: 30, mending_hours: 24 });
  person = await participantOf(product, event);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

const problemAt = async (at: string, part: string | null = 'poster', by = person, of = event) => {
  product.clock.set(at);
  const { problem, status } = await begin(by, { event: of, size: 10, part });
  return problem ?? status;
};

test.each([
  ['before the window', REGISTERED, 'submission-not-open', 201],
  ['in the window', IN_WINDOW, 201, 201],
  ['at its closing instant', CLOSING, 201, 201],
  ['after it', '2025-09-01T00:00:00.001+05:45', 'submission-closed', 201],
])('%s a file of a work is begun, or not, and a trial is', async (_, at, work, trial) => {
  expect([await problemAt(at), await problemAt(at, null)]).toEqual([work, trial]);
});

test.each([
  ['nobody who is not registered', 'USER', 'not-registered'],
  ['nobody without a profile', { profile: null }, 'not-registered'],
] as const)('%s sends a file, or tries to', async (_, who, code) => {
  const other = await product.as(who);
  for (const part of ['poster', null]) expect(await problemAt(IN_WINDOW, part, other)).toBe(code);
});

test('nobody who was rejected, and nobody whose work is decided, sends a file', async () => {
  const rejected = await participantOf(product, event);
  await product.database.pool.query(
    `update registrations set status = 'REJECTED', reviewed_at = now(), reviewed_by = user_id
     where user_id = $1`,
    [rejected.user.id],
  );
  expect(await problemAt(IN_WINDOW, 'poster', rejected)).toBe('registration-rejected');
  expect(await problemAt(IN_WINDOW, null, rejected)).toBe('registration-rejected');
  for (const [status, expected] of [
    ['PENDING', 201],
    ['RESUBMISSION_REQUIRED', 201],
    ['ACCEPTED', 'submission-accepted'],
  ] as const) {
    const { user_id } = await createSubmission(product.database, { event_id: event, status });
    const { rows } = await product.database.pool.query('select email from users where id = $1', [
      user_id,
    ]);
    const student = await product.as(
      (rows as { email: `${string}@${string}` }[])[0]?.email ?? 'USER',
    );
    expect([status, await problemAt(IN_WINDOW, 'poster', student)]).toEqual([status, expected]);
  }
});

test('an event that asks for no file takes none, but a trial', async () => {
  const { id } = await createEvent(product.database, { requires_submission: true });
  const student = await participantOf(product, id);
  expect(await problemAt(IN_WINDOW, 'poster', student, id)).toBe('part-not-asked');
  expect(await problemAt(IN_WINDOW, null, student, id)).toBe(201);
});

describe('a file that was begun before the deadline', () => {
  test('may end within the grace', async () => {
    const address = await begun(person, { event, size: 30 });
    product.clock.set(CLOSING);
    expect((await send(person, address, 0, jpegOf(10))).status).toBe(204);
    product.clock.set(IN_GRACE);
    expect((await send(person, address, 10, jpegOf(10))).status).toBe(204);
    product.clock.set(AFTER_GRACE);
    const late = await send(person, address, 20, jpegOf(10));
    expect([late.status, late.problem]).toEqual([409, 'submission-closed']);
  });
});

describe('what was found wrong', () => {
  const FACTS = {
    ...{ kind: 'jpeg', faults: [], pdf: null, zip: null },
    picture: {
      ...{ width: 595, height: 842, colour: 'rgb', profile: 'sRGB', orientation: 1 },
      ...{ has_location: false, tagged_dpi: 72 },
    },
  };

  async function handedIn(facts: object): Promise<SignedInClient> {
    const student = await participantOf(product, event);
    const bytes = jpegOf(400, student.user.id);
    await sent(student, { event, size: 0 }, bytes);
    const { rows: found } = await product.database.pool.query<{ id: number; registration: number }>(
      `select files.id, registrations.id as registration from files
       join registrations using (user_id, event_id) where files.user_id = $1`,
      [student.user.id],
    );
    const { id: file, registration = 0 } = found[0] ?? {};
    const work = await createSubmission(product.database, { registration_id: registration });
    const { pool } = product.database;
    await pool.query(
      `insert into handed_in (submission_id, revision, user_id, code, parts)
       select $1::int, 1, $2, lpad(($1::int)::text, 16, '0'), parts from work_forms where event_id = $3`,
      [work.id, student.user.id, event],
    );
    await pool.query(
      `insert into handed_files (submission_id, revision, part, n, file_id)
       values ($1, 1, 'poster', 1, $2)`,
      [work.id, file],
    );
    await pool.query(
      `update file_facts set state = 'done', facts = $2, examined_at = now()
       where sha256 = (select sha256 from files where id = $1)`,
      [file, facts],
    );
    return student;
  }

  test('may be sent again for a while after the deadline, and nothing else', async () => {
    const student = await handedIn(FACTS);
    expect(await problemAt('2025-09-02T00:00:00+05:45', 'poster', student)).toBe(201);
    const address = await begun(student, { event, size: 20 });
    product.clock.set('2025-09-02T00:00:00.001+05:45');
    expect((await send(student, address, 0, jpegOf(20))).problem).toBe('submission-closed');
    expect((await begin(student, { event, size: 20 })).problem).toBe('submission-closed');
    product.clock.set(IN_WINDOW);
    const fine = { ...FACTS, picture: { ...FACTS.picture, width: 2480, height: 3508 } };
    const good = await handedIn(fine);
    expect(await problemAt('2025-09-01T10:00:00+05:45', 'poster', good)).toBe('submission-closed');
  });
});

describe('how much somebody sends', () => {
  const { ofEvent, aDay } = FILE_LIMITS;

  test('for one event is bounded, and room is made by removing', async () => {
    const student = await participantOf(product, event);
    await product.database.pool.query(
      `insert into files (key, user_id, event_id, purpose, part, name, size, begun_at)
       select translate(left(md5($1::int || ' ' || n), 22), '+/', '-_'), $1::int, $2, 'work', 'poster', 'a', 1, now()
       from generate_series(1, $3) as n`,
      [student.user.id, event, ofEvent.files],
    );
    expect((await begin(student, { event, size: 1 })).problem).toBe('files-of-event-full');
    await product.database.pool.query('delete from files where user_id = $1', [student.user.id]);
    expect((await begin(student, { event, size: 1 })).status).toBe(201);
  });

  test('in a day is bounded, also of what was removed since', async () => {
    const student = await participantOf(product, event);
    await product.database.pool.query(
      `insert into upload_days (user_id, day, files, bytes)
       values ($1, (now() at time zone 'UTC')::date, 1, $2)`,
      [student.user.id, aDay.bytes - 100],
    );
    expect((await begin(student, { event, size: 100 })).status).toBe(201);
    const response = await begin(student, { event, size: 1 });
    expect([response.status, response.problem]).toEqual([429, 'uploaded-too-often']);
  });
});

describe('where the folder of files is not fit', () => {
  async function another(config: object) {
    const server = await startTestApp({
      ...{ database: product.database, clockStart: IN_WINDOW, config },
    });
    const student = await server.as(person.user.email as `${string}@${string}`);
    const ready = (await server.anonymous().get('/health/ready')).json();
    onTestFinished(() => server.close());
    return { student, ready };
  }

  test('another one than that of the first start takes nothing in, and says so', async () => {
    const { student, ready } = await another({ filesDir: '/tmp/pratibha-not-mounted' });
    expect(ready).toMatchObject({ status: 'ok', files: 'not-the-folder' });
    const response = await begin(student, { event, size: 1 });
    expect([response.status, response.problem]).toEqual([503, 'files-away']);
    expect(response.headers['retry-after']).toBe('60');
    const address = await begun(person, { event, size: 10 });
    await send(person, address, 0, jpegOf(5));
    // Nothing is told to have been lost.
    expect(
      (await student.send('HEAD', address, undefined, { 'tus-resumable': '1.0.0' })).status,
    ).toBe(503);
  });

  test('a disk that is nearly full takes nothing in, and says so', async () => {
    await begun(person, { event, size: 10 });
    const { bavail, bsize } = await statfs(product.database.filesDir);
    const { student, ready } = await another({ filesFloorBytes: 2 * bavail * bsize });
    expect(ready).toMatchObject({ status: 'ok', files: 'no-room' });
    const response = await begin(student, { event, size: 1 });
    expect([response.status, response.problem]).toEqual([503, 'no-room-for-files']);
  });

  test('that of the first start is fit', async () => {
    expect((await product.anonymous().get('/health/ready')).json()).toEqual({
      ...{ status: 'ok', mail: 'off' },
    });
  });
});

test('a grace is of the event that asks for it', async () => {
  const without = await eventWithFiles(product, {}, { grace_minutes: 0 });
  const student = await participantOf(product, without);
  const address = await begun(student, { event: without, size: 20 });
  product.clock.set('2025-09-01T00:00:00.001+05:45');
  expect((await send(student, address, 0, jpegOf(20))).problem).toBe('submission-closed');
  product.clock.set(CLOSING);
  expect(receivedIn(await send(student, address, 0, jpegOf(20)))).toBe(20);
});
