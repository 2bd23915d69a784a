import type * as calls from '@pratibha/contract/desk-assignments';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { countOwn } from './desk-assignments.queries.ts';
import { findToldOf, writeToldOf } from './desk-notices.queries.ts';

/** Chooses of whose rows an organiser is told. */
export const chooseDeskNotices: UseCase<typeof calls.chooseDeskNotices> = async (ctx, { body }) => {
  const { id } = ctx.actor;
  const before = await findToldOf(ctx.db, id);
  await writeToldOf(ctx.db, id, body.told_of);
  await ctx.audit({
    action: 'desk.notices-chosen',
    subject: ['desk', id],
    changes: { told_of: [before, body.told_of] },
  });
  return { ...(await countOwn(ctx.db, ctx.actor)), told_of: body.told_of };
};
