import type { OwnPlaceInLine, OwnWaitingList } from '@pratibha/contract/waiting';
import type { WaitingAnswers } from '@pratibha/contract/waiting-answers';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import type { Actor } from '@pratibha/domain/access';
import {
  type PassedOver,
  seatsToOffer,
  whyNoOffers,
  whyNoOfferYet,
  whyNotJoin,
  whyPassedOver,
} from '@pratibha/domain/waiting/waiting-lists';
import { type EventInLine, settingsOf } from './line.queries.ts';
import type { Judged } from './offer-seats.ts';
import type { OwnLineRow } from './own-waiting.queries.ts';
import type { WaitingAnswersRow } from './waiting-answers.queries.ts';

type Viewer = Pick<Actor, 'isInternal' | 'isProfileComplete'>;

/** Whether a seat is there for who registers: nobody does so past those who wait. */
function isFreeForAll(row: EventInLine): boolean {
  return row.in_line === 0 && seatsToOffer(row) !== 0;
}

/** Why this person may not join the list, or null. */
export function joinRefusal(row: OwnLineRow, viewer: Viewer, now: Date) {
  return whyNotJoin(
    {
      event: row,
      list: settingsOf(row),
      isInternal: viewer.isInternal,
      isRegistered: row.is_registered,
      isProfileComplete: viewer.isProfileComplete,
      isFree: isFreeForAll(row),
      isWaiting: row.waiting_id !== null,
    },
    now,
  );
}

/** The waiting list of an event, as this person meets it. */
export function ownWaitingView(row: OwnLineRow, viewer: Viewer, now: Date): OwnWaitingList {
  const { by_lot, offer_hours } = settingsOf(row);
  // The own profile is asked for when somebody goes on.
  const refusal = joinRefusal(row, { ...viewer, isProfileComplete: true }, now);
  const { in_line } = row;
  return {
    event_id: row.id,
    by_lot,
    offer_hours,
    in_line,
    waiting: placeOf(row, viewer, now),
    refusal,
  };
}

function placeOf(row: OwnLineRow, viewer: Viewer, now: Date): OwnPlaceInLine | null {
  const { since, offered_until: until } = row;
  if (since === null) return null;
  const ofOffer = { since: since.toISOString(), rank: null };
  if (until !== null) {
    // One that is over stands until a job, or a press, has taken it back.
    return until > now
      ? { ...ofOffer, offer_until: until.toISOString(), why: null }
      : { ...ofOffer, offer_until: null, why: 'offer-over' };
  }
  const list = settingsOf(row);
  const why = whyNoOfferYet(
    whyPassedOver(row, { ...viewer, isActive: true }),
    whyNoOffers({ event: row, list }, now),
    seatsToOffer(row) !== 0,
  );
  return { ...ofOffer, rank: list.by_lot ? null : row.rank, offer_until: null, why };
}

/** What somebody answered who waits. */
export function waitingAnswersView(row: WaitingAnswersRow): WaitingAnswers {
  return {
    event_id: row.event_id,
    event_title: row.event_title,
    question_answers: row.answers as WaitingAnswers['question_answers'],
    questions: row.questions as WaitingAnswers['questions'],
    event_questions: row.event_questions as WaitingAnswers['event_questions'],
  };
}

/** Most who are told at once. */
const MOST_PEOPLE = 1000;

/** The same for organisers, with everybody who waits. */
export function waitingListView(
  event: EventInLine,
  line: readonly Judged[],
  now: Date,
): WaitingList {
  const list = settingsOf(event);
  return {
    event_id: event.id,
    ...list,
    revision: event.list_version ?? 0,
    capacity: event.capacity,
    taken: event.taken,
    held: event.held,
    no_offers: whyNoOffers({ event, list }, now),
    people: line.slice(0, MOST_PEOPLE).map(personView),
    total: line.length,
  };
}

function personView(each: Judged): WaitingList['people'][number] {
  const passed_over: PassedOver | null = each.why;
  return {
    id: each.id,
    user_id: each.user_id,
    user_name: each.user_name,
    since: each.since.toISOString(),
    offered_at: each.offered_at?.toISOString() ?? null,
    offer_until: each.offered_until?.toISOString() ?? null,
    offer_reason: each.offer_reason,
    passed_over,
  };
}
