import type * as calls from '@pratibha/contract/coming';
import { whyNotComeAfterAll } from '@pratibha/domain/registrations/coming';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type OwnComingRow, writeComing } from './coming.queries.ts';
import { comingFacts, comingView } from './coming.view.ts';
import { afterwards, lockComing } from './say-cannot-come.ts';

export const findToCome: Find<typeof calls.comeAfterAll, OwnComingRow> = (ctx, params) =>
  lockComing(ctx, params);

/** Takes a seat again for somebody who cannot come and can after all, while there is one. */
export const comeAfterAll: UseCase<typeof calls.comeAfterAll, OwnComingRow> = async (
  ctx,
  { found },
) => {
  const { cannot_come_at: said } = found;
  if (said === null) return comingView(found, ctx.now);
  refuse(whyNotComeAfterAll(comingFacts(found), ctx.now));
  await writeComing(ctx.db, found.id, null);
  await ctx.audit({
    action: 'registration.comes-after-all',
    subject: ['registration', found.id],
    changes: { cannot_come_at: [said.toISOString(), null] },
  });
  return afterwards(ctx, found.id);
};
