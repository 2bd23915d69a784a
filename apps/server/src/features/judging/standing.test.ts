import type { StandsToJudge } from '@pratibha/contract/standing';
import type { RoundStands } from '@pratibha/contract/stands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { openJudgingDesk } from '../../testing/judging-desk.ts';
import { createJudge, createRound, openTestRound } from '../../testing/judging-factories.ts';
import { giveTestStands } from '../../testing/stand-factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

type Given = {
  readonly works?: number;
  readonly judges_per_work?: number;
  readonly opens_at?: string;
};

/** A hall with works at stands T 1 and on, and judges who come by `judge`. */
async function hall({ works = 3, judges_per_work = 2, ...values }: Given = {}) {
  const { admin, event, work } = await openJudgingDesk(product);
  const made = [];
  for (let n = 0; n < works; n += 1) made.push(await work());
  const { id, criteria } = await createRound(product.database, {
    ...{ event_id: event.id, manner: 'at-the-stand', judges_per_work, ...values },
  });
  await openTestRound(product.database, id);
  await giveTestStands(product.database, id);
  const judge = async (most_works: number | null = null) => {
    const client = await product.as('USER');
    const { id: judgeId } = await createJudge(product.database, {
      ...{ round_id: id, user_id: client.user.id, state: 'accepted', most_works },
    });
    const at = `/api/judge/rounds/${id}/stands`;
    const stands = async (response: Promise<HttpResponse>) => {
      const answered = await response;
      expect(answered.problem).toBeNull();
      return answered.json<StandsToJudge>();
    };
    return {
      ...{ client, judgeId },
      tryNext: () => client.post(`${at}/next`, { area: null }),
      next: () => stands(client.post(`${at}/next`, { area: null })),
      read: () => stands(client.get(at)),
      leave: (because: string) => stands(client.post(`${at}/leave`, { because })),
      stand: (stand: string, rest = {}) => client.post(`${at}/here`, { stand, ...rest }),
      send: async (stand: string) => {
        const here = await client.post(`${at}/here`, { stand });
        const { assignment_id } = here.json<{ assignment_id: number }>();
        const scores = criteria.map((criterion_id) => ({ criterion_id, level: 3 }));
        const sheet = { scores, comment: '', note: '', version: 0 };
        const sent = await client.post(`/api/judge/works/${assignment_id}/send`, sheet);
        expect(sent.problem).toBeNull();
      },
    };
  };
  const stands = async () =>
    (await admin.get(`/api/admin/rounds/${id}/stands`)).json<RoundStands>().stands;
  return { ...{ id, admin, event, made, judge, stands } };
}

const stand = ({ here }: StandsToJudge) => here?.stand ?? null;

