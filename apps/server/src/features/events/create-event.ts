import type * as calls from '@pratibha/contract/events';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent, insertEvent, recountSeats } from './events.queries.ts';
import { adminEventView } from './events.view.ts';

/** Creates an event; where it has a capacity, its seats are counted from the beginning. */
export const createEvent: UseCase<typeof calls.createEvent> = async (ctx, { body }) => {
  const id = await insertEvent(ctx.db, body);
  if (body.capacity !== null) await recountSeats(ctx.db, id);
  ctx.eventsChanged();
  await ctx.audit({
    action: 'event.created',
    subject: ['event', id],
    changes: { title: [null, body.title] },
  });
  const row = await findAdminEvent(ctx.db, id);
  if (!row) throw new Error(`event ${id} is not there after its insert`);
  return adminEventView(row);
};
