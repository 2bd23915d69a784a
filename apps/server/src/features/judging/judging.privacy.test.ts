import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

describe('own data', () => {
  test('tells a judge of their sheets, and a student nothing of what was given to them', async () => {
    const { client, url, sheet } = await desk.judged();
    await client.post(`${url}/send`, sheet([5, 5], { comment: 'Seldom said' }));
    const own = (await client.get('/api/user/data')).json();
    expect(own['judging']).toMatchObject([
      { state: 'accepted', sheets: [{ number: 1, state: 'sent', comment: 'Seldom said' }] },
    ]);
    const { rows } = await product.database.pool.query<{ email: `${string}@${string}` }>(
      `select email from users join submissions on user_id = users.id join assignments on submission_id = submissions.id
       where assignments.id = $1`,
      [Number(url.split('/').at(-1))],
    );
    const author = await product.as(rows[0]?.email ?? 'nobody@test.example');
    const theirs = await author.get('/api/user/data');
    expect(theirs.text).not.toContain('Seldom said');
    expect(theirs.json()['judging']).toEqual([]);
  });

  test('an erased student leaves the rounds, with numbers and no comments', async () => {
    const { client, url, sheet, round } = await desk.judged();
    await client.post(`${url}/send`, sheet([5, 5], { comment: 'Seldom said', note: 'Nor this' }));
    const boss = await product.as('SUPER_ADMIN');
    const { rows } = await product.database.pool.query<{ id: number; email: string }>(
      `select users.id, users.email from submissions join users on users.id = user_id
       join assignments on submission_id = submissions.id where assignments.id = $1`,
      [Number(url.split('/').at(-1))],
    );
    const [author] = rows;
    const erased = await boss.put(`/api/admin/users/${author?.id}/erase`, {
      confirm: author?.email,
    });
    expect(erased.problem).toBeNull();
    const now = (await desk.admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(now.works_listed[0]).toMatchObject({ is_in: false, out_because: 'erased' });
    const kept = await product.database.pool.query<{ told: string }>(
      `select concat(comment, note, (select string_agg(value, '') from jsonb_each_text(scores))) as told
       from score_sheets where assignment_id = $1`,
      [Number(url.split('/').at(-1))],
    );
    expect(kept.rows).toEqual([{ told: '55' }]);
    expect((await client.get(url)).status).toBe(404);
  });

  test('an erased judge leaves the sheets, of nobody', async () => {
    const { client, url, sheet, round } = await desk.judged();
    await client.post(`${url}/send`, sheet([5, 5]));
    const boss = await product.as('SUPER_ADMIN');
    const path = `/api/admin/users/${client.user.id}/erase`;
    expect((await boss.put(path, { confirm: client.user.email })).problem).toBeNull();
    const now = (await desk.admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(now.assignments.map(({ state, counts }) => [state, counts])).toEqual([
      ['sent', true],
      ['not-begun', false],
      ['not-begun', false],
    ]);
    expect(JSON.stringify(now.judges_listed)).not.toContain(client.user.email);
    expect(now.judges_listed[0]).toMatchObject({ state: 'ended' });
  });
});
