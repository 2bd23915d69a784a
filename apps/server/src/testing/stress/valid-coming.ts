import { createRegistration } from '../factories.ts';
import { VALID_CLASSES } from './valid-classes.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';
import { VALID_WAITING } from './valid-waiting.ts';

async function shortlisted({ product }: ValidWorld, cannot_come_at: Date | null) {
  const client = await product.as('USER');
  const values = { user_id: client.user.id, status: 'SHORTLISTED', cannot_come_at } as const;
  const { id } = await createRegistration(product.database, values);
  return { client, path: `/user/registrations/${id}/cannot-come` };
}

/**
 * Requests of who is shortlisted: that they cannot come, and that they can after all; and of who
 * waits to come at all.
 */
export const VALID_COMING = {
  ...VALID_WAITING,
  ...VALID_CLASSES,
  'PUT /user/registrations/{id}/cannot-come': (world: ValidWorld): Promise<ValidRequest> =>
    shortlisted(world, null),
  'DELETE /user/registrations/{id}/cannot-come': (world: ValidWorld): Promise<ValidRequest> =>
    shortlisted(world, world.product.clock.now()),
};
