import type { Condition } from '@pratibha/domain/find/find';
import type { Expression } from 'kysely';
import type { Context } from '../../platform/serve/context.ts';
import { refuseField } from '../../platform/serve/refused.ts';
import { foundOn } from '../find/find.ts';
import { peopleFound } from './candidates.queries.ts';

/**
 * Among whom certificates are given, where conditions say so: those of an event's registrations.
 * @throws Refused 'invalid-input' at `find` without an event
 */
export function peopleAsked(
  ctx: Pick<Context, 'db' | 'actor' | 'now'>,
  conditions: readonly Condition[] | null | undefined,
  eventId: number | null,
  prefix: '?' | '/',
): Expression<unknown> | undefined {
  const find = foundOn(conditions ?? undefined, ctx.now);
  if (find === undefined) return undefined;
  if (eventId === null)
    return refuseField({ pointer: `${prefix}find`, error: { code: 'unknown-filter' } });
  return peopleFound(ctx.db, { event_id: eventId, find }, ctx.actor);
}
