import type { RoundDetails } from '@pratibha/contract/rounds';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { createEvent, createSubmission } from './factories.ts';
import type { HttpResponse } from './http-client.ts';
import { assignAll, createJudge, createRound, openTestRound } from './judging-factories.ts';

/** What the form of a round sends; its window holds the tests' usual now. */
export const ROUND_FORM = {
  title: 'First round',
  takes: 'accepted',
  opens_at: '2025-07-16T00:00:00Z',
  closes_at: '2025-07-20T00:00:00Z',
  judges_per_work: 2,
  minutes_per_work: 10,
  is_blind: true,
};

/** What a call answered that has every reason to be carried out. */
export async function done(response: Promise<HttpResponse>): Promise<RoundDetails> {
  const answered = await response;
  expect([answered.status < 300, answered.problem]).toEqual([true, null]);
  return answered.json<RoundDetails>();
}

/** An event with works of its own, and an admin who has them judged. */
export async function openJudgingDesk(product: TestApp) {
  const { database } = product;
  const admin = await product.as('ADMIN');
  const event = await createEvent(database, { requires_submission: true, title: 'Robot Race' });
  const work = (status: 'PENDING' | 'ACCEPTED' | 'REJECTED' = 'ACCEPTED') =>
    createSubmission(database, { event_id: event.id, status });
  return {
    ...{ admin, event, work },
    details: (id: number) => done(admin.get(`/api/admin/rounds/${id}`)),
    add: (body = {}) =>
      done(admin.post(`/api/admin/events/${event.id}/rounds`, { ...ROUND_FORM, ...body })),
    open: (id: number) => done(admin.post(`/api/admin/rounds/${id}/open`, {})),

    /** An open round with three works, and a judge who has them all. */
    judged: async (values = {}) => {
      const works = [await work(), await work(), await work()];
      const round = await createRound(database, { event_id: event.id, ...values });
      await openTestRound(database, round.id);
      // Of whom nothing is known that would hint at a conflict.
      const client = await product.as({ profile: null });
      const judge = await createJudge(database, {
        ...{ round_id: round.id, user_id: client.user.id, state: 'accepted' },
      });
      const assignments = await assignAll(database, judge.id);
      const [idea = 0, craft = 0] = round.criteria;
      const sheet = (levels: readonly number[], rest = {}) => ({
        scores: levels.map((level, at) => ({ criterion_id: at === 0 ? idea : craft, level })),
        ...{ comment: '', note: '', version: 0, ...rest },
      });
      const send = (at = 0, body: object = sheet([5, 1])) =>
        client.post(`/api/judge/works/${assignments[at]}/send`, body);
      const url = `/api/judge/works/${assignments[0]}`;
      return { round, works, client, judge, assignments, sheet, send, url };
    },
  };
}
export type JudgingDesk = Awaited<ReturnType<typeof openJudgingDesk>>;
