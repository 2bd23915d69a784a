import type { AnnouncementRefusal } from '../refusals.ts';
import type { AnnouncementState } from './announcements.ts';

/** From when until when an announcement stands above the events of whoever was told. */
export type StripTime = { readonly from: Date; readonly until: Date };

/** What can be wrong with the time of a strip. */
export type StripError = { readonly code: 'strip-ends-before-start' };

/** What is wrong with the time, or null. */
export function stripError({ from, until }: StripTime): StripError | null {
  return until > from ? null : { code: 'strip-ends-before-start' };
}

/** The states of an announcement that may stand there: what was stopped was a mistake. */
const SHOWN: readonly AnnouncementState[] = ['draft', 'scheduled', 'sent'];

/** Whether an announcement in this state may stand above the events, or be prepared to. */
export function mayBeStrip(state: AnnouncementState): boolean {
  return SHOWN.includes(state);
}

/** How it is with the strip of an announcement: only what was sent stands anywhere. */
export type StripStanding = 'unsent' | 'missed' | 'stopped' | 'ahead' | 'stands' | 'over';

/** Whether the strip stands above the events now, or why not. */
export function stripStanding(
  { state, from, until }: StripTime & { readonly state: AnnouncementState },
  now: Date,
): StripStanding {
  const isOver = now >= until;
  if (state === 'stopped') return 'stopped';
  if (state !== 'sent') return isOver ? 'missed' : 'unsent';
  if (isOver) return 'over';
  return now < from ? 'ahead' : 'stands';
}

/**
 * Why an announcement may not stand there until then, or null; to take it away is always possible.
 */
export function whyNotShowStrip(
  { state, until }: { readonly state: AnnouncementState; readonly until: Date },
  now: Date,
): AnnouncementRefusal | null {
  if (!mayBeStrip(state)) return 'announcement-shows-no-strip';
  return until <= now ? 'announcement-time-past' : null;
}