describe('a judge in the hall', () => {
  test('goes to the next stand, stands there, and has the work', async () => {
    const { judge } = await hall();
    const one = await judge();
    expect((await one.read()).stands).toMatchObject([
      { stand: 'T 1', area: 'Hall B', assignment_id: null },
      { stand: 'T 2' },
      { stand: 'T 3' },
    ]);
    const sent = await one.next();
    expect(sent).toMatchObject({ left: 3, here: { stand: 'T 1', arrived_at: null } });
    expect(stand(await one.next())).toBe('T 1');
    const here = (await one.stand('t1')).json<{ assignment_id: number }>();
    const work = await one.client.get(`/api/judge/works/${here.assignment_id}`);
    expect(work.status).toBe(200);
    const again = (await one.stand('T 1')).json<{ assignment_id: number }>();
    expect(again).toEqual(here);
    const there = await one.read();
    expect(there).toMatchObject({ left: 2, here: { stand: 'T 1', ...here } });
    expect(there.here?.arrived_at).not.toBeNull();
    expect(stand(await one.next())).toBe('T 2');
  });

  test('is sent to where fewest were, the nearest of them, and where nobody stands', async () => {
    const { judge } = await hall({ works: 4 });
    const [one, other] = [await judge(), await judge()];
    await one.send('T 3');
    expect(stand(await one.next())).toBe('T 2');
    // T 1 is as far from nothing as T 4: the first of the hall.
    expect(stand(await other.next())).toBe('T 1');
    await other.send('T 1');
    expect(stand(await other.next())).toBe('T 4');
  });

  test('has a stand for ten minutes by the clock of the server', async () => {
    const { judge } = await hall({ works: 1 });
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
    expect(stand(await other.next())).toBeNull();
    await age(1);
    expect(stand(await other.next())).toBe('T 1');
    expect(stand(await one.read())).toBeNull();
  });

  test.each(['break', 'busy', 'nobody'])('frees it for others: %s', async (because) => {
    const { judge } = await hall({ works: 1 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    expect(stand(await one.leave(because))).toBeNull();
    expect(stand(await other.next())).toBe('T 1');
    await other.leave('break');
    expect(stand(await one.next())).toBe(because === 'break' ? 'T 1' : null);
  });

  test('frees it by sending, and by going elsewhere', async () => {
    const { judge } = await hall({ works: 2, judges_per_work: 2 });
    const [one, other] = [await judge(), await judge()];
    await one.send('T 1');
    await other.stand('T 2');
    expect(stand(await other.next())).toBe('T 1');
    expect(stand(await one.next())).toBe('T 2');
  });

  test('keeps to what they want, and to no conflict', async () => {
    const { judge, made } = await hall();
    const one = await judge(1);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [one.judgeId, made[0]?.id],
    );
    expect((await one.read()).stands.map((each) => each.stand)).toEqual(['T 2', 'T 3']);
    expect((await one.stand('T 1')).problem).toBe('stand-in-conflict');
    expect(stand(await one.next())).toBe('T 2');
    await one.stand('T 2');
    expect((await one.tryNext()).problem).toBe('as-many-as-wanted');
    expect((await one.stand('T 3')).problem).toBe('as-many-as-wanted');
    expect((await one.stand('T 9')).problem).toBe('stand-unknown');
  });

  test('is one more than a work needs only when they confirm it', async () => {
    const { judge } = await hall({ works: 1, judges_per_work: 1 });
    await (await judge()).stand('T 1');
    const other = await judge();
    expect(await other.next()).toMatchObject({ here: null, left: 0 });
    expect((await other.stand('T 1')).problem).toBe('stand-has-enough');
    expect((await other.stand('T 1', { one_more: true })).problem).toBeNull();
  });

  test('sees and does nothing before the window, or before they accept', async () => {
    const { judge } = await hall({ opens_at: '2025-07-18T00:00:00Z' });
    const one = await judge();
    expect(await one.read()).toMatchObject({ stands: [], left: 0, here: null });
    expect((await one.tryNext()).problem).toBe('judging-not-begun');
    expect((await one.stand('T 1')).problem).toBe('judging-not-begun');
    const open = await hall();
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
    const { judge, id } = await hall();
    const one = await judge();
    await one.next();
    await change(`update rounds set paused_at = '2025-07-16T04:00:00Z' where id = $1`, id);
    expect((await one.tryNext()).problem).toBe('judging-paused');
    expect((await one.stand('T 1')).problem).toBe('judging-paused');
    expect(stand(await one.leave('break'))).toBeNull();
  });

  test('who has longer than the others goes on after the end', async () => {
    const { judge, id } = await hall();
    const [one, other] = [await judge(), await judge()];
    await change(`update rounds set closes_at = '2025-07-16T03:00:00Z' where id = $1`, id);
    await change(`update judges set closes_at = '2025-07-17T03:00:00Z' where id = $1`, one.judgeId);
    expect(stand(await one.next())).toBe('T 1');
    expect((await other.tryNext()).problem).toBe('round-over');
    expect(stand(await other.leave('break'))).toBeNull();
  });

  test('who is in training takes nobody’s turn', async () => {
    const { judge, stands } = await hall({ works: 1, judges_per_work: 1 });
    const [one, other] = [await judge(), await judge()];
    await change('update judges set in_training = true where id = $1', one.judgeId);
    await one.send('T 1');
    expect(await stands()).toMatchObject([{ visited: 0 }]);
    expect(stand(await other.next())).toBe('T 1');
  });
});

describe('at the same moment', () => {
  test('judges who press Next get different works', async () => {
    const { judge } = await hall({ works: 8, judges_per_work: 1 });
    const judges = [];
    for (let n = 0; n < 8; n += 1) judges.push(await judge());
    const sent = await Promise.all(judges.map((each) => each.next()));
    expect(new Set(sent.map(stand)).size).toBe(8);
    expect(sent.map(stand)).not.toContain(null);
  });

  test('two who stand at one stand both have the work, and one counts once', async () => {
    const { judge, stands } = await hall({ works: 1, judges_per_work: 3 });
    const [one, other] = [await judge(), await judge()];
    const stood = await Promise.all([one.stand('T 1'), other.stand('T 1'), one.stand('T 1')]);
    expect(stood.map(({ problem }) => problem)).toEqual([null, null, null]);
    const ids = stood.map((each) => each.json<{ assignment_id: number }>().assignment_id);
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false]);
    expect(await stands()).toMatchObject([{ visited: 2 }]);
  });

  test('of two who would be the last one has to confirm', async () => {
    const { judge } = await hall({ works: 1, judges_per_work: 1 });
    const both = [await judge(), await judge()];
    const stood = await Promise.all(both.map((each) => each.stand('T 1')));
    expect(new Set(stood.map(({ problem }) => problem))).toEqual(
      new Set([null, 'stand-has-enough']),
    );
  });
});

