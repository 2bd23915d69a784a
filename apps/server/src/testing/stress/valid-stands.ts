import { createEvent, createSubmission } from '../factories.ts';
import { createJudge, createRound, openTestRound } from '../judging-factories.ts';
import { giveTestStands } from '../stand-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** An open round at the stand with two works that have stands, and a judge in its hall. */
async function hall({ product, chance }: ValidWorld) {
  const { database } = product;
  const event = await createEvent(database, { requires_submission: true });
  for (let n = 0; n < 2; n += 1) {
    await createSubmission(database, { event_id: event.id, status: 'ACCEPTED' });
  }
  const round = await createRound(database, { event_id: event.id, manner: 'at-the-stand' });
  await openTestRound(database, round.id);
  const works = await giveTestStands(database, round.id);
  const client = await product.as(chance.pick(['USER', 'ADMIN'] as const));
  const values = { round_id: round.id, user_id: client.user.id, state: 'accepted' } as const;
  await createJudge(database, values);
  return { round, works, client };
}

const byOrganiser =
  (path: string, body: (works: readonly number[]) => unknown): Build =>
  async (world) => {
    const { round, works } = await hall(world);
    const role = world.chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const);
    const client = await world.product.as(role);
    return { client, path: `/admin/rounds/${round.id}/${path}`, body: body(works) };
  };

const byJudge =
  (path: string, body: unknown): Build =>
  async (world) => {
    const { round, client } = await hall(world);
    return { client, path: `/judge/rounds/${round.id}/stands/${path}`, body };
  };

/** Requests about stands, and the judges who go from one to the next. */
export const VALID_STANDS: Readonly<Record<string, Build>> = {
  'PUT /admin/rounds/{id}/manner': byOrganiser('manner', () => ({
    ...{ manner: 'at-the-stand', clock_minutes: 8 },
  })),
  'PUT /admin/rounds/{id}/stands': byOrganiser('stands', () => ({
    ...{ prefix: 'S', first: 3, area: 'Yard', sorted: 'name', keeps: false },
  })),
  'PUT /admin/rounds/{id}/stand': byOrganiser('stand', ([submission_id]) => ({
    ...{ submission_id, stand: 'X 1', area: null },
  })),
  'PUT /admin/rounds/{id}/stands/published': byOrganiser('stands/published', () => ({
    is_published: true,
  })),
  'POST /admin/rounds/{id}/stands/found': byOrganiser('stands/found', ([submission_id]) => ({
    submission_id,
  })),
  'POST /judge/rounds/{id}/stands/next': byJudge('next', { area: null }),
  'POST /judge/rounds/{id}/stands/here': byJudge('here', { stand: 'T 1' }),
  'POST /judge/rounds/{id}/stands/stood': byJudge('stood', { stand: 'T 1', number: 1 }),
  'POST /judge/rounds/{id}/stands/leave': byJudge('leave', { because: 'break' }),
};
