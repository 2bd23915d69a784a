import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { NotificationOut } from '@pratibha/contract/notifications';
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

/** Tomorrow, so that no place has passed. */
const START = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 4.25 * 3_600_000);
const PLAN = {
  ...{ rooms: ['Room 204'], starts_at: START.toISOString(), minutes: 8 },
  ...{ setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};
const TWO = { rooms: ['Room 204', 'Hall B'] };

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
  const judge = async (state: 'asked' | 'accepted' = 'accepted', values = {}) => {
    const client = await product.as('USER');
    const { id: judgeId } = await createJudge(product.database, {
      ...{ round_id: id, user_id: client.user.id, state, ...values },
    });
    const round = async () =>
      (await client.get(`/api/judge/rounds/${id}`)).json<JudgedRoundDetails>().works_listed;
    const order = async () => (await round()).map(({ number }) => number);
    const accept = () =>
      client.put(`/api/judge/rounds/${id}/answer`, { accepts: true, most_works: null });
    return { client, judgeId, round, order, accept };
  };
  const tryLast = (submission_id: number, because: string | null) =>
    admin.put(`${at}/last`, { submission_id, because });
  return {
    ...{ id, event, admin, student, own, at, judge, work, tryLast },
    read: () => told(admin.get(at)),
    plan: (body = {}) => told(admin.put(`${at}/plan`, { ...PLAN, ...body })),
    tryDraw: () => admin.post(`${at}/draw`),
    draw: () => told(admin.post(`${at}/draw`)),
    publish: (is_published = true) => told(admin.put(`${at}/published`, { is_published })),
    move: (judge_id: number, room: number) => told(admin.put(`${at}/panel`, { judge_id, room })),
    putLast: (submission_id: number, because: string | null) =>
      told(tryLast(submission_id, because)),
    times: async () => (await student.get('/api/user/presentations')).json<OwnPresentation[]>(),
    /** When the bell of the student says that they present. */
    bell: async () =>
      (await student.get('/api/user/notifications'))
        .json<{ items: NotificationOut[] }>()
        .items.filter(({ kind }) => kind === 'presentation-time')
        .map(({ date }) => date),
  };
}

const numbers = ({ works }: RoundPresentations) => works.map(({ number }) => number);
const timesOf = ({ works }: RoundPresentations) =>
  new Map(works.map(({ submission_id, starts_at }) => [submission_id, starts_at]));
const find = ({ works }: RoundPresentations, id: number) =>
  works.find(({ submission_id }) => submission_id === id);

