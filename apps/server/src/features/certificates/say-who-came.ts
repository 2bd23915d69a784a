import type * as calls from '@pratibha/contract/attendances';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { dropCame, writeCame } from './attendances.queries.ts';

/**
 * Says of registrations of an event that their people came, or takes it back. Said again, it stays
 * as it was said first; those of other events are left out.
 */
export const sayWhoCame: UseCase<typeof calls.sayWhoCame, { readonly id: number }> = async (
  ctx,
  { body: { registration_ids: ids, came }, found },
) => {
  const of = { eventId: found.id, ids };
  const changed = came
    ? await writeCame(ctx.db, { ...of, at: ctx.now, by: ctx.actor.id })
    : await dropCame(ctx.db, of);
  for (const id of changed) {
    await ctx.audit({
      action: came ? 'registration.came' : 'registration.came-not',
      subject: ['registration', id],
    });
  }
  return { changed: changed.length };
};
