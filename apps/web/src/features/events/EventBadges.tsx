import type { UserEvent } from '@pratibha/contract/events';
import { Badge } from '../../ui/StatusBadge.tsx';
import css from './EventWindows.module.css';
import { EVENTS_TEXTS } from './events.texts.ts';

/** Internal Only; Requires Submission or No Submission Required; places where they are counted. */
export function EventBadges({ event }: { readonly event: UserEvent }) {
  const { seats_left: left } = event;
  return (
    <div className={css.badges}>
      {event.internal_event && <Badge tone="accent">{EVENTS_TEXTS.internalOnly}</Badge>}
      {event.requires_submission ? (
        <Badge tone="info">{EVENTS_TEXTS.requiresSubmission}</Badge>
      ) : (
        <Badge tone="neutral">{EVENTS_TEXTS.noSubmission}</Badge>
      )}
      {left !== null && (
        <Badge tone={left === 0 ? 'danger' : 'warning'}>
          {left === 0 ? EVENTS_TEXTS.full : EVENTS_TEXTS.places(left)}
        </Badge>
      )}
    </div>
  );
}
