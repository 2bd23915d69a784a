import { isDeepStrictEqual } from 'node:util';
import type { AdminEvent, EventValues } from '@pratibha/contract/events';
import type { AuditAction } from '@pratibha/domain/audit/audit-kinds';
import { PLACE_FIELDS } from '@pratibha/domain/events/event-fields';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { DATES_MOVED } from '../notifications/notifications.ts';
import { keepVersion } from './event-versions.queries.ts';
import { findAdminEvent, lockEvent, recountSeats, replaceEvent } from './events.queries.ts';
import { adminEventView } from './events.view.ts';
import { notePlaceChange } from './place-changes.ts';
import { findPlace } from './places.queries.ts';

export type Locked = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** What students are told of: where one of these changes, they are told anew. */
const TOLD_DATES = ['status', 'requires_submission', 'submission_start', 'submission_close'];

/** The same of when and where it is. */
const TOLD_PLACE = ['event_date', ...PLACE_FIELDS];

/**
 * Puts other values into a locked event, and keeps what it was and what it is among its versions.
 * The lock keeps registrations out until dates and capacity agree again.
 */
export async function writeEvent(
  ctx: Context<SignedIn>,
  found: Locked,
  body: EventValues,
  action: Extract<AuditAction, 'event.updated' | 'event.taken-back'>,
): Promise<AdminEvent> {
  refuse(whyNotEditEvent(found));
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  await keepVersion(ctx.db, found, { at: found.updated_at, by: null });
  await replaceEvent(ctx.db, found.id, body, ctx.now);
  if (body.capacity !== null) await recountSeats(ctx.db, found.id);
  ctx.eventsChanged();
  const changes = differences(found, body);
  await ctx.audit({ action, subject: ['event', found.id], changes });
  if (TOLD_DATES.some((name) => name in changes)) {
    await ctx.jobs.add({ kind: DATES_MOVED, payload: { event_id: found.id } });
  }
  if (TOLD_PLACE.some((name) => name in changes)) {
    const after = await findPlace(ctx.db, found.id);
    await notePlaceChange(ctx.db, { ...after, ...found }, after, ctx.now);
  }
  const row = await findAdminEvent(ctx.db, found.id);
  if (!row) throw new Error(`event ${found.id} is not there after its update`);
  await keepVersion(ctx.db, row, { at: ctx.now, by: ctx.actor.id });
  return adminEventView(row);
}

function differences(before: Locked, after: EventValues): Record<string, [unknown, unknown]> {
  const { revision: _, ...fields } = after;
  const changed: Record<string, [unknown, unknown]> = {};
  for (const [name, value] of Object.entries(fields)) {
    const old: unknown = before[name as keyof typeof fields];
    // What was not sent stays as it is.
    if (value !== undefined && !isDeepStrictEqual(old, value)) changed[name] = [old, value];
  }
  return changed;
}
