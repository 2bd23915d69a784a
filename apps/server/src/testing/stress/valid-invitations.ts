import type { NewInvitation } from '@pratibha/contract/invitations';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

async function inviting({ product, chance }: ValidWorld): Promise<Required<ValidRequest>> {
  const client = await product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));
  const body = { email: `new-${client.user.id}@school.example`, event_grants: [] };
  return { client, path: '/admin/invitations', body };
}

/** Requests about who has no account yet. */
export const VALID_INVITATIONS = {
  'POST /admin/invitations': inviting,
  'DELETE /admin/invitations/{id}': async (world: ValidWorld): Promise<ValidRequest> => {
    const { client, path, body } = await inviting(world);
    const { made } = (await client.post(`/api${path}`, body)).json<NewInvitation>();
    return { client, path: `${path}/${made.id}` };
  },
};
