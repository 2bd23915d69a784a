import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openHall, standOf } from '../../testing/hall.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { done } from '../../testing/judging-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

describe('a judge in the hall', () => {
  test('goes to the next stand, stands there, and has the work', async () => {
    const { judge } = await openHall(product);
    const one = await judge();
    expect((await one.read()).stands).toMatchObject([
      { stand: 'T 1', area: 'Hall B', assignment_id: null },
      { stand: 'T 2' },
      { stand: 'T 3' },
    ]);
    const sent = await one.next();
    expect(sent).toMatchObject({ left: 3, here: { stand: 'T 1', arrived_at: null } });
    expect(standOf(await one.next())).toBe('T 1');
    const here = (await one.stand('t1')).json<{ assignment_id: number }>();
    const work = await one.client.get(`/api/judge/works/${here.assignment_id}`);
    expect(work.status).toBe(200);
    const again = (await one.stand('T 1')).json<{ assignment_id: number }>();
    expect(again).toEqual(here);
    const there = await one.read();
    expect(there).toMatchObject({ left: 2, here: { stand: 'T 1', ...here } });
    expect(there.here?.arrived_at).not.toBeNull();
    expect(standOf(await one.next())).toBe('T 2');
  });

  test('is sent to where fewest were, the nearest of them, and where nobody stands', async () => {
    const { judge } = await openHall(product, { works: 4 });
    const [one, other] = [await judge(), await judge()];
    await one.send('T 3');
    expect(standOf(await one.next())).toBe('T 2');
    // T 1 is as far from nothing as T 4: the first of the hall.
    expect(standOf(await other.next())).toBe('T 1');
    await other.send('T 1');
    expect(standOf(await other.next())).toBe('T 4');
  });

  test('has a stand for ten minutes by the clock of the server', async () => {
    const { judge } = await openHall(product, { works: 1 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    expect(await other.next()).toMatchObject({ here: null, left: 1 });
    const age = (minutes: number) =>
      product.database.pool.query(
        `update judge_places set taken_at = taken_at - make_interval(mins => $2)
         where judge_id = $1`,
        [one.judgeId, minutes],
      );
    await age(9);
    expect(standOf(await other.next())).toBeNull();
    await age(1);
    expect(standOf(await other.next())).toBe('T 1');
    expect(standOf(await one.read())).toBeNull();
  });

  test.each(['break', 'busy', 'nobody'])('frees it for others: %s', async (because) => {
    const { judge } = await openHall(product, { works: 1 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    expect(standOf(await one.leave(because))).toBeNull();
    expect(standOf(await other.next())).toBe('T 1');
    await other.leave('break');
    expect(standOf(await one.next())).toBe(because === 'break' ? 'T 1' : null);
  });

  test('frees it by sending, and by going elsewhere', async () => {
    const { judge } = await openHall(product, { works: 2, judges_per_work: 2 });
    const [one, other] = [await judge(), await judge()];
    await one.send('T 1');
    await other.stand('T 2');
    expect(standOf(await other.next())).toBe('T 1');
    expect(standOf(await one.next())).toBe('T 2');
  });

  test('keeps to what they want, and to no conflict', async () => {
    const { judge, made } = await openHall(product);
    const one = await judge(1);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [one.judgeId, made[0]?.id],
    );
    expect((await one.read()).stands.map((each) => each.stand)).toEqual(['T 2', 'T 3']);
    expect((await one.stand('T 1')).problem).toBe('stand-in-conflict');
    expect(standOf(await one.next())).toBe('T 2');
    await one.stand('T 2');
    expect((await one.tryNext()).problem).toBe('as-many-as-wanted');
    expect((await one.stand('T 3')).problem).toBe('as-many-as-wanted');
    expect((await one.stand('T 9')).problem).toBe('stand-unknown');
  });

  test('has a work of which they bring a sheet on paper, but for one that they may not have', async () => {
    const { judge, id, admin, made } = await openHall(product, { works: 2 });
    const one = await judge();
    const { rubric } = await done(admin.get(`/api/admin/rounds/${id}`));
    const scores = rubric.criteria.map((each) => ({ criterion_id: each.id, level: 3 }));
    const enter = (at: number) =>
      admin.post(`/api/admin/rounds/${id}/paper-sheets`, {
        ...{ judge_id: one.judgeId, submission_id: made[at]?.id, scores, comment: '', note: '' },
      });
    await done(
      admin.put(`/api/admin/judges/${one.judgeId}/conflicts`, {
        ...{ submission_id: made[1]?.id, is_conflict: true },
      }),
    );
    const after = await done(enter(0));
    expect(after.assignments).toMatchObject([{ judge_id: one.judgeId, state: 'sent', points: 50 }]);
    expect((await enter(1)).problem).toBe('conflict-of-interest');
  });

  test('is one more than a work needs only when they confirm it', async () => {
    const { judge } = await openHall(product, { works: 1, judges_per_work: 1 });
    await (await judge()).stand('T 1');
    const other = await judge();
    expect(await other.next()).toMatchObject({ here: null, left: 0 });
    expect((await other.stand('T 1')).problem).toBe('stand-has-enough');
    expect((await other.stand('T 1', { one_more: true })).problem).toBeNull();
  });

  test('sees and does nothing before the window, or before they accept', async () => {
    const { judge } = await openHall(product, { opens_at: '2025-07-18T00:00:00Z' });
    const one = await judge();
    expect(await one.read()).toMatchObject({ stands: [], left: 0, here: null });
    expect((await one.tryNext()).problem).toBe('judging-not-begun');
    expect((await one.stand('T 1')).problem).toBe('judging-not-begun');
    const open = await openHall(product);
    const asked = await open.judge();
    await product.database.pool.query(`update judges set state = 'asked' where id = $1`, [
      asked.judgeId,
    ]);
    expect((await asked.read()).stands).toEqual([]);
    expect((await asked.tryNext()).status).toBe(404);
    expect(
      (await (await product.as('USER')).get(`/api/judge/rounds/${open.id}/stands`)).status,
    ).toBe(403);
  });
});

describe('as the rest of the round has it', () => {
  const change = (sql: string, id: number) => product.database.pool.query(sql, [id]);

  test('nobody goes on in a pause; whoever is there may leave', async () => {
    const { judge, id } = await openHall(product);
    const one = await judge();
    await one.next();
    await change(
      `update rounds set paused_at = '2025-07-16T04:00:00Z', pause_sentence = 'Wait.' where id = $1`,
      id,
    );
    expect((await one.tryNext()).problem).toBe('judging-paused');
    expect((await one.stand('T 1')).problem).toBe('judging-paused');
    expect(standOf(await one.leave('break'))).toBeNull();
  });

  test('who has longer than the others goes on after the end', async () => {
    const { judge, id } = await openHall(product);
    const [one, other] = [await judge(), await judge()];
    await change(`update rounds set closes_at = '2025-07-16T03:00:00Z' where id = $1`, id);
    await change(`update judges set closes_at = '2025-07-17T03:00:00Z' where id = $1`, one.judgeId);
    expect(standOf(await one.next())).toBe('T 1');
    expect((await other.tryNext()).problem).toBe('round-over');
    expect(standOf(await other.leave('break'))).toBeNull();
  });

  test('who is in training takes nobody’s turn', async () => {
    const { judge, stands } = await openHall(product, { works: 1, judges_per_work: 1 });
    const [one, other] = [await judge(), await judge()];
    await change('update judges set in_training = true where id = $1', one.judgeId);
    await one.send('T 1');
    expect(await stands()).toMatchObject([{ visited: 0 }]);
    expect(standOf(await other.next())).toBe('T 1');
  });
});

describe('a judge who stood there without a network', () => {
  const change = (sql: string, id: number) => product.database.pool.query(sql, [id]);
  const idOf = (response: HttpResponse) => response.json<{ assignment_id: number }>().assignment_id;
  const sheet = { scores: [], comment: 'Clear', note: '', version: 0 };

  test('has the work when it is said, as often as it is said, and is where they are', async () => {
    const { judge, id } = await openHall(product);
    const one = await judge();
    const { here } = await one.next();
    const first = await one.stood('t-2', 2);
    expect((await one.client.get(`/api/judge/works/${idOf(first)}`)).status).toBe(200);
    expect(await one.read()).toMatchObject({ here, left: 2 });
    await change(
      `update stands set stand = 'S 9', folded = 's9' where round_id = $1 and folded = 't2'`,
      id,
    );
    expect(idOf(await one.stood('T 2', 2))).toBe(idOf(first));
    const { rows } = await product.database.pool.query<{ changes: object }>(
      `select changes from audit where action = 'judge.stood' and actor_id = $1`,
      [one.client.user.id],
    );
    expect(rows.map(({ changes }) => changes)).toMatchObject([{ work: 2, without_network: true }]);
  });

  test('is refused as at the stand, and where another work stands by now', async () => {
    const { judge, made } = await openHall(product);
    const one = await judge(1);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [one.judgeId, made[0]?.id],
    );
    expect((await one.stood('T 1', 1)).problem).toBe('stand-in-conflict');
    expect((await one.stood('T 9', 1)).problem).toBe('stand-unknown');
    expect((await one.stood('T 2', 3)).problem).toBe('stand-changed');
    expect((await one.stood('T 2', 2)).problem).toBeNull();
    expect((await one.stood('T 3', 3)).problem).toBe('as-many-as-wanted');
    const early = await openHall(product, { opens_at: '2025-07-18T00:00:00Z' });
    const other = await early.judge();
    expect((await other.stood('T 1', 1)).problem).toBe('judging-not-begun');
  });

  test('is one more only when they confirm it; of two both count', async () => {
    const { judge, stands } = await openHall(product, { works: 1, judges_per_work: 1 });
    const [one, other] = [await judge(), await judge()];
    const both = await Promise.all([one.stood('T 1', 1), other.stood('T 1', 1)]);
    expect(new Set(both.map(({ problem }) => problem))).toEqual(
      new Set([null, 'stand-has-enough']),
    );
    const late = both[0]?.problem === null ? other : one;
    expect((await late.stood('T 1', 1, { one_more: true })).problem).toBeNull();
    expect(await stands()).toMatchObject([{ visited: 2 }]);
  });

  test('has the work in a pause, where nothing is sent, and after the window, late', async () => {
    const { judge, id } = await openHall(product);
    const one = await judge();
    await change(
      `update rounds set paused_at = '2025-07-16T04:00:00Z', pause_sentence = 'Wait.' where id = $1`,
      id,
    );
    const paused = idOf(await one.stood('T 1', 1));
    const kept = await one.client.put(`/api/judge/works/${paused}/sheet`, sheet);
    expect(kept.json()).toMatchObject({ state: 'begun', is_late: false });
    await change(
      `update rounds set paused_at = null, pause_sentence = null,
       closes_at = '2025-07-16T03:00:00Z' where id = $1`,
      id,
    );
    const over = idOf(await one.stood('T 2', 2));
    const late = await one.client.put(`/api/judge/works/${over}/sheet`, sheet);
    expect(late.json()).toMatchObject({ comment: 'Clear', is_late: true });
  });
});

describe('at the same moment', () => {
  test('judges who press Next get different works', async () => {
    const { judge } = await openHall(product, { works: 8, judges_per_work: 1 });
    const judges = [];
    for (let n = 0; n < 8; n += 1) judges.push(await judge());
    const sent = await Promise.all(judges.map((each) => each.next()));
    expect(new Set(sent.map(standOf)).size).toBe(8);
    expect(sent.map(standOf)).not.toContain(null);
  });

  test('two who stand at one stand both have the work, and one counts once', async () => {
    const { judge, stands } = await openHall(product, { works: 1, judges_per_work: 3 });
    const [one, other] = [await judge(), await judge()];
    const stood = await Promise.all([one.stand('T 1'), other.stand('T 1'), one.stand('T 1')]);
    expect(stood.map(({ problem }) => problem)).toEqual([null, null, null]);
    const ids = stood.map((each) => each.json<{ assignment_id: number }>().assignment_id);
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false]);
    expect(await stands()).toMatchObject([{ visited: 2 }]);
  });

  test('of two who would be the last one has to confirm', async () => {
    const { judge } = await openHall(product, { works: 1, judges_per_work: 1 });
    const both = [await judge(), await judge()];
    const stood = await Promise.all(both.map((each) => each.stand('T 1')));
    expect(new Set(stood.map(({ problem }) => problem))).toEqual(
      new Set([null, 'stand-has-enough']),
    );
  });
});
