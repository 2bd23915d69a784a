import type { UserEvent } from '@pratibha/contract/events';
import type { OwnPlaceInLine, OwnWaitingList } from '@pratibha/contract/waiting';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import { formatDateTime } from '@pratibha/words/time';
import { rankSentence } from '@pratibha/words/waiting/rank';
import { WAITING_WORDS as W } from '@pratibha/words/waiting/student';
import { WHY_NO_OFFER_WORDS } from '@pratibha/words/waiting/why';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingQuery } from '../../../../data/queries.ts';
import { useByClock } from '../../../../data/server-clock.ts';
import { Button } from '../../../../ui/plain/Button.tsx';
import { lateDialog, useUser } from '../../../session/session.tsx';
import { Notice } from './Notice.tsx';
import { LeaveList, Offer } from './OwnPlace.tsx';
import css from './Waiting.module.css';

const JoinDialog = lateDialog(async () => (await import('../AnswerDialogs.tsx')).JoinDialog);

/** Before one joins, of whoever has no profile. */
const ProfileGate = lateDialog(async () => (await import('../ProfileGate.tsx')).ProfileGate);

type Props = {
  readonly event: UserEvent;
  /** Why the event's button does nothing. */
  readonly refusal: ParticipationRefusal | null;
  readonly isOfClass?: boolean;
};

/** Often enough for an offer, which stands for an hour at least. */
const EVERY_MS = 60_000;

/**
 * On the page of an event: its waiting list where it is full, to join it, where one stands, and an
 * offer. Where there is none, or nothing to wait for yet, one is told once.
 */
export function Waiting({ event, refusal, isOfClass = false }: Props) {
  const lists = useQuery({ ...waitingQuery(), refetchInterval: EVERY_MS }).data;
  if (refusal === 'registration-not-open') return <Notice event={event} about="opens" />;
  const list = lists?.find(({ event_id }) => event_id === event.id);
  if (list === undefined)
    return lists && refusal === 'full' && <Notice event={event} about="seat-free" />;
  const { waiting } = list;
  if (waiting === null && list.refusal !== null) return null;
  return (
    <section className={css.waiting} aria-label={`${W.heading}: ${event.title}`}>
      <h2>{W.heading}</h2>
      {waiting === null ? (
        <Joining {...{ event, list, isOfClass }} />
      ) : (
        <Standing event={event} list={list} waiting={waiting} />
      )}
    </section>
  );
}

type ListProps = {
  readonly event: UserEvent;
  readonly list: OwnWaitingList;
};

type JoiningProps = ListProps & { readonly isOfClass: boolean };

function Joining({ event, list, isOfClass }: JoiningProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isGated = !useUser().is_profile_complete;
  const close = () => setIsOpen(false);
  return (
    <>
      <p className={css.quiet}>{W.how(list)}</p>
      <Button
        variant="secondary"
        aria-label={W.joinFor(event.title)}
        onClick={() => setIsOpen(true)}
      >
        {W.join}
      </Button>
      {isOpen && isGated && <ProfileGate isOpen onClose={close} />}
      {isOpen && !isGated && (
        <JoinDialog {...{ event, isOfClass }} how={W.how(list)} onClose={close} />
      )}
    </>
  );
}

type StandingProps = ListProps & { readonly waiting: OwnPlaceInLine };

function Standing({ event, list, waiting }: StandingProps) {
  const { offer_until: until, rank, why } = waiting;
  const offer = useByClock((now) => (until !== null && now >= new Date(until) ? 'over' : 'open'));
  if (why === 'offer-over' || offer === 'over') {
    return <p className={css.stands}>{WHY_NO_OFFER_WORDS['offer-over']}</p>;
  }
  if (until !== null) {
    return (
      <>
        <p className={css.stands}>{W.held(formatDateTime(new Date(until)))}</p>
        <Offer event={event} />
      </>
    );
  }
  return (
    <>
      <p className={css.stands}>{rank === null ? W.byLot(list.in_line) : rankSentence(rank)}</p>
      {why !== null && <p className={css.quiet}>{WHY_NO_OFFER_WORDS[why]}</p>}
      {(why === 'no-seat-free' || why === 'seat-comes') && (
        <p className={css.quiet}>{W.next(list.offer_hours)}</p>
      )}
      <LeaveList event={event} />
    </>
  );
}
