import { openFinalDesk } from '../finals-desk.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** A round that is over, with or without a final that goes on. */
async function desk({ product }: ValidWorld) {
  const client = await product.as('ADMIN');
  const at = await openFinalDesk(product, client);
  return { ...at, client, path: `/admin/rounds/${at.round.id}/final` };
}

/** Requests about finals. */
export const VALID_FINALS: Readonly<Record<string, Build>> = {
  'POST /admin/rounds/{id}/final': async (world) => {
    const { client, path } = await desk(world);
    return { client, path, body: { works: 3, prizes: world.chance.pick([1, 2]) } };
  },
  'PUT /admin/rounds/{id}/final': async (world) => {
    const { client, path, begin } = await desk(world);
    await begin();
    const as = world.chance.pick(['by-hand', 'called-off']);
    return { client, path, body: { number: 1, as } };
  },
  'POST /admin/rounds/{id}/final/meeting': async (world) => {
    const { client, path, works } = await desk(world);
    const ranked = works.map(({ id }) => ({ submission_id: id, reason: '' }));
    return { client, path: `${path}/meeting`, body: { works: ranked } };
  },
  'POST /judge/rounds/{id}/final/ballots': async (world) => {
    const { round, begin, judge } = await desk(world);
    const { client } = await judge();
    await begin();
    const body = { final: 1, better: 1, other: 2 };
    return { client, path: `/judge/rounds/${round.id}/final/ballots`, body };
  },
};
