import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { OwnPresentation } from '@pratibha/contract/own-presentations';
import type { RoundPresentations } from '@pratibha/contract/presentations';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { createSubmission } from './factories.ts';
import type { HttpResponse } from './http-client.ts';
import { openJudgingDesk } from './judging-desk.ts';
import { createJudge, createRound, openTestRound } from './judging-factories.ts';

/** A day after the tests' usual now, so that no place has passed. */
export const PLAN = {
  ...{ rooms: ['Room 204'], starts_at: '2025-07-17T04:15:00.000Z', minutes: 8 },
  ...{ setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};

/** An open round whose works are presented, one of them a student's. */
export async function openPresentations(product: TestApp, { works = 5 } = {}) {
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
    // Of whom nothing is known that would hint at a conflict.
    const client = await product.as({ profile: null });
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
        .json<NotificationOut[]>()
        .filter(({ kind }) => kind === 'presentation-time')
        .map(({ date }) => date),
  };
}

export const numbersOf = ({ works }: RoundPresentations) => works.map(({ number }) => number);
export const workOf = ({ works }: RoundPresentations, id: number) =>
  works.find(({ submission_id }) => submission_id === id);
