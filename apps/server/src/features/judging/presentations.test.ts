import type { RoundPresentations } from '@pratibha/contract/presentations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openJudgingDesk } from '../../testing/judging-desk.ts';
import { createConflict } from '../../testing/judging-factories.ts';
import { numbersOf, openPresentations, PLAN, workOf } from '../../testing/presentations-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const timesOf = ({ works }: RoundPresentations) =>
  new Map(works.map(({ submission_id, starts_at }) => [submission_id, starts_at]));
describe('an order of presentations', () => {
  test('is planned, drawn again until it is published, and then stays', async () => {
    const { plan, draw, tryDraw, publish, read } = await openPresentations(product, { works: 8 });
    expect((await tryDraw()).problem).toBe('plan-missing');
    const planned = await plan();
    expect(planned).toMatchObject({ plan: { rooms: ['Room 204'] }, published_at: null });
    expect(planned.works.map(({ starts_at }) => starts_at)).toEqual(Array(8).fill(null));
    const orders = [];
    for (let n = 0; n < 6; n += 1) orders.push(numbersOf(await draw()).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    const drawn = await read();
    expect(drawn.works.map(({ starts_at }) => starts_at?.slice(11, 16))).toEqual([
      ...['04:17', '04:27', '04:37', '05:02', '05:12', '05:22', '05:47', '05:57'],
    ]);
    await publish();
    expect((await tryDraw()).problem).toBe('order-published');
    expect(numbersOf(await read())).toEqual(numbersOf(drawn));
    await publish(false);
    expect((await tryDraw()).problem).toBeNull();
  });

  test('puts a work last and back, moves nobody else, and tells whose it is alone', async () => {
    const { plan, draw, publish, putLast, own, bell, times } = await openPresentations(product);
    await plan();
    const before = await draw();
    await publish();
    const first = workOf(before, own.id);
    const after = await putLast(own.id, 'missed');
    expect(after.works.at(-1)).toMatchObject({
      ...{ submission_id: own.id, place: 6, put_last: 'missed', is_told: true },
    });
    for (const { submission_id } of before.works.filter((work) => work !== first)) {
      expect(timesOf(after).get(submission_id)).toBe(timesOf(before).get(submission_id));
    }
    expect(await times()).toMatchObject([{ starts_at: after.works.at(-1)?.starts_at }]);
    const other = before.works.find((work) => work !== first)?.submission_id ?? 0;
    const twice = await putLast(other, 'late');
    expect(workOf(twice, other)).toMatchObject({ place: 7, put_last: 'late' });
    const back = await putLast(own.id, null);
    expect(workOf(back, own.id)).toMatchObject({ place: first?.place, put_last: null });
    expect(await bell()).toEqual([
      first?.starts_at,
      after.works.at(-1)?.starts_at,
      first?.starts_at,
    ]);
  });

  test('puts two works last at the same moment, one behind the other', async () => {
    const { plan, draw, publish, tryLast, read } = await openPresentations(product);
    await plan();
    const { works } = await draw();
    await publish();
    const [one, other] = works.map(({ submission_id }) => submission_id);
    const both = await Promise.all([tryLast(one ?? 0, 'late'), tryLast(other ?? 0, 'missed')]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await read()).works.map(({ place }) => place)).toEqual([3, 4, 5, 6, 7]);
  });

  test('puts nobody last where the time has passed', async () => {
    const { plan, draw, putLast } = await openPresentations(product, { works: 2 });
    await plan({ starts_at: '2025-07-16T03:15:00Z' });
    const { works } = await draw();
    const { starts_at } =
      (await putLast(works[0]?.submission_id ?? 0, 'missed')).works.at(-1) ?? {};
    expect(Date.parse(starts_at ?? '')).toBeGreaterThanOrEqual(Date.parse('2025-07-16T04:15:00Z'));
  });

  test('shows nothing of a work to an organiser who has a conflict with it', async () => {
    const { plan, draw, read, own, at, id } = await openPresentations(product, { works: 2 });
    await plan();
    await draw();
    const organiser = await product.as('ADMIN');
    await createConflict(product.database, {
      ...{ round_id: id, user_id: organiser.user.id, submission_id: own.id },
    });
    const seen = (await organiser.get(at)).json<RoundPresentations>();
    const others = (await read()).works.filter(({ submission_id }) => submission_id !== own.id);
    expect(seen.works).toEqual(others);
    const last = await organiser.put(`${at}/last`, { submission_id: own.id, because: 'late' });
    expect(last.problem).toBe('work-not-in-round');
  });

  test('takes in a work that came later, as the last', async () => {
    const { plan, draw, publish, putLast, read, work, id } = await openPresentations(product, {
      works: 2,
    });
    await plan();
    await draw();
    await publish();
    const late = await work();
    await product.database.pool.query(
      'insert into round_works (round_id, submission_id, number, revision) values ($1, $2, 3, 1)',
      [id, late.id],
    );
    expect(workOf(await read(), late.id)).toMatchObject({ place: null, starts_at: null });
    expect((await putLast(late.id, null)).works.at(-1)).toMatchObject({
      ...{ submission_id: late.id, place: 3, put_last: null, is_told: true },
    });
  });

  test('is told once where two organisers publish it at the same moment', async () => {
    const { plan, draw, at, admin, bell, id } = await openPresentations(product);
    const second = await product.as('ADMIN');
    await plan();
    await draw();
    const press = (client: typeof admin) => client.put(`${at}/published`, { is_published: true });
    const both = await Promise.all([press(admin), press(second), press(admin), press(second)]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null, null, null]);
    expect(await bell()).toHaveLength(1);
    const { rows } = await product.database.pool.query(
      `select from audit where action = 'round.order-published' and subject_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is told to whoever handed in once it is published, and can be taken back', async () => {
    const { plan, draw, publish, times, bell, own } = await openPresentations(product);
    await plan();
    await draw();
    expect([await times(), await bell()]).toEqual([[], []]);
    const mine = workOf(await publish(), own.id);
    expect(await times()).toEqual([
      {
        ...{ event_id: own.event_id, submission_id: own.id, room: 'Room 204', setup_minutes: 2 },
        ...{ starts_at: mine?.starts_at, ends_at: mine?.ends_at, visits: { made: 0, of: 0 } },
      },
    ]);
    await publish(false);
    expect(await times()).toEqual([]);
    await publish();
    expect([await times(), await bell()]).toMatchObject([
      [{ starts_at: mine?.starts_at }],
      [mine?.starts_at],
    ]);
  });

  test('is told as it was until a change is published, and then to whom it concerns', async () => {
    const { plan, draw, publish, times, bell, tryLast, own, work, id } =
      await openPresentations(product);
    await plan();
    await draw();
    const before = workOf(await publish(), own.id);
    const later = '2025-07-17T05:15:00Z';
    expect(await plan({ starts_at: later })).toMatchObject({ changed: 5 });
    expect(await times()).toMatchObject([{ starts_at: before?.starts_at }]);
    expect((await tryLast(own.id, 'late')).problem).toBe('order-changed');
    const again = await publish();
    expect(again.changed).toBe(0);
    const after = workOf(again, own.id)?.starts_at;
    expect(after).not.toBe(before?.starts_at);
    expect(await times()).toMatchObject([{ starts_at: after }]);
    expect(await bell()).toEqual([after, before?.starts_at]);
    // A work that comes in changes nothing for the others.
    const { id: more } = await work();
    await product.database.pool.query(
      'insert into round_works (round_id, submission_id, number, revision) values ($1, $2, 6, 1)',
      [id, more],
    );
    expect((await publish()).changed).toBe(0);
    expect(await bell()).toHaveLength(2);
  });

  test('is refused where nothing is presented, and what no plan can be', async () => {
    const { admin, at, tryLast, own, plan } = await openPresentations(product);
    const wrong = await admin.put(`${at}/plan`, { ...PLAN, minutes: 0, rooms: [' '] });
    expect(
      wrong.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer),
    ).toEqual(['/rooms', '/minutes']);
    expect((await tryLast(own.id, 'late')).problem).toBe('plan-missing');
    await plan();
    expect((await tryLast(own.id, 'late')).problem).toBe('order-missing');
    const published = await admin.put(`${at}/published`, { is_published: true });
    expect(published.problem).toBe('order-missing');
    const desk = await openJudgingDesk(product);
    const { round } = await desk.judged();
    const url = `/api/admin/rounds/${round.id}/presentations`;
    expect((await desk.admin.put(`${url}/plan`, PLAN)).problem).toBe('not-presented');
    const proposed = await admin.get(at.replace('presentations', 'proposal'));
    expect(proposed.problem).toBe('assigned-by-order');
  });
});
