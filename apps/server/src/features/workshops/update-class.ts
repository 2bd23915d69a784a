import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@pratibha/contract/workshop-classes';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findPlace, notePlaceChange } from '../events/events.ts';
import { classAsItIs } from './class-as-it-is.ts';
import { type AdminClassRow, lockClass } from './classes.queries.ts';
import { replaceClass } from './keep-class.queries.ts';

export const findClassToUpdate: Find<typeof calls.updateClass, AdminClassRow> = (ctx, { id }) =>
  lockClass(ctx.db, id);

/** Replaces a class; whoever has a seat is told, near its day, that it is elsewhere or later. */
export const updateClass: UseCase<typeof calls.updateClass, AdminClassRow> = async (
  ctx,
  { body, found },
) => {
  refuse(whyNotEditEvent(found));
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  const before = await findPlace(ctx.db, found.id);
  await replaceClass(ctx.db, found.id, body, ctx.now);
  await notePlaceChange(ctx.db, before, await findPlace(ctx.db, found.id), ctx.now);
  ctx.eventsChanged();
  const changes = differences(found, body);
  await ctx.audit({ action: 'event.updated', subject: ['event', found.id], changes });
  return classAsItIs(ctx.db, found.id);
};

function differences(before: AdminClassRow, { revision: _, ...after }: calls.ClassValues) {
  const changed: Record<string, [unknown, unknown]> = {};
  for (const [name, value] of Object.entries(after)) {
    const was = before[name as keyof typeof after];
    if (!isDeepStrictEqual(was, value)) changed[name] = [was, value];
  }
  return changed;
}
