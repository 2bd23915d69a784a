import { createEvent, createSubmission, createUser } from '../factories.ts';
import {
  assignAll,
  createJudge,
  createJudgeCall,
  createRound,
  openTestRound,
} from '../judging-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** A round that runs, with two works and a judge who has both. */
async function running({ product, chance }: ValidWorld) {
  const { database } = product;
  const event = await createEvent(database, { requires_submission: true });
  const work = () => createSubmission(database, { event_id: event.id, status: 'ACCEPTED' });
  const works = [await work(), await work()];
  const round = await createRound(database, { event_id: event.id });
  await openTestRound(database, round.id);
  const client = await product.as(chance.pick(['USER', 'ADMIN'] as const));
  const values = { round_id: round.id, user_id: client.user.id, state: 'accepted' } as const;
  const judge = await createJudge(database, values);
  const [assignment = 0] = await assignAll(database, judge.id);
  return { works, round, client, judge, assignment };
}
type Running = Awaited<ReturnType<typeof running>>;

const byOrganiser =
  (path: (at: Running) => string, body?: (at: Running) => unknown): Build =>
  async (world) => {
    const at = await running(world);
    const role = world.chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const);
    const client = await world.product.as(role);
    return { client, path: path(at), ...(body ? { body: body(at) } : {}) };
  };

const byJudge =
  (path: (at: Running) => string, body?: unknown): Build =>
  async (world) => {
    const at = await running(world);
    return { client: at.client, path: path(at), ...(body === undefined ? {} : { body }) };
  };

/** Requests about rounds that run. */
export const VALID_RUNNING: Readonly<Record<string, Build>> = {
  'POST /admin/rounds/{id}/pause': byOrganiser(
    ({ round }) => `/admin/rounds/${round.id}/pause`,
    () => ({ sentence: 'The hall is being cleared.' }),
  ),
  'DELETE /admin/rounds/{id}/pause': async (world) => {
    const request = await byOrganiser(({ round }) => `/admin/rounds/${round.id}/pause`)(world);
    await request.client.post(`/api${request.path}`, { sentence: 'Back at noon.' });
    return request;
  },
  'PUT /admin/rounds/{id}/comments': byOrganiser(
    ({ round }) => `/admin/rounds/${round.id}/comments`,
    () => ({ hours: 24 }),
  ),
  'PUT /admin/judges/{id}/end': byOrganiser(
    ({ judge }) => `/admin/judges/${judge.id}/end`,
    () => ({ closes_at: '2025-07-22T06:00:00Z' }),
  ),
  'PUT /admin/judges/{id}/training': byOrganiser(
    ({ judge }) => `/admin/judges/${judge.id}/training`,
    () => ({ in_training: true }),
  ),
  'PUT /admin/judges/{id}/hints': byOrganiser(
    ({ judge }) => `/admin/judges/${judge.id}/hints`,
    ({ works }) => ({ submission_ids: works.map(({ id }) => id), are_conflicts: false }),
  ),
  'POST /admin/rounds/{id}/paper-sheets': async (world) => {
    const at = await running(world);
    const { id: user_id } = await createUser(world.product.database);
    const values = { round_id: at.round.id, user_id, state: 'accepted' } as const;
    const judge = await createJudge(world.product.database, values);
    await assignAll(world.product.database, judge.id);
    const scores = at.round.criteria.map((criterion_id) => ({ criterion_id, level: 3 }));
    const body = { judge_id: judge.id, submission_id: at.works[0]?.id, scores };
    const client = await world.product.as('SUPER_ADMIN');
    const path = `/admin/rounds/${at.round.id}/paper-sheets`;
    return { client, path, body: { ...body, comment: 'From paper', note: '' } };
  },
  'PUT /admin/rounds/{id}/common-works': byOrganiser(
    ({ round }) => `/admin/rounds/${round.id}/common-works`,
    ({ works }) => ({ submission_id: works[1]?.id, is_common: true }),
  ),
  'POST /admin/rounds/{id}/swaps': async (world) => {
    const { round, works } = await running(world);
    const another = async () => {
      const values = { round_id: round.id, state: 'accepted' } as const;
      const { id } = await createJudge(world.product.database, values);
      await assignAll(world.product.database, id);
      return id;
    };
    const [judge, other] = [await another(), await another()];
    const [first, second] = works;
    await world.product.database.pool.query(
      `delete from assignments where round_id = $1
        and (judge_id = $2 and submission_id = $3 or judge_id = $4 and submission_id = $5)`,
      [round.id, judge, second?.id, other, first?.id],
    );
    const body = { judge_id: judge, submission_id: first?.id };
    return {
      client: await world.product.as('ADMIN'),
      path: `/admin/rounds/${round.id}/swaps`,
      body: { ...body, other_judge_id: other, other_submission_id: second?.id },
    };
  },
  'PUT /admin/judge-calls/{id}': async (world) => {
    const { judge } = await running(world);
    const call = await createJudgeCall(world.product.database, { judge_id: judge.id });
    const client = await world.product.as('ADMIN');
    const state = world.chance.pick(['coming', 'done'] as const);
    return { client, path: `/admin/judge-calls/${call.id}`, body: { state } };
  },
  'PUT /judge/rounds/{id}/tried': byJudge(({ round }) => `/judge/rounds/${round.id}/tried`),
  'POST /judge/works/{id}/skip': byJudge(({ assignment }) => `/judge/works/${assignment}/skip`),
  'POST /judge/rounds/{id}/calls': byJudge(({ round }) => `/judge/rounds/${round.id}/calls`, {
    ...{ line: 'The demo asks for a password.', work_id: null },
  }),
  'DELETE /judge/rounds/{id}/calls': async (world) => {
    const at = await running(world);
    await createJudgeCall(world.product.database, { judge_id: at.judge.id });
    return { client: at.client, path: `/judge/rounds/${at.round.id}/calls` };
  },
};
