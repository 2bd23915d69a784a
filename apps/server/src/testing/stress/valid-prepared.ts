import { createEvent, createRegistration, createSubmission } from '../factories.ts';
import { release, workOff } from '../prepared-desk.ts';
import { createPrepared, createRelease } from '../prepared-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const organiser = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));

/** Requests of organisers about decisions that they prepare. */
export const VALID_PREPARED = {
  'PUT /admin/registrations/prepared': async (world: ValidWorld): Promise<ValidRequest> => {
    const { database } = world.product;
    const event = await createEvent(database, { holds_decisions: true });
    const { id, version } = await createRegistration(database, { event_id: event.id });
    const status = world.chance.pick(['SHORTLISTED', 'REJECTED']);
    const body = { rows: [{ id, version, prepared: null }], status, remarks: null };
    return { client: await organiser(world), path: '/admin/registrations/prepared', body };
  },
  'PUT /admin/submissions/prepared': async (world: ValidWorld): Promise<ValidRequest> => {
    const { database } = world.product;
    const event = await createEvent(database, { holds_decisions: true, requires_submission: true });
    const { id, version } = await createSubmission(database, { event_id: event.id });
    const status = world.chance.pick(['ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED']);
    const remarks = 'Thank you, {{first_name|student}}';
    const body = { rows: [{ id, version, prepared: null }], status, remarks };
    return { client: await organiser(world), path: '/admin/submissions/prepared', body };
  },
  'POST /admin/events/{id}/decision-releases': async (world: ValidWorld): Promise<ValidRequest> => {
    const { event_id, registration_id } = await createPrepared(world.product.database);
    const body = {
      rows: [{ kind: 'registration', id: registration_id, prepared: 1 }],
      at: world.chance.pick([null, '2099-08-01T12:00:00+05:45']),
    };
    const path = `/admin/events/${event_id}/decision-releases`;
    return { client: await organiser(world), path, body };
  },
  'PUT /admin/decision-releases/{id}/call-off': async (
    world: ValidWorld,
  ): Promise<ValidRequest> => {
    const { id } = await createRelease(world.product.database, new Date('2099-08-01T00:00:00Z'));
    return { client: await organiser(world), path: `/admin/decision-releases/${id}/call-off` };
  },
  'PUT /admin/decision-releases/{id}/undo': async (world: ValidWorld): Promise<ValidRequest> => {
    const { product } = world;
    const client = await organiser(world);
    const { event_id, registration_id } = await createPrepared(product.database);
    const rows = [{ id: registration_id ?? 0, version: 1 }];
    const { id } = (await release(client, { id: event_id }, rows)).json<{ id: number }>();
    await workOff(product, { id: event_id });
    return { client, path: `/admin/decision-releases/${id}/undo` };
  },
};
