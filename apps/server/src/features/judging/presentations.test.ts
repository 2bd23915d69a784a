import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { OwnPresentation } from '@pratibha/contract/own-presentations';
import type { RoundPresentations } from '@pratibha/contract/presentations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createSubmission } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { openJudgingDesk } from '../../testing/judging-desk.ts';
import { createJudge, createRound, openTestRound } from '../../testing/judging-factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const PLAN = {
  ...{ room: 'Room 204', starts_at: '2025-07-16T04:15:00Z', minutes: 8 },
  ...{ setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};

/** An open round whose works are presented, one of them a student's. */
async function presented({ works = 5 } = {}) {
  const { admin, event, work } = await openJudgingDesk(product);
  const student = await product.as('USER');
  const own = await createSubmission(product.database, {
    ...{ event_id: event.id, user_id: student.user.id, status: 'ACCEPTED' },
  });
  for (let n = 1; n < works; n += 1) await work();
  const { id } = await createRound(product.database, {
    ...{ event_id: event.id, manner: 'presented', judges_per_work: 1 },
  });
  await openTestRound(product.database, id);
  const at = `/api/admin/rounds/${id}/presentations`;
  const told = async (response: Promise<HttpResponse>) => {
    const answered = await response;
    expect(answered.problem).toBeNull();
    return answered.json<RoundPresentations>();
  };
  const judge = async (state: 'asked' | 'accepted' = 'accepted') => {
    const client = await product.as('USER');
    const { id: judgeId } = await createJudge(product.database, {
      ...{ round_id: id, user_id: client.user.id, state },
    });
    const order = async () => {
      const read = await client.get(`/api/judge/rounds/${id}`);
      return read.json<JudgedRoundDetails>().works_listed.map(({ number }) => number);
    };
    const accept = () =>
      client.put(`/api/judge/rounds/${id}/answer`, { accepts: true, most_works: null });
    return { client, judgeId, order, accept };
  };
  return {
    ...{ id, admin, student, own, at, judge },
    read: () => told(admin.get(at)),
    plan: (body = {}) => told(admin.put(`${at}/plan`, { ...PLAN, ...body })),
    tryDraw: () => admin.post(`${at}/draw`),
    draw: () => told(admin.post(`${at}/draw`)),
    publish: (is_published: boolean) => told(admin.put(`${at}/published`, { is_published })),
    putLast: (submission_id: number, because: string | null) =>
      told(admin.put(`${at}/last`, { submission_id, because })),
    times: async () => (await student.get('/api/user/presentations')).json<OwnPresentation[]>(),
  };
}

const numbers = ({ works }: RoundPresentations) => works.map(({ number }) => number);
const timesOf = ({ works }: RoundPresentations) =>
  new Map(works.map(({ submission_id, starts_at }) => [submission_id, starts_at]));

describe('an order of presentations', () => {
  test('is planned, drawn again until it is published, and then stays', async () => {
    const { plan, draw, tryDraw, publish, read } = await presented({ works: 8 });
    expect((await tryDraw()).problem).toBe('plan-missing');
    const planned = await plan();
    expect(planned).toMatchObject({ plan: { room: 'Room 204', minutes: 8 }, published_at: null });
    expect(planned.works.map(({ starts_at }) => starts_at)).toEqual(Array(8).fill(null));
    const orders = [];
    for (let n = 0; n < 6; n += 1) orders.push(numbers(await draw()).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    const drawn = await read();
    expect(drawn.works.map(({ starts_at }) => starts_at?.slice(11, 16))).toEqual([
      ...['04:17', '04:27', '04:37', '05:02', '05:12', '05:22', '05:47', '05:57'],
    ]);
    await publish(true);
    expect((await tryDraw()).problem).toBe('order-published');
    expect(numbers(await read())).toEqual(numbers(drawn));
    await publish(false);
    expect((await tryDraw()).problem).toBeNull();
  });

  test('puts a work last and moves nobody else', async () => {
    const { plan, draw, publish, putLast } = await presented();
    await plan();
    const before = await draw();
    await publish(true);
    const [first, second] = before.works;
    const after = await putLast(first?.submission_id ?? 0, 'missed');
    expect(after.works.at(-1)).toMatchObject({
      ...{ submission_id: first?.submission_id, place: 6, put_last: 'missed' },
    });
    for (const { submission_id } of before.works.slice(1)) {
      expect(timesOf(after).get(submission_id)).toBe(timesOf(before).get(submission_id));
    }
    const twice = await putLast(second?.submission_id ?? 0, 'late');
    expect(twice.works.map(({ place }) => place)).toEqual([3, 4, 5, 6, 7]);
  });

  test('is given to every judge in its order, those with a conflict left out', async () => {
    const { plan, draw, publish, putLast, judge } = await presented();
    const [one, other, late] = [await judge(), await judge(), await judge('asked')];
    await plan();
    const drawn = await draw();
    const [first, , third] = drawn.works;
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [other.judgeId, third?.submission_id],
    );
    expect(await one.order()).toEqual([]);
    await publish(true);
    expect(await one.order()).toEqual(numbers(drawn));
    expect(await other.order()).toEqual(numbers(drawn).filter((each) => each !== third?.number));
    expect((await late.accept()).problem).toBeNull();
    expect(await late.order()).toEqual(numbers(drawn));
    const after = await putLast(first?.submission_id ?? 0, 'late');
    expect(await one.order()).toEqual(numbers(after));
  });

  test('reaches a judge who accepts while it is published', async () => {
    const { plan, draw, at, admin, judge } = await presented();
    const late = await judge('asked');
    await plan();
    const drawn = await draw();
    const [published, accepted] = await Promise.all([
      admin.put(`${at}/published`, { is_published: true }),
      late.accept(),
    ]);
    expect([published.problem, accepted.problem]).toEqual([null, null]);
    expect(await late.order()).toEqual(numbers(drawn));
  });

  test('is told to whoever handed in once it is published, and can be taken back', async () => {
    const { plan, draw, publish, putLast, times, own } = await presented();
    await plan();
    await draw();
    expect(await times()).toEqual([]);
    const { works } = await publish(true);
    const mine = works.find(({ submission_id }) => submission_id === own.id);
    expect(await times()).toMatchObject([
      { room: 'Room 204', starts_at: mine?.starts_at, ends_at: mine?.ends_at, setup_minutes: 2 },
    ]);
    const last = (await putLast(own.id, 'late')).works.at(-1);
    expect(await times()).toMatchObject([{ starts_at: last?.starts_at }]);
    await publish(false);
    expect(await times()).toEqual([]);
  });

  test('is refused where nothing is presented, and what no plan can be', async () => {
    const { admin, at } = await presented();
    const wrong = await admin.put(`${at}/plan`, { ...PLAN, minutes: 0, room: ' ' });
    expect(
      wrong.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer),
    ).toEqual(['/room', '/minutes']);
    expect((await admin.put(`${at}/published`, { is_published: true })).problem).toBe(
      'order-missing',
    );
    const desk = await openJudgingDesk(product);
    const { round } = await desk.judged();
    const url = `/api/admin/rounds/${round.id}/presentations`;
    expect((await desk.admin.put(`${url}/plan`, PLAN)).problem).toBe('not-presented');
    const proposed = await admin.get(at.replace('presentations', 'proposal'));
    expect(proposed.problem).toBe('assigned-by-order');
  });
});