describe('where nobody is', () => {
  test('three judges tell the organisers, once, with whom to call', async () => {
    const { judge, stands, admin, id, made } = await hall({ works: 1 });
    await product.database.pool.query(
      `update profiles set mobile = '9812345678' where user_id = $1`,
      [made[0]?.user_id],
    );
    const judges = [await judge(), await judge(), await judge()];
    const bell = async () =>
      (await admin.get('/api/user/notifications'))
        .json<{ kind: string; leads_to: string }[]>()
        .filter(({ kind, leads_to }) => kind === 'nobody-at-stand' && leads_to.endsWith(`/${id}`));
    const [first, second, third] = judges;
    for (const each of [first, second]) {
      await each?.next();
      await each?.leave('nobody');
    }
    // The same judge again is no other one.
    await product.database.pool.query(
      `update stand_marks set at = at - interval '20 minutes' where judge_id = $1`,
      [first?.judgeId],
    );
    await first?.next();
    await first?.leave('nobody');
    expect(await bell()).toEqual([]);
    expect(await stands()).toMatchObject([{ nobody: 2, mobile: null }]);
    await third?.next();
    await third?.leave('nobody');
    expect(await bell()).toHaveLength(1);
    expect(await stands()).toMatchObject([{ nobody: 3, mobile: '9812345678' }]);
    const fourth = await judge();
    expect(await fourth.next()).toMatchObject({ here: null, left: 0 });
    const found = { submission_id: made[0]?.id };
    const url = `/api/admin/rounds/${id}/stands/found`;
    expect((await admin.post(url, found)).problem).toBeNull();
    expect(await stands()).toMatchObject([{ nobody: 0, mobile: null }]);
    expect(stand(await fourth.next())).toBe('T 1');
  });

  test('whoever stands there all the same says that somebody is', async () => {
    const { judge, stands } = await hall({ works: 1 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    await one.leave('nobody');
    expect(await stands()).toMatchObject([{ nobody: 1 }]);
    await other.stand('T 1');
    expect(await stands()).toMatchObject([{ nobody: 0 }]);
  });

  test('who is erased stands nowhere, and went nowhere as a judge', async () => {
    const { judge, made } = await hall({ works: 2 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    await one.leave('nobody');
    await other.next();
    await one.next();
    const data = await one.client.get('/api/user/data');
    expect(data.json<{ judging: object[] }>().judging).toMatchObject([
      { last_stand: 'T 2', said_of_stands: [{ stand: 'T 1', mark: 'nobody' }] },
    ]);
    const boss = await product.as('SUPER_ADMIN');
    const { rows: people } = await product.database.pool.query<{ id: number; email: string }>(
      'select id, email from users where id in ($1, $2)',
      [made[0]?.user_id, one.client.user.id],
    );
    for (const { id, email } of people) {
      const erased = await boss.put(`/api/admin/users/${id}/erase`, { confirm: email });
      expect(erased.problem).toBeNull();
    }
    const left = await product.database.pool.query(
      `select stand, (select count(*)::int from judge_places where judge_id in ($2, $3)) as places,
         (select count(*)::int from stand_marks where judge_id in ($2, $3)) as marks
       from stands where submission_id = any($1)`,
      [made.map(({ id }) => id), one.judgeId, other.judgeId],
    );
    expect(left.rows).toEqual([{ stand: 'T 2', places: 0, marks: 0 }]);
  });
});
