import type { UserEvent } from '@pratibha/contract/events';
import { filterState } from '@pratibha/domain/events/event-state';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { factsOf } from '../../../data/event-facts.ts';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import css from './EventWindows.module.css';

type Props = { readonly event: UserEvent; readonly now: Date };

/**
 * How the person stands: 'Registration · Pending', 'Work · Pending'; nothing of who is not
 * registered.
 */
export function OwnBadge({ event }: Pick<Props, 'event'>) {
  const { registration_status: registration, submission_status: work } = event;
  if (registration === null) return null;
  return (
    <StatusBadge
      of={work === null ? EVENTS_WORDS.registration : EVENTS_WORDS.work}
      status={work ?? registration}
    />
  );
}

/**
 * Internal Only; Requires Submission or No Submission Required; places where they are counted,
 * until registration closes and they say nothing any more.
 */
export function EventBadges({ event, now }: Props) {
  const { seats_left: left } = event;
  const isTaking = ['UPCOMING', 'REGISTRATION_OPEN'].includes(filterState(factsOf(event), now));
  return (
    <div className={css.badges}>
      {event.internal_event && <Badge tone="accent">{EVENTS_WORDS.internalOnly}</Badge>}
      {event.requires_submission ? (
        <Badge tone="info">{EVENTS_WORDS.requiresSubmission}</Badge>
      ) : (
        <Badge tone="neutral">{EVENTS_WORDS.noSubmission}</Badge>
      )}
      {left !== null && isTaking && (
        <Badge tone={left === 0 ? 'danger' : 'warning'}>
          {left === 0 ? EVENTS_WORDS.full : EVENTS_WORDS.places(left)}
        </Badge>
      )}
    </div>
  );
}
