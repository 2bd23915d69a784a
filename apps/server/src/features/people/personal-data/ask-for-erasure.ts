import type * as calls from '@pratibha/contract/personal-data';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { upsertErasureRequest } from './personal-data.queries.ts';
import { erasureView } from './personal-data.view.ts';

/** Notes that a person wants to be erased; the reason stays out of the audit. */
export const askForErasure: UseCase<typeof calls.askForErasure> = async (ctx, { body }) => {
  const { id } = ctx.actor;
  const request = await upsertErasureRequest(ctx.db, id, body.reason, ctx.now);
  await ctx.audit({ action: 'erasure.requested', subject: ['user', id] });
  return erasureView(request);
};
