import { zonedStart } from '@pratibha/domain/time/competition-time';
import { createFullEvent, createWaiting } from '../waiting-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const admin = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));

/** Somebody who waits, perhaps with an offer, and the address of their place in line. */
async function waiting(
  { product }: ValidWorld,
  isOffered: boolean,
  path: '' | '/answers' | '/offer',
) {
  const client = await product.as('USER');
  const { id } = await createFullEvent(product.database);
  const offered_until = isOffered ? { offered_until: zonedStart(2025, 7, 20) } : {};
  await createWaiting(product.database, {
    ...{ event_id: id, user_id: client.user.id },
    ...offered_until,
  });
  return { client, path: `/user/events/${id}/waiting${path}` };
}

/** Requests about waiting for a seat. */
export const VALID_WAITING = {
  'POST /user/events/{id}/waiting': async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createFullEvent(product.database);
    return {
      client: await product.as('USER'),
      path: `/user/events/${id}/waiting`,
      body: { event_answers: [{ '1': 'Facebook' }] },
    };
  },
  'DELETE /user/events/{id}/waiting': (world: ValidWorld): Promise<ValidRequest> =>
    waiting(world, false, ''),
  'PUT /user/events/{id}/waiting/answers': async (world: ValidWorld): Promise<ValidRequest> => ({
    ...(await waiting(world, world.chance.oneIn(2), '/answers')),
    body: { event_answers: [{ '1': world.chance.pick(['Facebook', 'Seniors']) }] },
  }),
  'PUT /user/events/{id}/waiting/offer': (world: ValidWorld): Promise<ValidRequest> =>
    waiting(world, true, '/offer'),
  'DELETE /user/events/{id}/waiting/offer': (world: ValidWorld): Promise<ValidRequest> =>
    waiting(world, true, '/offer'),
  'PUT /user/events/{id}/notice': async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createFullEvent(product.database, {}, { is_on: false });
    return { client: await product.as('USER'), path: `/user/events/${id}/notice` };
  },
  'DELETE /user/events/{id}/notice': async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createFullEvent(product.database, {}, { is_on: false });
    const client = await product.as('USER');
    const path = `/user/events/${id}/notice`;
    await client.put(`/api${path}`);
    return { client, path };
  },
  'PUT /admin/events/{id}/waiting-list': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createFullEvent(world.product.database);
    const { chance } = world;
    const body = {
      ...{ is_on: chance.oneIn(2), by_lot: true, after_close: chance.oneIn(2) },
      ...{ offer_hours: chance.pick([1, 48, 168]), revision: 1 },
    };
    return { client: await admin(world), path: `/admin/events/${id}/waiting-list`, body };
  },
  'PUT /admin/events/{id}/waiting-list/close': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createFullEvent(world.product.database);
    await createWaiting(world.product.database, { event_id: id });
    return { client: await admin(world), path: `/admin/events/${id}/waiting-list/close` };
  },
  'PUT /admin/waiting/{id}/offer': async (world: ValidWorld): Promise<ValidRequest> => {
    const { database } = world.product;
    const { id: event_id } = await createFullEvent(database, { capacity: 1 });
    await database.pool.query('update events set capacity = 2 where id = $1', [event_id]);
    const { id } = await createWaiting(database, { event_id });
    const body = { reason: world.chance.pick([null, 'She leads the next round']) };
    return { client: await admin(world), path: `/admin/waiting/${id}/offer`, body };
  },
};
