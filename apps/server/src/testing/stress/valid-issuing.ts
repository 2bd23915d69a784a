import { createCertificate, createVolunteer, revokeKeyOf } from '../certificate-factories.ts';
import { createEvent, createRegistration, createSubmission } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

const admin = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));

/** Requests about certificates, and whom they are issued to. */
export const VALID_ISSUING: Readonly<Record<string, Build>> = {
  'POST /admin/certificates/runs': async (world) => {
    const { database } = world.product;
    const { id } = await createEvent(database, { requires_submission: true });
    const work = await createSubmission(database, { event_id: id });
    const key = `taken-part:${id}:u${work.user_id}`;
    const keys = world.chance.pick([null, [key]]);
    const body = { event_id: id, kinds: ['taken-part'], keys };
    return { client: await admin(world), path: '/admin/certificates/runs', body };
  },
  'POST /admin/certificates/zips': async (world) => {
    const { id } = await createEvent(world.product.database);
    await createCertificate(world.product.database, { event_id: id });
    const body = { event_id: id };
    return { client: await admin(world), path: '/admin/certificates/zips', body };
  },
  'POST /admin/certificates/reissues': async (world) => {
    const { database } = world.product;
    const event = await createEvent(database);
    const { id } = await createCertificate(database, { event_id: event.id });
    await revokeKeyOf(database, id, world.chance.pick(['2025-07-16', '2030-01-01']));
    const body = { event_id: event.id, earlier: true };
    return { client: await admin(world), path: '/admin/certificates/reissues', body };
  },
  'POST /admin/certificates/{id}/correction': async (world) => {
    const { id } = await createCertificate(world.product.database);
    const name = world.chance.pick(['Asha Kumari Rai', 'आशा राई', "Zoë O'Neill"]);
    return {
      client: await admin(world),
      path: `/admin/certificates/${id}/correction`,
      body: { name, reason: 'A letter was wrong.' },
    };
  },
  'POST /admin/certificates/{id}/revocation': async (world) => {
    const { id } = await createCertificate(world.product.database);
    const reason = world.chance.pick(['Issued to the wrong person.', '<b>No</b>', 'गल्ती']);
    const path = `/admin/certificates/${id}/revocation`;
    return { client: await admin(world), path, body: { reason } };
  },
  'PUT /admin/events/{id}/attendances': async (world) => {
    const { database } = world.product;
    const { id } = await createEvent(database);
    const registration = await createRegistration(database, { event_id: id });
    const body = { registration_ids: [registration.id], came: true };
    return { client: await admin(world), path: `/admin/events/${id}/attendances`, body };
  },
  'POST /admin/volunteers': async (world) => {
    const { id } = await createEvent(world.product.database);
    const name = world.chance.pick(['Bina Rai', 'विना राई']);
    const body = { event_id: id, volunteers: [{ name, email: 'bina@school.example' }] };
    return { client: await admin(world), path: '/admin/volunteers', body };
  },
  'DELETE /admin/volunteers/{id}': async (world) => {
    const client = await admin(world);
    const { id } = await createVolunteer(world.product.database, { entered_by: client.user.id });
    return { client, path: `/admin/volunteers/${id}` };
  },
};
