import type { FinalOfRound, OwnFinal, RoundFinal } from '@pratibha/contract/finals';
import type { SignedInClient, TestApp } from './app.ts';
import type { HttpClient } from './http-client.ts';
import { createJudge } from './judging-factories.ts';
import { type JudgedRound, judgedRound } from './results-desk.ts';

/** Makes every sheet of a round the same, so that the sheets say nothing of the order. */
async function makeEqual({ database }: TestApp, { round, sheets }: JudgedRound): Promise<void> {
  const scores = Object.fromEntries(round.criteria.map((id) => [id, 3]));
  await database.pool.query('update score_sheets set scores = $1 where id = any($2)', [
    ...[JSON.stringify(scores), sheets],
  ]);
}

/** A round that is over, whose three works are equal by their sheets, and who organises it. */
export async function openFinalDesk(product: TestApp, admin: SignedInClient) {
  const judged = await judgedRound(product);
  await makeEqual(product, judged);
  const { round } = judged;
  const url = `/api/admin/rounds/${round.id}/final`;
  const judgeUrl = `/api/judge/rounds/${round.id}/final`;
  const judge = async (values = {}) => {
    const client = await product.as({ profile: null });
    const { id } = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: client.user.id, state: 'accepted', ...values },
    });
    return { client, id };
  };
  const own = async (client: HttpClient) => (await client.get(judgeUrl)).json<OwnFinal>();
  return {
    ...{ ...judged, url, judgeUrl, judge, own },
    begin: (body: object = { works: 3, prizes: 1 }) => admin.post(url, body),
    settle: (as: string, number = 1) => admin.put(url, { number, as }),
    meet: (works: readonly object[]) => admin.post(`${url}/meeting`, { works }),
    read: async () => (await admin.get(url)).json<RoundFinal>(),
    final: async () => {
      const { final } = (await admin.get(url)).json<RoundFinal>();
      if (final === null) throw new Error('there is a final');
      return final satisfies FinalOfRound;
    },
    cast: (client: HttpClient, better: number, other: number, final = 1) =>
      client.post(`${judgeUrl}/ballots`, { final, better, other }),
    rows: async () => {
      const { rows } = await product.database.pool.query(
        `select ballots.* from ballots join finals on finals.id = final_id where round_id = $1`,
        [round.id],
      );
      return rows.length;
    },
  };
}
export type FinalDesk = Awaited<ReturnType<typeof openFinalDesk>>;
