import type { Guest, GuestLink } from '@pratibha/contract/guest';
import type { GuestOfRound } from '@pratibha/contract/guests';
import { isGuestThere } from '@pratibha/domain/judging/guests';
import { roundState } from '@pratibha/domain/judging/rounds';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { GuestRow } from './guests.queries.ts';

/** Whether a device has the link and still judges with it. */
export function isTaken(row: GuestRow, now: Date): boolean {
  return row.is_taken && isGuestThere(row, { sinceMs: row.since_ms }, now);
}

export function guestOfRoundView(row: GuestRow, now: Date): GuestOfRound {
  return {
    id: row.id,
    judge_id: row.judge_id,
    name: row.name,
    made_at: row.made_at.toISOString(),
    is_judging: row.judge_state === 'accepted',
    has_link: row.has_link,
    is_taken: isTaken(row, now),
    device: row.device,
    begun_at: row.begun_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    refused_at: row.refused_at?.toISOString() ?? null,
  };
}

/** @param isOther whether another device than the one that asks has the link */
export function guestLinkView(row: GuestRow, isOther: boolean, now: Date): GuestLink {
  const state = roundState(row, now);
  return {
    name: row.name ?? GUEST_WORDS.nameless,
    event_title: row.event_title,
    round_title: row.round_title,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    state: state === 'over' ? 'over' : state !== 'open' ? 'early' : isOther ? 'in-use' : 'open',
  };
}

type Named = Pick<GuestRow, 'id' | 'name' | 'round_id' | 'event_title' | 'round_title'>;

/** A guest as their own device knows them. */
export function guestView(row: Named): Guest {
  return {
    id: -row.id,
    name: row.name ?? GUEST_WORDS.nameless,
    round_id: row.round_id,
    event_title: row.event_title,
    round_title: row.round_title,
  };
}
