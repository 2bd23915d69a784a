import type * as calls from '@pratibha/contract/prepared-decisions';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { wholeRelease } from './release-decisions.ts';
import {
  endRelease,
  findRelease,
  lockWaitingRelease,
  type ReleaseRow,
} from './releases.queries.ts';

export const findReleaseToCallOff: Find<typeof calls.callOffDecisions, ReleaseRow> = (
  ctx,
  { id },
) => findRelease(ctx.db, id);

/** Calls off a release whose instant lies ahead; its decisions stay prepared. */
export const callOffDecisions: UseCase<typeof calls.callOffDecisions, ReleaseRow> = async (
  ctx,
  { found },
) => {
  if (!(await lockWaitingRelease(ctx.db, found.id, ctx.now)))
    throw new Refused('release-not-waiting');
  await endRelease(ctx.db, found.id, ctx.now, 'called-off');
  await ctx.audit({
    action: 'event.release-called-off',
    subject: ['event', found.event_id],
    changes: { rows: found.total, at: found.at.toISOString() },
  });
  return wholeRelease(ctx.db, found.id);
};
