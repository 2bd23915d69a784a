import type { EventStatus } from '@pratibha/domain/statuses';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';

type Row = { readonly event_title: string; readonly event_status: EventStatus };

/** The event of a row; of a deleted one the words say so. */
export function eventWords({ event_title, event_status }: Row): string {
  return event_status === 'DELETED' ? REVIEW_WORDS.deletedEvent(event_title) : event_title;
}
