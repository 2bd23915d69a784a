import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { buttonFor } from '../../../data/event-facts.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EventAction } from './EventAction.tsx';
import { EventBadges, OwnBadge } from './EventBadges.tsx';
import { EventBanner } from './EventBanner.tsx';
import css from './EventCard.module.css';
import { EventTimes } from './EventTimes.tsx';
import { EventWaiting } from './EventWaiting.tsx';
import { eventCardId } from './event-dialogs.ts';
import { isInEvent, isOverFor } from './event-view.ts';

type Props = {
  readonly event: UserEvent;
  readonly isInternal: boolean;
  /** See `lastChange`; epoch milliseconds. */
  readonly since: number;
};

/** An event in the list (R2.34); a press beside its button opens its page. */
export const EventCard = memo(function EventCard({ event, isInternal, since }: Props) {
  const now = new Date(since);
  const viewer = { is_internal: isInternal };
  const button = buttonFor(event, viewer, now);
  return (
    <article id={eventCardId(event.id)} className={css.card}>
      <div className={css.words}>
        <h2 className={css.title}>
          <SiteLink href={userEventPath({ id: event.id })}>{event.title}</SiteLink>
        </h2>
        <p className={css.description}>{event.description}</p>
        <EventTimes event={event} now={now} />
        {event.event_details_url !== null && (
          <a
            className={css.details}
            href={event.event_details_url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {EVENTS_WORDS.details}
            <ExternalLink size={16} strokeWidth={1.75} aria-label={EVENTS_WORDS.opensElsewhere} />
          </a>
        )}
      </div>
      <div className={css.picture} data-over={isOverFor(event, viewer, now)}>
        <EventBanner event={event} />
        <div className={css.badges}>
          <OwnBadge event={event} />
          <EventBadges event={event} now={now} />
        </div>
      </div>
      <div className={css.action}>
        <EventAction event={event} button={button} isIn={isInEvent(event, viewer, now)} />
        <EventWaiting event={event} refusal={button.refusal} />
      </div>
    </article>
  );
});
