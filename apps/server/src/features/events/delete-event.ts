import type * as calls from '@pratibha/contract/events';
import { whyNotDeleteEvent } from '@pratibha/domain/refusals';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent, lockEvent, setEventStatus } from './events.queries.ts';
import { adminEventView } from './events.view.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

export const findEventToDelete: Find<typeof calls.deleteEvent, Locked> = (ctx, { id }) =>
  lockEvent(ctx.db, id);

/** Marks an event as deleted; what people did in it stays theirs. */
export const deleteEvent: UseCase<typeof calls.deleteEvent, Locked> = async (ctx, { found }) => {
  refuse(whyNotDeleteEvent(found));
  await setEventStatus(ctx.db, found.id, 'DELETED', ctx.now);
  ctx.eventsChanged();
  await ctx.audit({
    action: 'event.deleted',
    subject: ['event', found.id],
    changes: { title: [found.title, null], status: [found.status, 'DELETED'] },
  });
  const row = await findAdminEvent(ctx.db, found.id);
  if (!row) throw new Error(`event ${found.id} is not there after its deletion`);
  return adminEventView(row);
};
