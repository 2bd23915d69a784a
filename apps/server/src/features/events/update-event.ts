import type * as calls from '@pratibha/contract/events';
import { isClass } from '@pratibha/domain/events/event-kind';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockEvent } from './events.queries.ts';
import { type Locked, writeEvent } from './write-event.ts';

/** A class has a form of its own. */
export const findEventToUpdate: Find<typeof calls.updateEvent, Locked> = async (ctx, { id }) => {
  const event = await lockEvent(ctx.db, id);
  return event && isClass(event) ? undefined : event;
};

/** Replaces an event. */
export const updateEvent: UseCase<typeof calls.updateEvent, Locked> = (ctx, { body, found }) =>
  writeEvent(ctx, found, body, 'event.updated');
