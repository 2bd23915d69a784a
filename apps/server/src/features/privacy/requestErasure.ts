import type { askForErasure } from '@pratibha/contract/privacy';
import type { UseCase } from '../../platform/http/serve.ts';
import { upsertErasureRequest } from './privacy.queries.ts';
import { erasureView } from './privacy.view.ts';

/** Notes that a person wants to be erased; the reason stays out of the audit. */
export const requestErasure: UseCase<typeof askForErasure> = async (ctx, { body }) => {
  const { id } = ctx.actor;
  const request = await upsertErasureRequest(ctx.db, id, body.reason, ctx.now);
  await ctx.audit({ action: 'erasure.requested', subject: ['user', id] });
  return erasureView(request);
};
