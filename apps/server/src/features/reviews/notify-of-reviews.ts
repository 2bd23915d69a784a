import type { Notification, NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { Context } from '../../platform/serve/context.ts';
import { dropUntold, findLastTold, moveUntold, notify } from '../notifications/notifications.ts';
import type { OfPerson, ReviewKind, StatusOf } from './reviews.queries.ts';

/** A row before its version rose by the decision, or by its reopening. */
type Row = OfPerson & { readonly id: number; readonly version: number };

/** What is told, by kind, of a status that a row has come to; PENDING is what was reopened. */
const TOLD_OF: {
  readonly [K in ReviewKind]: (row: Row, status: StatusOf[K]) => Notification;
} = {
  registration: ({ id, event_id, version }, status) => {
    const params = { event_id, registration_id: id, version: version + 1 };
    return status === 'PENDING'
      ? { kind: 'registration-reopened', params }
      : { kind: 'registration-decided', params: { ...params, status } };
  },
  submission: ({ id, event_id, version }, status) => {
    const params = { event_id, submission_id: id, version: version + 1 };
    if (status === 'PENDING') return { kind: 'work-reopened', params };
    if (status === 'RESUBMISSION_REQUIRED') return { kind: 'resubmission-asked', params };
    return { kind: 'work-decided', params: { ...params, status } };
  },
};

/** What students rely on, until they are told otherwise. */
const DECISIONS: readonly NotificationKind[] = [
  'registration-decided',
  'work-decided',
  'resubmission-asked',
  'registration-remarks-corrected',
  'work-remarks-corrected',
];

function ofOne(kind: ReviewKind, { id, user_id: userId }: Row) {
  return {
    userId,
    about: kind === 'registration' ? { registration_id: id } : { submission_id: id },
  };
}

/** Tells each student the decision, a while after it; what was not told yet no longer holds. */
export async function notifyOfDecisions<K extends ReviewKind>(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: K,
  rows: readonly Row[],
  status: StatusOf[K],
): Promise<void> {
  await dropUntold(
    ctx.db,
    rows.map((row) => ofOne(kind, row)),
  );
  const told = rows.map((row) => ({
    ...TOLD_OF[kind](row, status),
    userId: row.user_id,
    at: ctx.now,
  }));
  await notify(ctx.db, told);
}

/**
 * Other remarks to a decision that stays: what is not told yet will tell them, and whoever was told
 * others is told that. A mail that still waits says them by itself.
 */
export async function notifyOfCorrection(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: ReviewKind,
  row: Row,
): Promise<void> {
  const moved = await moveUntold(ctx.db, ofOne(kind, row), row.version + 1);
  if (moved.some(({ is_told }) => !is_told)) return;
  const { id, event_id, version: before } = row;
  const version = before + 1;
  const told: Notification =
    kind === 'registration'
      ? {
          kind: 'registration-remarks-corrected',
          params: { event_id, registration_id: id, version },
        }
      : { kind: 'work-remarks-corrected', params: { event_id, submission_id: id, version } };
  const mail = moved.length > 0 ? 'none' : 'waiting';
  await notify(ctx.db, [{ ...told, userId: row.user_id, at: ctx.now, mail }]);
}

/**
 * A decision that was taken back before the student heard of it was none; one that they heard of,
 * or found on their page before there were notifications, is told to be open again.
 */
export async function notifyOfReopening<K extends ReviewKind>(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: K,
  row: Row,
): Promise<void> {
  const of = ofOne(kind, row);
  const dropped = await dropUntold(ctx.db, [of]);
  const last = await findLastTold(ctx.db, of);
  const isRelied = last === undefined ? dropped === 0 : DECISIONS.includes(last);
  if (!isRelied) return;
  await notify(ctx.db, [{ ...TOLD_OF[kind](row, 'PENDING'), userId: row.user_id, at: ctx.now }]);
}
