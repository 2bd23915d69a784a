import { createRegistration } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

/** A valid request for each call about what somebody answered, or answered before withdrawing. */
export const VALID_ANSWERS: Readonly<Record<string, (world: ValidWorld) => Promise<ValidRequest>>> =
  {
    'PUT /user/registrations/{id}/answers': async ({ product, chance }) => {
      const client = await product.as('USER');
      const { id } = await createRegistration(product.database, { user_id: client.user.id });
      const answer = chance.pick(['Instagram', 'A poster at school', '=1+1', '😀']);
      const body = { event_answers: [{ '1': answer }], revision: 1 };
      return { client, path: `/user/registrations/${id}/answers`, body };
    },
    'DELETE /user/withdrawals/{id}': async ({ product }) => {
      const client = await product.as('USER');
      const { id } = await createRegistration(product.database, { user_id: client.user.id });
      await client.delete(`/api/user/registrations/${id}`);
      return { client, path: `/user/withdrawals/${id}` };
    },
  };
