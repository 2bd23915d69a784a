import type { OwnPresentation } from '@pratibha/contract/own-presentations';
import type { Presentation, RoundPresentations } from '@pratibha/contract/presentations';
import { isToldOtherwise, type Slot, slotOf } from '@pratibha/domain/judging/presentations';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { OwnPresentationRow } from './own-presentations.queries.ts';
import type { PanelJudgeRow } from './panels.queries.ts';
import type { PlanRow, PresentationRow } from './presentations.queries.ts';

type Told = Pick<
  OwnPresentationRow,
  'told_room' | 'told_starts_at' | 'told_ends_at' | 'told_setup_minutes'
>;

/** What was told last; null: nothing yet. */
export function toldSlot({
  told_room: room,
  told_starts_at: starts,
  told_ends_at: ends,
  told_setup_minutes: setup_minutes,
}: Told): Slot | null {
  if (room === null || starts === null || ends === null || setup_minutes === null) return null;
  return { room, starts, ends, setup_minutes };
}

/** When a work is presented by the plan; null: it has no place yet. */
export function plannedSlot(
  plan: PlanRow | undefined,
  { room, place }: Pick<PresentationRow, 'room' | 'place'>,
): Slot | null {
  return plan === undefined || room === null || place === null
    ? null
    : slotOf(plan, { room, place });
}

/** Whether another time was told than it has now. */
export function isChanged(plan: PlanRow | undefined, row: PresentationRow): boolean {
  const slot = plannedSlot(plan, row);
  return slot !== null && isToldOtherwise(toldSlot(row), slot);
}

export function roundPresentationsView(
  roundId: number,
  facts: {
    readonly plan: PlanRow | undefined;
    readonly rows: readonly PresentationRow[];
    readonly panels: readonly PanelJudgeRow[];
  },
): RoundPresentations {
  const { plan, panels } = facts;
  const isPublished = plan !== undefined && plan.published_at !== null;
  const rows = facts.rows.filter(({ is_in }) => is_in);
  return {
    round_id: roundId,
    plan: plan ? planView(plan) : null,
    published_at: plan?.published_at?.toISOString() ?? null,
    changed: isPublished ? rows.filter((row) => isChanged(plan, row)).length : 0,
    panels: panels.flatMap(({ id, room }) => (room === null ? [] : [{ judge_id: id, room }])),
    works: rows.map((row) => workView(row, plan)),
  };
}

function workView(row: PresentationRow, plan: PlanRow | undefined): Presentation {
  const slot = plannedSlot(plan, row);
  return {
    submission_id: row.submission_id,
    number: row.number ?? 0,
    user_name: row.user_name,
    user_college: row.user_college,
    room: row.room,
    place: row.place,
    starts_at: slot?.starts.toISOString() ?? null,
    ends_at: slot?.ends.toISOString() ?? null,
    put_last: row.put_last,
    is_told: plan?.published_at != null && slot !== null && !isChanged(plan, row),
  };
}

function planView(row: PlanRow) {
  const { rooms, starts_at, minutes, setup_minutes, pause_minutes, pause_every } = row;
  const times = { minutes, setup_minutes, pause_minutes, pause_every };
  return { rooms, starts_at: starts_at.toISOString(), ...times };
}

export function ownPresentationView(row: OwnPresentationRow, now: Date): OwnPresentation[] {
  const slot = toldSlot(row);
  if (slot === null) return [];
  return [
    {
      event_id: row.event_id,
      submission_id: row.submission_id,
      room: slot.room,
      starts_at: slot.starts.toISOString(),
      ends_at: slot.ends.toISOString(),
      setup_minutes: slot.setup_minutes,
      visits: roundState(row, now) === 'open' ? { made: row.seen_by, of: row.panel } : null,
    },
  ];
}
