import type * as calls from '@pratibha/contract/events';
import { whyNotRestoreEvent } from '@pratibha/domain/refusals';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent, lockEvent, setEventStatus } from './events.queries.ts';
import { adminEventView } from './events.view.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

export const findEventToRestore: Find<typeof calls.restoreEvent, Locked> = (ctx, { id }) =>
  lockEvent(ctx.db, id);

/**
 * Takes a deletion back. The event is inactive then, whatever it was before: nothing reaches
 * students until somebody has looked at its dates.
 */
export const restoreEvent: UseCase<typeof calls.restoreEvent, Locked> = async (ctx, { found }) => {
  refuse(whyNotRestoreEvent(found));
  await setEventStatus(ctx.db, found.id, 'INACTIVE', ctx.now);
  ctx.eventsChanged();
  await ctx.audit({
    action: 'event.restored',
    subject: ['event', found.id],
    changes: { title: [null, found.title], status: [found.status, 'INACTIVE'] },
  });
  const row = await findAdminEvent(ctx.db, found.id);
  if (!row) throw new Error(`event ${found.id} is not there after it was restored`);
  return adminEventView(row);
};
