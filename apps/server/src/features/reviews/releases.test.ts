import type { DeskRow } from '@pratibha/contract/desk';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { ReleaseWithRows } from '@pratibha/contract/prepared-decisions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  countDecisions,
  idOfRelease,
  pendingRows,
  prepare,
  preparedOf,
  type Row,
  release,
  releasedOf,
  statusesOf,
  workOff,
} from '../../testing/prepared-desk.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { prepareMailQueue } from '../mail/mail.ts';

const NOW = '2025-07-16T04:15:00Z';
const AT = '2025-07-18T12:00:00Z';

let product: TestApp;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  await prepareMailQueue(product.database, { sends: true });
  admin = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
  other = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(NOW));

const outcomes = ({ rows }: ReleaseWithRows) => rows.map(({ outcome }) => outcome);
const bellOf = async (client: SignedInClient | undefined) =>
  (await client?.get('/api/user/notifications'))?.json<NotificationOut[]>().map(({ kind }) => kind);
/** What is told a minute after it is decided. */
const aMinuteLater = () =>
  product.database.pool.query('update notifications set tell_at = now() where tell_at > now()');
describe('a release', () => {
  test('makes decisions as one by one: status, remarks, bell, mail, audit and undo', async () => {
    const { event, students, rows } = await pendingRows(product, 3, { title: 'Posters' });
    const [first, second, third] = rows as [Row, Row, Row];
    await prepare(other, [first], { remarks: 'Well done, {{first_name|you}}' });
    await prepare(other, [second, third], { status: 'REJECTED' });
    expect(await bellOf(students[0])).toEqual([]);
    const asked = await release(admin, event, [first, second]);
    expect(asked.status).toBe(201);
    await workOff(product, event);
    expect(await statusesOf(product, rows)).toEqual(['SHORTLISTED', 'REJECTED', 'PENDING']);
    expect(await releasedOf(admin, idOfRelease(asked))).toMatchObject({
      ...{ total: 2, done: 2, left_out: 0, failure: null, made_by: 'Nima Sherpa' },
      rows: [
        { id: first.id, status: 'SHORTLISTED', outcome: 'done' },
        { id: second.id, status: 'REJECTED', outcome: 'done' },
      ],
    });
    const left = await preparedOf(admin, event);
    expect(left.prepared.map(({ id }) => id)).toEqual([third.id]);
    const { rows: kept } = await product.database.pool.query(
      'select review_remarks, reviewed_by, version from registrations where id = $1',
      [first.id],
    );
    const { rows: people } = await product.database.pool.query<{ name: string }>(
      'select name from users where id = $1',
      [students[0]?.user.id],
    );
    const remarks = `Well done, ${people[0]?.name.split(' ')[0]}`;
    expect(kept).toEqual([{ review_remarks: remarks, reviewed_by: admin.user.id, version: 2 }]);
    const { rows: jobs } = await product.database.pool.query(
      `select 1 from jobs where kind = 'mail.send'`,
    );
    expect(jobs).toHaveLength(2);
    expect((await admin.put(`/api/admin/registrations/${second.id}/undo`)).status).toBe(200);
    await aMinuteLater();
    const bells = await Promise.all(students.map(bellOf));
    expect(bells).toEqual([['registration-decided'], [], []]);
    const { rows: audited } = await product.database.pool.query(
      `select action, changes from audit where subject_type = 'event' and subject_id = $1`,
      [event.id],
    );
    expect(audited).toEqual([{ action: 'event.decisions-released', changes: { rows: 2 } }]);
  });

  test('has an outcome for each: changed since, withdrawn, decided, taken back, corrected', async () => {
    const { event, students, rows } = await pendingRows(product, 7);
    await prepare(admin, rows);
    const [fine, changed, withdrawn, decided, back, corrected, anew] = rows as Row[] & {
      0: Row;
    };
    const asked = await release(admin, event, rows, AT);
    const of = ({ id }: Row) => `/api/user/registrations/${id}`;
    const gone = await students[2]?.delete(of(withdrawn as Row));
    expect(gone?.status).toBe(200);
    await product.database.pool.query('update registrations set version = 2 where id = $1', [
      changed?.id,
    ]);
    await admin.put(`/api/admin/registrations/${decided?.id}`, { status: 'REJECTED' });
    const seen = (row: Row | undefined) => [{ ...(row as Row), prepared: 1 }];
    await prepare(other, seen(back), { status: null });
    await prepare(other, seen(corrected), { status: 'REJECTED' });
    await prepare(other, seen(anew), { status: null });
    await prepare(other, [anew as Row]);
    product.clock.set(AT);
    await workOff(product, event);
    expect(outcomes(await releasedOf(admin, idOfRelease(asked)))).toEqual([
      ...['done', 'changed-meanwhile', 'withdrawn', 'already-reviewed', 'not-prepared', 'done'],
      'prepared-meanwhile',
    ]);
    expect(await statusesOf(product, rows)).toEqual([
      ...['SHORTLISTED', 'PENDING', 'gone', 'REJECTED', 'PENDING', 'REJECTED', 'PENDING'],
    ]);
    // What was not made stays prepared, and is looked at again.
    const left = await preparedOf(admin, event);
    expect(left.prepared.map(({ id, is_changed }) => [id, is_changed])).toEqual([
      [changed?.id, true],
      [anew?.id, false],
    ]);
    expect(fine?.id).toBeGreaterThan(0);
  });

  test('is undone as a whole for a moment by whoever made it, and prepared again', async () => {
    const { event, students, rows } = await pendingRows(product, 3);
    await prepare(other, rows, { remarks: 'Well done' });
    const asked = await release(admin, event, rows);
    await workOff(product, event);
    const [first] = rows as [Row];
    await admin.put(`/api/admin/registrations/${first.id}/reopen`, { reason: 'A slip' });
    const path = `/api/admin/decision-releases/${idOfRelease(asked)}/undo`;
    expect((await other.put(path)).json()['done']).toBe(3);
    expect(outcomes((await admin.put(path)).json())).toEqual(['done', 'undone', 'undone']);
    expect(await statusesOf(product, rows)).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const again = (await preparedOf(admin, event)).prepared;
    expect(again.map(({ id, remarks, is_changed }) => [id, remarks, is_changed])).toEqual(
      rows.slice(1).map(({ id }) => [id, 'Well done', false]),
    );
    await aMinuteLater();
    expect(await bellOf(students[1])).toEqual([]);
    await release(admin, event, rows.slice(1));
    await workOff(product, event);
    product.clock.set('2025-07-16T04:20:00Z');
    expect((await admin.put(path)).json()['left_out']).toBe(2);
    expect(await statusesOf(product, rows)).toEqual(['PENDING', 'SHORTLISTED', 'SHORTLISTED']);
  });

  test('gives the seats that are left to those who come first in it', async () => {
    const { event, rows } = await pendingRows(product, 4, { seats: 2 });
    await prepare(admin, rows);
    expect((await preparedOf(admin, event)).seats_left).toBe(2);
    const asked = await release(admin, event, rows.toReversed());
    await workOff(product, event);
    const released = await releasedOf(admin, idOfRelease(asked));
    expect(outcomes(released)).toEqual(['done', 'done', 'no-seat-left', 'no-seat-left']);
    expect(await statusesOf(product, rows)).toEqual([
      'PENDING',
      'PENDING',
      'SHORTLISTED',
      'SHORTLISTED',
    ]);
  });

  test('is told at once what cannot be released', async () => {
    const { event, rows } = await pendingRows(product, 3);
    const [one, unprepared, older] = rows as [Row, Row, Row];
    await prepare(admin, [one, older]);
    await prepare(other, [{ ...older, prepared: 1 }], { status: 'REJECTED' });
    const elsewhere = await pendingRows(product, 1);
    const asked = [unprepared, older, ...elsewhere.rows];
    const told = (await release(admin, event, asked)).json<ReleaseWithRows>();
    expect(outcomes(told)).toEqual(['not-prepared', 'prepared-meanwhile', 'withdrawn']);
    expect([told.ended_at === null, told.done]).toEqual([false, 0]);
    expect((await release(admin, event, [one], NOW)).problem).toBe('decisions-not-ahead');
    await admin.delete(`/api/admin/events/${event.id}`);
    expect((await release(admin, event, [one])).problem).toBe('event-deleted');
  });
});

