import type { OwnStand } from '@pratibha/contract/own-stands';
import type { StandsToJudge } from '@pratibha/contract/standing';
import type { RoundStand, RoundStands } from '@pratibha/contract/stands';
import { roundState } from '@pratibha/domain/judging/rounds';
import {
  inHallOrder,
  isDeserted,
  isLeft,
  isTaken,
  type StandForJudge,
  takenUntil,
} from '@pratibha/domain/judging/stands';
import type { StandForJudgeRow } from './standing.queries.ts';
import type { OwnStandRow, StandFacts, StandRow } from './stands.queries.ts';

/** The stands of a round for its organisers; a mobile only where somebody is to be called. */
export function roundStandsView(facts: StandFacts, rows: readonly StandRow[]): RoundStands {
  const works = rows.map(
    ({ folded: _, mobile, number, ...row }): RoundStand => ({
      ...row,
      number: number ?? 0,
      mobile: isDeserted(row.nobody) ? mobile : null,
    }),
  );
  const standing = works.flatMap((work) =>
    work.stand === null ? [] : [{ ...work, stand: work.stand }],
  );
  return {
    round_id: facts.id,
    manner: facts.manner,
    clock_minutes: facts.clock_minutes,
    published_at: facts.stands_published_at?.toISOString() ?? null,
    stands: [...inHallOrder(standing), ...works.filter(({ stand }) => stand === null)],
  };
}

/** A stand as the rules of going there ask for it. */
export function standForJudge(row: StandForJudgeRow, now: Date): StandForJudge {
  return {
    workId: row.submission_id,
    area: row.area,
    judges: row.judges,
    nobody: row.nobody,
    isTaken: isTaken(row.others_took_at, now),
    isOwn: row.assignment_id !== null,
    hasConflict: row.has_conflict,
    mark:
      row.mark === null || row.marked_at === null ? null : { mark: row.mark, at: row.marked_at },
  };
}

/** Where the judge goes, or stands and has not sent their sheet; undefined: nowhere. */
export function placeOf(rows: readonly StandForJudgeRow[], now: Date) {
  return rows.find(
    ({ at_judge_id, taken_at, arrived_at, is_done, has_conflict }) =>
      at_judge_id !== null &&
      !(is_done || has_conflict) &&
      taken_at !== null &&
      (arrived_at !== null || isTaken(taken_at, now)),
  );
}

type OfRound = {
  readonly round: { readonly id: number; readonly judges_per_work: number };
  readonly clockMinutes: number | null;
  /** Whether the works are shown. */
  readonly isOpen: boolean;
};

export function standsToJudgeView(
  rows: readonly StandForJudgeRow[],
  { round, clockMinutes, isOpen }: OfRound,
  now: Date,
): StandsToJudge {
  const shown = isOpen ? inHallOrder(rows.filter((row) => !row.has_conflict)) : [];
  const here = placeOf(shown, now);
  return {
    round_id: round.id,
    clock_minutes: clockMinutes,
    area: shown.find(({ at_judge_id }) => at_judge_id !== null)?.area ?? null,
    left: shown.filter((row) => isLeft(standForJudge(row, now), round.judges_per_work)).length,
    here:
      here?.taken_at == null
        ? null
        : {
            ...standView(here),
            taken_until: takenUntil(here.taken_at).toISOString(),
            arrived_at: here.arrived_at?.toISOString() ?? null,
          },
    stands: shown.map(standView),
  };
}

function standView({ stand, area, number, assignment_id, is_ended }: StandForJudgeRow) {
  return {
    ...{ stand, area },
    number: number ?? 0,
    assignment_id: is_ended === false ? assignment_id : null,
  };
}

export function ownStandView(row: OwnStandRow, now: Date): OwnStand {
  const of = row.judges_per_work;
  return {
    event_id: row.event_id,
    submission_id: row.submission_id,
    stand: row.stand,
    area: row.area,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    visits: roundState(row, now) === 'open' ? { made: Math.min(row.visited, of), of } : null,
  };
}
