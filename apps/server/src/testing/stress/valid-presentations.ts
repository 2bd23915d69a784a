import { createEvent, createSubmission } from '../factories.ts';
import { createJudge, createRound, openTestRound } from '../judging-factories.ts';
import { createOrder } from '../presentation-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const PLAN = {
  ...{ rooms: ['Room 204', 'Hall B'], starts_at: '2025-07-16T04:15:00Z', minutes: 8 },
  ...{ setup_minutes: 2, pause_minutes: 10, pause_every: 5 },
};

type Presented = { readonly works: readonly number[]; readonly judge: number };

/** Of an open round whose works are presented, in their order. */
const inRoom =
  (path: string, body: (of: Presented) => unknown) =>
  async ({ product, chance }: ValidWorld): Promise<ValidRequest> => {
    const { database } = product;
    const event = await createEvent(database, { requires_submission: true });
    const work = () => createSubmission(database, { event_id: event.id, status: 'ACCEPTED' });
    const works = [(await work()).id, (await work()).id];
    const round = await createRound(database, { event_id: event.id, manner: 'presented' });
    const { user } = await product.as('USER');
    const judge = await createJudge(database, { round_id: round.id, user_id: user.id });
    await openTestRound(database, round.id);
    await createOrder(database, round.id, PLAN);
    const client = await product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));
    const sent = body({ works, judge: judge.id });
    return {
      client,
      path: `/admin/rounds/${round.id}/presentations/${path}`,
      ...(sent === undefined ? {} : { body: sent }),
    };
  };

/** Requests about the order in which works are presented. */
export const VALID_PRESENTATIONS = {
  'PUT /admin/rounds/{id}/presentations/plan': inRoom('plan', () => PLAN),
  'POST /admin/rounds/{id}/presentations/draw': inRoom('draw', () => undefined),
  'PUT /admin/rounds/{id}/presentations/published': inRoom('published', () => ({
    is_published: true,
  })),
  'PUT /admin/rounds/{id}/presentations/last': inRoom('last', ({ works: [submission_id] }) => ({
    ...{ submission_id, because: 'late' },
  })),
  'PUT /admin/rounds/{id}/presentations/panel': inRoom('panel', ({ judge }) => ({
    ...{ judge_id: judge, room: 2 },
  })),
};