describe('at an instant', () => {
  test('nothing happens before it, and it can be called off until then', async () => {
    const { event, students, rows } = await pendingRows(product, 2);
    await prepare(admin, rows);
    const first = await release(admin, event, rows, AT);
    const beside = async () => {
      const path = `/api/admin/desk/rows?kind=registration&ids=${rows[0]?.id}`;
      return (await admin.get(path)).json<DeskRow[]>()[0]?.prepared?.release_at;
    };
    expect(await beside()).toBe('2025-07-18T12:00:00.000Z');
    expect(outcomes((await release(other, event, rows)).json())).toEqual([
      ...['in-another-release', 'in-another-release'],
    ]);
    await workOff(product, event);
    expect(await statusesOf(product, rows)).toEqual(['PENDING', 'PENDING']);
    const path = (id: number) => `/api/admin/decision-releases/${id}/call-off`;
    expect((await other.put(path(idOfRelease(first)))).json()['failure']).toBe('called-off');
    expect((await other.put(path(idOfRelease(first)))).problem).toBe('release-not-waiting');
    expect(await beside()).toBeNull();
    const second = await release(admin, event, rows, AT);
    product.clock.set(AT);
    expect((await other.put(path(idOfRelease(second)))).problem).toBe('release-not-waiting');
    await workOff(product, event);
    expect(await statusesOf(product, rows)).toEqual(['SHORTLISTED', 'SHORTLISTED']);
    await aMinuteLater();
    expect(await bellOf(students[0])).toEqual(['registration-decided']);
  });

  test.each([
    [
      'author-may-not',
      async (event: { id: number }, author: SignedInClient) => {
        const superAdmin = await product.as('SUPER_ADMIN');
        await superAdmin.put(`/api/admin/users/${author.user.id}`, { role: 'USER' });
        return event;
      },
    ],
    [
      'event-deleted',
      async (event: { id: number }) => {
        await admin.delete(`/api/admin/events/${event.id}`);
        return event;
      },
    ],
  ])('it makes none, and keeps all prepared: %s', async (failure, change) => {
    const author = await product.as('EVENT_ADMIN');
    const { event, rows } = await pendingRows(product, 2);
    await prepare(author, rows);
    const asked = await release(author, event, rows, AT);
    await change(event, author);
    product.clock.set(AT);
    await workOff(product, event);
    expect((await releasedOf(admin, idOfRelease(asked))).failure).toBe(failure);
    expect(await statusesOf(product, rows)).toEqual(['PENDING', 'PENDING']);
    expect((await preparedOf(admin, event)).prepared).toHaveLength(2);
  });

  test('a process that dies leaves the rest to the next, which makes none twice', async () => {
    const { event, rows } = await pendingRows(product, 60);
    await prepare(admin, rows);
    const before = await countDecisions(product);
    const asked = await release(admin, event, rows, AT);
    product.clock.set(AT);
    const dies = AbortSignal.abort(new Error('the process ends'));
    await expect(workOff(product, event, dies)).rejects.toThrow('the process ends');
    const half = await releasedOf(admin, idOfRelease(asked));
    expect([half.done, half.ended_at]).toEqual([50, null]);
    await Promise.all([workOff(product, event), workOff(product, event)]);
    expect((await releasedOf(admin, idOfRelease(asked))).done).toBe(60);
    expect((await countDecisions(product)) - before).toBe(60);
  });
});
