import type { StandsToJudge } from '@pratibha/contract/standing';
import type { RoundStands } from '@pratibha/contract/stands';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { HttpResponse } from './http-client.ts';
import { openJudgingDesk } from './judging-desk.ts';
import { createJudge, createRound, openTestRound } from './judging-factories.ts';
import { giveTestStands } from './stand-factories.ts';

type Given = {
  readonly works?: number;
  readonly judges_per_work?: number;
  readonly opens_at?: string;
};

/** A hall with works at stands T 1 and on, and judges who come by `judge`. */
export async function openHall(
  product: TestApp,
  { works = 3, judges_per_work = 2, ...values }: Given = {},
) {
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
      /** They stood there without a network; the number is of a work. */
      stood: (stand: string, number: number, rest = {}) =>
        client.post(`${at}/stood`, { stand, number, ...rest }),
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

/** At which stand a judge is. */
export const standOf = ({ here }: StandsToJudge) => here?.stand ?? null;
