import type * as calls from '@pratibha/contract/personal-data';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { deleteErasureRequest } from './personal-data.queries.ts';
import { erasureView } from './personal-data.view.ts';

/** Takes the wish back. */
export const withdrawErasure: UseCase<typeof calls.withdrawErasure> = async (ctx) => {
  const { id } = ctx.actor;
  if (await deleteErasureRequest(ctx.db, id)) {
    await ctx.audit({ action: 'erasure.withdrawn', subject: ['user', id] });
  }
  return erasureView(undefined);
};
