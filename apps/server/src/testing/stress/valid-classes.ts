import { createClass } from '../class-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const BODY = {
  ...{ title: 'Graphic Design Workshop', description: 'Posters.', status: 'ACTIVE' },
  ...{ internal_event: false, event_date: '2025-08-12', starts_at: '14:00', ends_at: '17:00' },
  ...{ venue_name: null, venue_room: 'Lab 7', speakers: ['Asha Rai'], capacity: 30 },
  ...{ registration_open: '2025-07-01T00:00:00+05:45', event_questions: {} },
};

/** Requests about classes of workshops. */
export const VALID_CLASSES = {
  'POST /user/workshops/classes/{id}/seat': async ({
    product,
  }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createClass(product.database);
    const body = { event_answers: [], instead_of: null };
    const client = await product.as('USER');
    return { client, path: `/user/workshops/classes/${id}/seat`, body };
  },
  'POST /admin/workshops': async ({ product, chance }: ValidWorld): Promise<ValidRequest> => ({
    client: await product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const)),
    path: '/admin/workshops',
    body: { ...BODY, speakers: chance.pick([[], ['Asha Rai'], ['Asha Rai', 'Bimal Shah']]) },
  }),
  'PUT /admin/workshops/{id}': async ({ product, chance }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createClass(product.database);
    return {
      client: await product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const)),
      path: `/admin/workshops/${id}`,
      body: { ...BODY, capacity: chance.pick([1, 30, 500]), revision: 1 },
    };
  },
};