describe('an order of presentations', () => {
  test('is planned, drawn again until it is published, and then stays', async () => {
    const { plan, draw, tryDraw, publish, read } = await presented({ works: 8 });
    expect((await tryDraw()).problem).toBe('plan-missing');
    const planned = await plan();
    expect(planned).toMatchObject({ plan: { rooms: ['Room 204'] }, published_at: null });
    expect(planned.works.map(({ starts_at }) => starts_at)).toEqual(Array(8).fill(null));
    const orders = [];
    for (let n = 0; n < 6; n += 1) orders.push(numbers(await draw()).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    const drawn = await read();
    expect(drawn.works.map(({ starts_at }) => starts_at?.slice(11, 16))).toEqual([
      ...['04:17', '04:27', '04:37', '05:02', '05:12', '05:22', '05:47', '05:57'],
    ]);
    await publish();
    expect((await tryDraw()).problem).toBe('order-published');
    expect(numbers(await read())).toEqual(numbers(drawn));
    await publish(false);
    expect((await tryDraw()).problem).toBeNull();
  });

  test('puts a work last and back, moves nobody else, and tells whose it is alone', async () => {
    const { plan, draw, publish, putLast, own, bell, times } = await presented();
    await plan();
    const before = await draw();
    await publish();
    const first = find(before, own.id);
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
    expect(find(twice, other)).toMatchObject({ place: 7, put_last: 'late' });
    const back = await putLast(own.id, null);
    expect(find(back, own.id)).toMatchObject({ place: first?.place, put_last: null });
    expect(await bell()).toEqual([
      first?.starts_at,
      after.works.at(-1)?.starts_at,
      first?.starts_at,
    ]);
  });

  test('puts nobody last where the time has passed', async () => {
    const { plan, draw, putLast } = await presented({ works: 2 });
    await plan({ starts_at: new Date(Date.now() - 3_600_000).toISOString() });
    const { works } = await draw();
    const { starts_at } = (await putLast(works[0]?.submission_id ?? 0, 'missed')).works.at(-1) ?? {};
    expect(Date.parse(starts_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('takes in a work that came later, as the last', async () => {
    const { plan, draw, publish, putLast, read, work, id } = await presented({ works: 2 });
    await plan();
    await draw();
    await publish();
    const late = await work();
    await product.database.pool.query(
      'insert into round_works (round_id, submission_id, number, revision) values ($1, $2, 3, 1)',
      [id, late.id],
    );
    expect(find(await read(), late.id)).toMatchObject({ place: null, starts_at: null });
    expect((await putLast(late.id, null)).works.at(-1)).toMatchObject({
      ...{ submission_id: late.id, place: 3, put_last: null, is_told: true },
    });
  });

  test('is given to every judge in its order, those with a conflict or enough left out', async () => {
    const { plan, draw, publish, putLast, judge } = await presented();
    const [one, other, late] = [await judge(), await judge(), await judge('asked')];
    const few = await judge('accepted', { most_works: 2 });
    await plan();
    const drawn = await draw();
    const [first, second, third] = drawn.works;
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [other.judgeId, third?.submission_id],
    );
    expect(await one.order()).toEqual([]);
    await publish();
    expect(await one.order()).toEqual(numbers(drawn));
    expect(await one.round()).toMatchObject(
      drawn.works.map(({ starts_at, ends_at }) => ({
        presented: { room: 'Room 204', starts_at, ends_at },
      })),
    );
    expect(await other.order()).toEqual(numbers(drawn).filter((each) => each !== third?.number));
    expect(await few.order()).toEqual([first?.number, second?.number]);
    expect((await late.accept()).problem).toBeNull();
    expect(await late.order()).toEqual(numbers(drawn));
    const after = await putLast(first?.submission_id ?? 0, 'late');
    expect(await one.order()).toEqual(numbers(after));
    await publish(false);
    expect(await one.round()).toMatchObject(Array(5).fill({ presented: null }));
  });

  test('goes on in several rooms at once, each with judges of its own', async () => {
    const { plan, draw, publish, move, judge, at, admin } = await presented({ works: 4 });
    const [one, other] = [await judge(), await judge()];
    await plan(TWO);
    const drawn = await draw();
    expect(drawn.works.map(({ room, place }) => [room, place])).toEqual([
      ...[
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    ]);
    expect(drawn.panels).toEqual([
      { judge_id: one.judgeId, room: 1 },
      { judge_id: other.judgeId, room: 2 },
    ]);
    await publish();
    const inRoom = (wanted: number) =>
      drawn.works.filter(({ room }) => room === wanted).map(({ number }) => number);
    expect(await one.order()).toEqual(inRoom(1));
    expect(await other.order()).toEqual(inRoom(2));
    await move(one.judgeId, 2);
    expect(await one.order()).toEqual(inRoom(2));
    const nowhere = { judge_id: one.judgeId, room: 3 };
    expect((await admin.put(`${at}/panel`, nowhere)).problem).toBe('room-unknown');
    const fewer = await admin.put(`${at}/plan`, PLAN);
    expect(fewer.problem).toBe('order-published');
    await publish(false);
    const forgotten = await plan();
    expect([forgotten.panels, forgotten.works.map(({ place }) => place)]).toEqual([
      [],
      Array(4).fill(null),
    ]);
  });

  test('keeps a work away from the room in which somebody has a conflict with it', async () => {
    const { plan, draw, judge, own, move } = await presented({ works: 2 });
    const one = await judge();
    await plan(TWO);
    await move(one.judgeId, 1);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [one.judgeId, own.id],
    );
    for (let n = 0; n < 5; n += 1) expect(find(await draw(), own.id)?.room).toBe(2);
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

  test('is told once where two organisers publish it at the same moment', async () => {
    const { plan, draw, at, admin, bell, id } = await presented();
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
    const { plan, draw, publish, times, bell, own } = await presented();
    await plan();
    await draw();
    expect([await times(), await bell()]).toEqual([[], []]);
    const mine = find(await publish(), own.id);
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
    const { plan, draw, publish, times, bell, tryLast, own, work, id } = await presented();
    await plan();
    await draw();
    const before = find(await publish(), own.id);
    const later = new Date(START.getTime() + 3_600_000).toISOString();
    expect(await plan({ starts_at: later })).toMatchObject({ changed: 5 });
    expect(await times()).toMatchObject([{ starts_at: before?.starts_at }]);
    expect((await tryLast(own.id, 'late')).problem).toBe('order-changed');
    const again = await publish();
    expect(again.changed).toBe(0);
    const after = find(again, own.id)?.starts_at;
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

  test('says how many of the panel saw a work, and nothing of who or what', async () => {
    const { plan, draw, publish, times, judge, own } = await presented();
    const [one] = [await judge(), await judge(), await judge('accepted', { in_training: true })];
    await plan();
    await draw();
    await publish();
    expect(await times()).toMatchObject([{ visits: { made: 0, of: 2 } }]);
    const { rows } = await product.database.pool.query<{ id: number }>(
      'select id from assignments where judge_id = $1 and submission_id = $2',
      [one.judgeId, own.id],
    );
    const works = `/api/judge/works/${rows[0]?.id}`;
    const sheet = { scores: [], comment: 'Seldom said', note: '', version: 0 };
    expect((await one.client.put(`${works}/sheet`, sheet)).problem).toBeNull();
    expect(await times()).toMatchObject([{ visits: { made: 1, of: 2 } }]);
    expect((await one.client.post(`${works}/conflict`)).problem).toBeNull();
    expect(await times()).toMatchObject([{ visits: { made: 1, of: 2 } }]);
  });

  test('is refused where nothing is presented, and what no plan can be', async () => {
    const { admin, at, tryLast, own, plan } = await presented();
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

  test('goes with whoever is erased, and a judge reads where they sat', async () => {
    const { plan, draw, publish, read, judge, student, own } = await presented();
    const one = await judge();
    await plan();
    await draw();
    await publish();
    const data = (await one.client.get('/api/user/data')).json<{ judging: { room: string }[] }>();
    expect(data.judging.map(({ room }) => room)).toEqual(['Room 204']);
    const boss = await product.as('SUPER_ADMIN');
    for (const { user } of [student, one.client]) {
      const erased = await boss.put(`/api/admin/users/${user.id}/erase`, { confirm: user.email });
      expect(erased.problem).toBeNull();
    }
    const left = await read();
    expect([find(left, own.id), left.panels]).toEqual([undefined, []]);
    const rows = await product.database.pool.query(
      'select from presentations where submission_id = $1',
      [own.id],
    );
    expect(rows.rows).toEqual([]);
  });
});
