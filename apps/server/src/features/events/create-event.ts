import type * as calls from '@pratibha/contract/events';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent } from './events.queries.ts';
import { adminEventView } from './events.view.ts';
import { makeEvent } from './make-event.ts';

/** Creates an event. */
export const createEvent: UseCase<typeof calls.createEvent> = async (ctx, { body }) => {
  const id = await makeEvent({ db: ctx.db, audit: (entry) => ctx.audit(entry) }, body);
  ctx.eventsChanged();
  const row = await findAdminEvent(ctx.db, id);
  if (!row) throw new Error(`event ${id} is not there after its insert`);
  return adminEventView(row);
};
