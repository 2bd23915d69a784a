import type { UserEvent } from '@pratibha/contract/events';
import type { OwnWaitingList } from '@pratibha/contract/waiting';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import { rankWords } from '@pratibha/words/waiting/rank';
import { WAITING_CARD_WORDS as W } from '@pratibha/words/waiting/student/card';
import { useQuery } from '@tanstack/react-query';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { waitingQuery } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import css from './EventAction.module.css';

type Props = {
  readonly event: UserEvent;
  /** Why the event's button does nothing. */
  readonly refusal: ParticipationRefusal | null;
};

/**
 * On the card of an event that opens later, or is full: the way to be told, to wait, or to take
 * what is held, on the event's own page. It comes with the first view, so that nothing moves.
 */
export function EventWaiting({ event: { id, title }, refusal }: Props) {
  const lists = useQuery(waitingQuery()).data;
  const isLater = refusal === 'registration-not-open';
  if (lists === undefined || !(isLater || refusal === 'full')) return null;
  const label = isLater ? W.opens : labelOf(lists.find(({ event_id }) => event_id === id));
  return (
    <SiteLink
      href={userEventPath({ id })}
      className={`${buttonClass('quiet')} ${css.button} ${css.beside}`}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </SiteLink>
  );
}

function labelOf(list: OwnWaitingList | undefined): string {
  if (list === undefined) return W.free;
  const { waiting } = list;
  if (waiting === null) return W.join;
  if (waiting.offer_until !== null) return W.offer;
  return waiting.rank === null ? W.place : rankWords(waiting.rank);
}
