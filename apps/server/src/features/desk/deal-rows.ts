import type * as calls from '@pratibha/contract/desk-assignments';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseOthers } from './assign-rows.ts';
import { deal } from './desk-assignments.queries.ts';
import { holdSeen } from './seen-subjects.ts';

/** Deals the rows that nobody has among some organisers; what somebody has stays theirs. */
export const dealRows: UseCase<typeof calls.dealRows> = async (ctx, { body }) => {
  const among = [...new Set(body.among)];
  const subjects = await holdSeen(ctx, body);
  await refuseOthers(ctx.db, among, subjects);
  const ids = subjects.map(({ id }) => id);
  const changed = await deal(ctx.db, { kind: body.kind, ids }, { among, at: ctx.now });
  await ctx.audit({
    action: 'desk.dealt',
    subject: ['desk', ctx.actor.id],
    changes: {
      about: [null, body.kind],
      rows: [null, changed.length],
      people: [null, among.length],
    },
  });
  const dealt = among.map((user_id) => ({
    user_id,
    rows: changed.filter((each) => each.user_id === user_id).length,
  }));
  return { dealt, kept: ids.length - changed.length };
};
