import type { UserEvent } from '@pratibha/contract/events';
import type { OwnPlaceInLine, OwnWaitingList } from '@pratibha/contract/waiting';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import { formatDateTime } from '@pratibha/words/time';
import { WAITING_WORDS as W } from '@pratibha/words/waiting/student';
import { WHY_NO_OFFER_WORDS } from '@pratibha/words/waiting/why';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userEventPath } from '../../../../data/address/app-paths.ts';
import { read } from '../../../../data/queries.ts';
import { useByClock } from '../../../../data/server-clock.ts';
import { SiteLink } from '../../../../shell/frame/links.tsx';
import { Button, buttonClass } from '../../../../ui/plain/Button.tsx';
import { lateDialog } from '../../../session/session.tsx';
import { Notice } from './Notice.tsx';
import { LeaveList, Offer } from './OwnPlace.tsx';
import css from './Waiting.module.css';

const JoinDialog = lateDialog(async () => (await import('../AnswerDialogs.tsx')).JoinDialog);

type Props = {
  readonly event: UserEvent;
  /** Why the event's button does nothing. */
  readonly refusal: ParticipationRefusal | null;
  /** On the event's own page all of it stands; on its card the one thing to do. */
  readonly isPage?: boolean;
};

/** Often enough for an offer, which stands for an hour at least. */
const EVERY_MS = 60_000;

const LISTS = {
  ...read('GET /user/events/waiting', {}),
  refetchInterval: ({ state }: { state: { data?: readonly OwnWaitingList[] | undefined } }) =>
    state.data?.some(({ waiting }) => waiting !== null) ? EVERY_MS : false,
} as const;

/**
 * The waiting list of an event that is full: to join it, where one stands, and an offer. Where
 * there is none, or nothing to wait for yet, one is told once.
 */
export function Waiting({ event, refusal, isPage = false }: Props) {
  const isLater = refusal === 'registration-not-open';
  const lists = useQuery({ ...LISTS, enabled: !isLater }).data;
  if (isLater) return <Notice event={event} about="opens" />;
  const list = lists?.find(({ event_id }) => event_id === event.id);
  if (list === undefined)
    return lists && refusal === 'full' && <Notice event={event} about="seat-free" />;
  const { waiting } = list;
  if (waiting === null && list.refusal !== null) return null;
  return (
    <section className={css.waiting} aria-label={`${W.heading}: ${event.title}`}>
      {isPage && <h2>{W.heading}</h2>}
      {waiting === null ? (
        <Joining event={event} list={list} isPage={isPage} />
      ) : (
        <Standing event={event} list={list} waiting={waiting} isPage={isPage} />
      )}
    </section>
  );
}

type ListProps = {
  readonly event: UserEvent;
  readonly list: OwnWaitingList;
  readonly isPage: boolean;
};

function Joining({ event, list, isPage }: ListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isPage && <p className={css.quiet}>{W.how(list)}</p>}
      <Button
        variant="secondary"
        aria-label={W.joinFor(event.title)}
        onClick={() => setIsOpen(true)}
      >
        {W.join}
      </Button>
      {isOpen && <JoinDialog event={event} how={W.how(list)} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type StandingProps = ListProps & { readonly waiting: OwnPlaceInLine };

function Standing({ event, list, waiting, isPage }: StandingProps) {
  const { offer_until: until, rank, why } = waiting;
  const offer = useByClock((now) => (until !== null && now >= new Date(until) ? 'over' : 'open'));
  if (until !== null) {
    if (offer === 'over') return <p className={css.stands}>{W.over}</p>;
    return (
      <>
        <p className={css.stands}>{W.held(formatDateTime(new Date(until)))}</p>
        {isPage ? (
          <Offer event={event} />
        ) : (
          <SiteLink href={userEventPath({ id: event.id })} className={buttonClass()}>
            {W.see}
          </SiteLink>
        )}
      </>
    );
  }
  return (
    <>
      <p className={css.stands}>{rank === null ? W.byLot(list.in_line) : W.rank(rank)}</p>
      {why !== null && <p className={css.quiet}>{WHY_NO_OFFER_WORDS[why]}</p>}
      {isPage && <LeaveList event={event} />}
    </>
  );
}
