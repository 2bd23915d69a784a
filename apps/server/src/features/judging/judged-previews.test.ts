import type { JudgedPreview } from '@pratibha/contract/listed-previews';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createHandedFile } from '../../testing/handed-factories.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';

/* The pictures by which a judge knows works in the list of a round. */

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

/** A judge of a round of which the first work has a picture. */
async function judged(is_blind = true) {
  const of = await desk.judged({ is_blind });
  const submission_id = of.works[0]?.id ?? 0;
  const file = await createHandedFile(product.database, {
    ...{ submission_id, name: 'sita-rai.jpg', bytes: `poster of ${submission_id}` },
    previews: { '1-480': 'our picture' },
  });
  const list = `/api/judge/rounds/${of.round.id}/previews`;
  const told = async () => (await of.client.get(list)).json<JudgedPreview[]>();
  return { ...of, submission_id, file, list, told };
}

test.each([
  ['a blind round', true],
  ['another round', false],
])('%s has them, as nothing but our own pictures', async (_, is_blind) => {
  const { client, list, told, file, assignments } = await judged(is_blind);
  const work = assignments[0] ?? 0;
  expect(await told()).toEqual([{ work, file: file.id, page: 1, width: 480, height: 480 }]);
  expect((await client.get(list)).text).not.toMatch(/sita|submission/);
  const picture = await client.get(`/api/judge/works/${work}/files/${file.id}/previews/1-480`);
  expect(picture.text).toBe('our picture');
});

test('whoever does not judge the round is told nothing', async () => {
  const { list } = await judged();
  const another = await judged();
  expect((await another.client.get(list)).problem).toBe('not-found');
  expect((await (await product.as({ profile: null })).get(list)).status).toBe(403);
});

test('nothing is told of a work that is no longer theirs', async () => {
  const { told, judge, submission_id } = await judged();
  await product.database.pool.query(
    `insert into conflicts (judge_id, submission_id, origin, at)
     values ($1, $2, 'declared', now())`,
    [judge.id, submission_id],
  );
  expect(await told()).toEqual([]);
});

test('nothing is told before the window of the round', async () => {
  const { told, round } = await judged();
  expect(await told()).toHaveLength(1);
  await product.database.pool.query(
    `update rounds set opens_at = $2, closes_at = $3 where id = $1`,
    [round.id, '2025-08-01T00:00:00Z', '2025-08-05T00:00:00Z'],
  );
  expect(await told()).toEqual([]);
});
