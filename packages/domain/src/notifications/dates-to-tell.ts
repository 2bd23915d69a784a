import type { EventFacts } from '../events/event-facts.ts';
import { CLOSES_SOON_MS } from './notifications.ts';

/** Milliseconds for which it is news that an event takes in works. */
const NEWS_MS = 24 * 3_600_000;

export type DateToTell = {
  readonly kind: 'submission-opens' | 'submission-closes-soon';
  /** The instant of the event that is told. */
  readonly at: Date;
};

type Facts = Pick<
  EventFacts,
  'status' | 'requires_submission' | 'submission_start' | 'submission_close'
>;

/**
 * What whoever takes part and has handed in nothing is told now of an event's dates. Where the
 * window is no longer than the warning, that it opens is the warning.
 */
export function datesToTell(event: Facts, now: Date): readonly DateToTell[] {
  const { status, requires_submission, submission_start: start, submission_close: close } = event;
  if (status !== 'ACTIVE' || !requires_submission || start === null || close === null) return [];
  if (now < start || now > close) return [];
  const warning = close.getTime() - CLOSES_SOON_MS;
  if (warning > start.getTime() && now.getTime() >= warning) {
    return [{ kind: 'submission-closes-soon', at: close }];
  }
  const isNews = now.getTime() - start.getTime() < NEWS_MS;
  return isNews ? [{ kind: 'submission-opens', at: start }] : [];
}
