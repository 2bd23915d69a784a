import type { withdrawErasure } from '@pratibha/contract/privacy';
import type { UseCase } from '../../platform/http/serve.ts';
import { deleteErasureRequest } from './privacy.queries.ts';
import { erasureView } from './privacy.view.ts';

/** Takes the wish back. */
export const withdrawErasureRequest: UseCase<typeof withdrawErasure> = async (ctx) => {
  const { id } = ctx.actor;
  if (await deleteErasureRequest(ctx.db, id)) {
    await ctx.audit({ action: 'erasure.withdrawn', subject: ['user', id] });
  }
  return erasureView(undefined);
};
