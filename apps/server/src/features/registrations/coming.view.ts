import type { Coming } from '@pratibha/contract/coming';
import { whyNotComeAfterAll, whyNotSayCannotCome } from '@pratibha/domain/registrations/coming';
import { hasNoSeatLeft } from '@pratibha/domain/registrations/seats';
import type { OwnComingRow } from './coming.queries.ts';

/** What the rules ask. */
export function comingFacts(row: OwnComingRow) {
  const { registration_status: status, capacity, seats, coming, taken } = row;
  // Who was not decided on, or not again, comes without a seat of those who are shortlisted.
  const isBeyond = status === 'SHORTLISTED' && seats !== null && hasNoSeatLeft({ seats, coming });
  const isFull = isBeyond || (capacity !== null && (taken ?? 0) >= capacity);
  return { event: row, status, isFull, hasFullOptions: row.has_full_options };
}

/** Whether the person comes, and why they may not say otherwise. */
export function comingView(row: OwnComingRow, now: Date): Coming {
  const whyNot = row.cannot_come_at === null ? whyNotSayCannotCome : whyNotComeAfterAll;
  return {
    registration_id: row.id,
    event_id: row.event_id,
    cannot_come_at: row.cannot_come_at?.toISOString() ?? null,
    refusal: whyNot(comingFacts(row), now),
  };
}
