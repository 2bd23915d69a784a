import type { UserEvent } from '@pratibha/contract/events';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventPlace } from './EventPlace.tsx';
import css from './EventToKeep.module.css';

type Props = { readonly event: UserEvent; readonly now: Date };

/**
 * What one keeps of an event's page: how to get there, its dates in a calendar, the page on paper.
 */
export function EventToKeep({ event, now }: Props) {
  return (
    <div className={css.keep}>
      <EventPlace id={event.id} />
      <AddToCalendar event={event} now={now} />
      <PrintButton />
    </div>
  );
}
