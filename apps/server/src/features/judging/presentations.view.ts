import type { OwnPresentation } from '@pratibha/contract/own-presentations';
import type { RoundPresentations } from '@pratibha/contract/presentations';
import { slotOf } from '@pratibha/domain/judging/presentations';
import type { OwnPresentationRow, PlanRow, PresentationRow } from './presentations.queries.ts';

export function roundPresentationsView(
  roundId: number,
  plan: PlanRow | undefined,
  rows: readonly PresentationRow[],
): RoundPresentations {
  return {
    round_id: roundId,
    plan: plan ? planView(plan) : null,
    published_at: plan?.published_at?.toISOString() ?? null,
    works: rows.map(({ number, ...row }) => {
      const slot = plan && row.place !== null ? slotOf(plan, row.place) : null;
      return {
        ...row,
        number: number ?? 0,
        starts_at: slot?.starts.toISOString() ?? null,
        ends_at: slot?.ends.toISOString() ?? null,
      };
    }),
  };
}

function planView({ round_id: _, published_at: __, starts_at, ...plan }: PlanRow) {
  return { ...plan, starts_at: starts_at.toISOString() };
}

export function ownPresentationView(row: OwnPresentationRow): OwnPresentation {
  const { starts, ends } = slotOf(row, row.place);
  return {
    event_id: row.event_id,
    submission_id: row.submission_id,
    room: row.room,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    setup_minutes: row.setup_minutes,
  };
}
