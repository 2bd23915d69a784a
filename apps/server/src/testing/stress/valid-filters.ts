import { kyselyOf, type Target } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

/** A shared filter of somebody. */
async function createFilter(target: Target, user_id: number): Promise<number> {
  const { id } = await kyselyOf(target)
    .insertInto('saved_filters')
    .values({ user_id, list: 'registrations', name: 'Pending', query: '{}', is_shared: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const NAMES = ['Pending from Pokhara', 'पोखराका', '<b>All</b>'];
const FINDS = ['college:contains:Pokhara', 'age:between:15,;tag:empty', 'answer.T-shirt?:is:M,L'];

function filter({ chance }: ValidWorld) {
  const query = chance.pick([{}, { status: 'PENDING' }, { find: chance.pick(FINDS) }]);
  return { name: chance.pick(NAMES), query, is_shared: true };
}

/** Requests of organisers about how they look at lists. */
export const VALID_FILTERS = {
  'POST /admin/saved-filters': async (world: ValidWorld): Promise<ValidRequest> => ({
    client: await world.product.as('ADMIN'),
    path: '/admin/saved-filters',
    body: { list: world.chance.pick(['registrations', 'submissions']), ...filter(world) },
  }),
  'PUT /admin/saved-filters/{id}': async (world: ValidWorld): Promise<ValidRequest> => {
    const client = await world.product.as('ADMIN');
    const id = await createFilter(world.product.database, client.user.id);
    const body = { ...filter(world), name: 'Another', revision: 1 };
    return { client, path: `/admin/saved-filters/${id}`, body };
  },
  'DELETE /admin/saved-filters/{id}': async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const client = await product.as('SUPER_ADMIN');
    const owner = await product.as('EVENT_ADMIN');
    const id = await createFilter(product.database, owner.user.id);
    return { client, path: `/admin/saved-filters/${id}` };
  },
  'PUT /admin/lists/columns': async ({ product, chance }: ValidWorld): Promise<ValidRequest> => {
    const columns = chance.pick([
      null,
      ['status', 'event_title'],
      ['answer.T-shirt?', 'college'],
      [],
    ]);
    const body = { list: 'registrations', columns };
    return { client: await product.as('EVENT_ADMIN'), path: '/admin/lists/columns', body };
  },
};
