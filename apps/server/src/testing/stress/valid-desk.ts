import { createNote, createTag } from '../desk-factories.ts';
import { createRegistration, createSubmission, createUser } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const organiser = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));

/** Requests of organisers about what they keep among themselves. */
export const VALID_DESK = {
  'POST /admin/notes': async (world: ValidWorld): Promise<ValidRequest> => {
    const { database } = world.product;
    const body = await world.chance.pick([
      async () => ({ kind: 'registration', row_id: (await createRegistration(database)).id }),
      async () => ({ kind: 'submission', row_id: (await createSubmission(database)).id }),
      async () => ({ kind: 'user', row_id: (await createUser(database)).id }),
    ])();
    const text = world.chance.pick(['Phoned.', '<b>@Nobody</b> 🙂', 'शब्द '.repeat(100)]);
    return { client: await organiser(world), path: '/admin/notes', body: { ...body, text } };
  },
  'PUT /admin/notes/{id}': async (world: ValidWorld): Promise<ValidRequest> => {
    const client = await organiser(world);
    const { id } = await createNote(world.product.database, { author_id: client.user.id });
    return { client, path: `/admin/notes/${id}`, body: { text: 'Phoned again.', revision: 1 } };
  },
  'DELETE /admin/notes/{id}': async (world: ValidWorld): Promise<ValidRequest> => {
    const client = await organiser(world);
    const { id } = await createNote(world.product.database, { author_id: client.user.id });
    return { client, path: `/admin/notes/${id}` };
  },
  'POST /admin/tags': async (world: ValidWorld): Promise<ValidRequest> => {
    const { event_id } = await createRegistration(world.product.database);
    const body = { label: world.chance.pick(['Vegetarian', 'शाकाहारी', '<i>']), event_id };
    return { client: await organiser(world), path: '/admin/tags', body };
  },
  'DELETE /admin/tags/{id}': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createTag(world.product.database, null);
    return { client: await organiser(world), path: `/admin/tags/${id}` };
  },
  'PUT /admin/desk/tags': async (world: ValidWorld): Promise<ValidRequest> => {
    const { database } = world.product;
    const { id, event_id } = await createRegistration(database);
    const tag = await createTag(database, world.chance.pick([null, event_id]));
    const body = { tag_id: tag.id, kind: 'registration', ids: [id], is_on: true };
    return { client: await organiser(world), path: '/admin/desk/tags', body };
  },
  'PUT /admin/desk/assigned': async (world: ValidWorld): Promise<ValidRequest> => {
    const client = await organiser(world);
    const { id } = await createSubmission(world.product.database);
    const to = world.chance.pick([client.user.id, null]);
    const body = { kind: 'submission', ids: [id], to };
    return { client, path: '/admin/desk/assigned', body };
  },
  'POST /admin/desk/deals': async (world: ValidWorld): Promise<ValidRequest> => {
    const [client, other] = [await organiser(world), await organiser(world)];
    const { id } = await createRegistration(world.product.database);
    const body = { kind: 'registration', ids: [id], among: [client.user.id, other.user.id] };
    return { client, path: '/admin/desk/deals', body };
  },
  'PUT /admin/desk/notices': async (world: ValidWorld): Promise<ValidRequest> => {
    const body = { told_of: world.chance.pick(['mine', 'mine-and-nobodys', 'all']) };
    return { client: await organiser(world), path: '/admin/desk/notices', body };
  },
  'POST /admin/users/{id}/data-copy': async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createUser(product.database);
    return { client: await product.as('SUPER_ADMIN'), path: `/admin/users/${id}/data-copy` };
  },
};
