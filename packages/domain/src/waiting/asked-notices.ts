import { type EventFacts, positionIn } from '../events/event-facts.ts';

/** Of what somebody may ask to be told, once. */
export const NOTICES_ABOUT = ['opens', 'seat-free'] as const;
export type NoticeAbout = (typeof NOTICES_ABOUT)[number];

/** Reasons of their own for which nobody is told anything of an event. */
export const NOTICE_REFUSALS = ['nothing-to-tell'] as const;
export type NoticeRefusal = (typeof NOTICE_REFUSALS)[number];

/**
 * Of what somebody may ask to be told as things are, or null: that registration opens, before it
 * does; that a seat is free, where there is none and nobody can wait for one.
 */
export function noticeFor(
  facts: {
    readonly event: EventFacts;
    readonly isInternal: boolean;
    readonly isRegistered: boolean;
    readonly isFull: boolean;
    readonly hasWaitingList: boolean;
  },
  now: Date,
): NoticeAbout | null {
  const { event, isInternal } = facts;
  if (event.status !== 'ACTIVE' || facts.isRegistered) return null;
  if (event.internal_event && !isInternal) return null;
  const position = positionIn(event.registration_open, event.registration_close, now);
  if (position === 'before') return 'opens';
  return position === 'within' && facts.isFull && !facts.hasWaitingList ? 'seat-free' : null;
}
