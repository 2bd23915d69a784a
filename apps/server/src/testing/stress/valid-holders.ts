import { createCertificate } from '../certificate-factories.ts';
import { createEvent, createSubmission } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** Somebody with a certificate. */
async function holder({ product }: ValidWorld) {
  const client = await product.as('USER');
  const { id } = await createCertificate(product.database, { user_id: client.user.id });
  return { client, id, path: `/user/certificates/${id}/share` };
}

const named = ({ chance }: ValidWorld) => ({ name: chance.pick(['Asha Rai', 'आशा राई']) });

/** Requests about one's own certificates, and names on them. */
export const VALID_HOLDERS: Readonly<Record<string, Build>> = {
  'PUT /user/certificates/{id}/share': holder,
  'DELETE /user/certificates/{id}/share': async (world) => {
    const { client, path } = await holder(world);
    await client.put(`/api${path}`);
    return { client, path };
  },
  'PUT /user/editions/{id}/certificate-name': async (world) => {
    const { client, id } = await holder(world);
    const { rows } = await world.product.database.pool.query<{ edition_id: number }>(
      'select edition_id from certificates where id = $1',
      [id],
    );
    const path = `/user/editions/${rows[0]?.edition_id}/certificate-name`;
    return { client, path, body: { name: `${named(world).name} I` } };
  },
  'POST /admin/certificate-names': async ({ product }) => {
    const event = await createEvent(product.database);
    await createSubmission(product.database, { event_id: event.id });
    const client = await product.as('ADMIN');
    return { client, path: '/admin/certificate-names', body: { event_id: event.id } };
  },
  'PUT /admin/users/{id}/certificate-name': async (world) => {
    const { client } = await holder(world);
    return {
      client: await world.product.as('ADMIN'),
      path: `/admin/users/${client.user.id}/certificate-name`,
      body: named(world),
    };
  },
};
