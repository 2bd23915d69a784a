import type * as calls from '@pratibha/contract/events';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockEvent } from './events.queries.ts';
import { type Locked, writeEvent } from './write-event.ts';

export const findEventToUpdate: Find<typeof calls.updateEvent, Locked> = (ctx, { id }) =>
  lockEvent(ctx.db, id);

/** Replaces an event. */
export const updateEvent: UseCase<typeof calls.updateEvent, Locked> = (ctx, { body, found }) =>
  writeEvent(ctx, found, body, 'event.updated');
