import type { UserEvent } from '@pratibha/contract/events';
import type { CardButton } from '@pratibha/domain/events/event-state';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import { EVENT_BUTTON_WORDS, EVENTS_WORDS } from '@pratibha/words/events/student';
import { PARTICIPATION_WORDS } from '@pratibha/words/registrations/participation-refusals';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { mayReplace } from '../../../data/event-facts.ts';
import { comingQuery } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import css from './EventAction.module.css';
import { useEventDialogs } from './event-dialogs.ts';
import { takesPart } from './event-view.ts';

type Props = {
  readonly event: UserEvent;
  readonly button: CardButton;
  /** See `isInEvent`. */
  readonly isIn: boolean;
};

/**
 * The event's one button (R4.8); where it is disabled, the reason in words above it, and whether
 * the person has but to come. A work that was handed in has a link beside it that replaces it.
 * Heard alone it names the event, after the words that are seen.
 */
export function EventAction({ event, button, isIn }: Props) {
  const reasonId = useId();
  const { open } = useEventDialogs();
  const { code, action, refusal } = button;
  // Asked for who takes part, and said perhaps that they cannot come.
  const coming = useQuery({ ...comingQuery(), enabled: takesPart(event) }).data;
  const isOut =
    takesPart(event) && coming?.some((each) => each.event_id === event.id && each.cannot_come_at);
  const label = EVENT_BUTTON_WORDS[code];
  const name = `${label}: ${event.title}`;
  if (action === null) {
    return (
      <div className={css.action}>
        {isOut && <NotComing />}
        {isIn && !isOut && (
          <p className={css.isIn}>
            {event.registration_status === 'PENDING' ? EVENTS_WORDS.isInPending : EVENTS_WORDS.isIn}
          </p>
        )}
        <p id={reasonId} className={css.reason}>
          {reasonOf(event, refusal)}
        </p>
        <Button className={css.button} disabled aria-label={name} aria-describedby={reasonId}>
          {label}
        </Button>
        {mayReplace(event, button) && (
          <SiteLink
            href={userEventPath({ id: event.id, opens: 'replace' })}
            className={`${buttonClass('secondary')} ${css.button}`}
            aria-label={`${EVENTS_WORDS.replace}: ${event.title}`}
          >
            {EVENTS_WORDS.replace}
          </SiteLink>
        )}
      </div>
    );
  }
  return (
    <div className={css.action}>
      {isOut && <NotComing />}
      {action === 'submit' && event.works_once && <p className={css.reason}>{EVENTS_WORDS.once}</p>}
      <Button
        className={css.button}
        aria-label={name}
        onClick={() => open(action === 'register' ? 'register' : 'submit', event.id)}
      >
        {label}
      </Button>
    </div>
  );
}

function NotComing() {
  return <p className={css.isOut}>{EVENTS_WORDS.cannotCome}</p>;
}

/** The table says Already Registered whatever became of it; the reason says what did. */
function reasonOf(event: UserEvent, refusal: ParticipationRefusal): string {
  const isRejected = event.registration_status === 'REJECTED';
  return refusal === 'already-registered' && isRejected
    ? EVENTS_WORDS.rejected
    : PARTICIPATION_WORDS[refusal];
}
