import type { Proposal } from '@pratibha/contract/assignments';
import type { Assignment, Judge, Round, RoundWork } from '@pratibha/contract/rounds';
import type { SheetDetails } from '@pratibha/contract/score-sheets';
import { mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import type { ProposedAssignment } from '@pratibha/domain/judging/assignment';
import { roundState, wouldTake } from '@pratibha/domain/judging/rounds';
import {
  assignmentState,
  isStillDue,
  pointsOf,
  type Scores,
} from '@pratibha/domain/judging/score-sheets';
import type { Pair } from '@pratibha/domain/judging/shared-works';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { AssignmentRow } from './assignments.queries.ts';
import { rubricView, scoresView } from './judged.view.ts';
import type { JudgeRow } from './judges.queries.ts';
import type { RoundWorkRow } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';
import type { RubricRow } from './rubrics.queries.ts';
import { pauseView } from './running.view.ts';
import type { FoundSheet } from './sheets.queries.ts';

export function roundView(row: RoundRow, now: Date): Round {
  const { event_title: _, opened_at, opens_at, closes_at, ...others } = row;
  const { paused_at: __, pause_sentence: ___, ...rest } = others;
  return {
    ...rest,
    pause: pauseView(row),
    opens_at: opens_at.toISOString(),
    closes_at: closes_at.toISOString(),
    opened_at: opened_at?.toISOString() ?? null,
    state: roundState(row, now),
  };
}

export function roundWorkView(
  row: RoundWorkRow,
  { takes, opened_at }: Pick<RoundRow, 'takes' | 'opened_at'>,
): RoundWork {
  const { status, is_listed, revision, ...rest } = row;
  const isChosen = is_listed && row.out_because === null;
  return {
    ...rest,
    revision: revision ?? row.current_revision,
    submission_status: status,
    is_in: opened_at === null ? wouldTake(takes, { status, isChosen }) : isChosen,
  };
}

/** Who is not known to have an account here is not named before they accept. */
export function judgeView(
  row: JudgeRow,
  assignments: readonly AssignmentRow[],
  viewer: Grantee,
): Judge {
  const { user_id, guest_id, round_id: _, event_id: __, name, tried_at, ...rest } = row;
  const own = assignments.filter((each) => each.judge_id === row.id && isActive(each));
  const states = own.map(stateOfAssignment);
  const isNamed = row.answered_at !== null || mayDo('users.read', viewer);
  return {
    ...rest,
    name: guest_id !== null && name === null ? GUEST_WORDS.nameless : isNamed ? name : null,
    is_guest: guest_id !== null,
    has_account: user_id !== null,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    nudged_at: row.nudged_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    has_tried: tried_at !== null,
    works: own.length,
    sent: states.filter((state) => !isStillDue(state)).length,
    has_begun: states.some((state) => state !== 'not-begun'),
  };
}

/** Whether the judge has it to judge, or has judged it. */
export function isActive(row: Pick<AssignmentRow, 'is_ended' | 'is_in' | 'has_conflict'>): boolean {
  return !row.is_ended && row.is_in && !row.has_conflict;
}

/** Whether the sheet of an assignment counts: it was sent, and by nobody in training. */
export function doesCount(row: AssignmentRow): boolean {
  return row.state === 'sent' && row.out_because === null && isActive(row) && !row.in_training;
}

export function stateOfAssignment(row: Pick<AssignmentRow, 'state' | 'has_earlier'>) {
  return assignmentState(row.state, row.has_earlier);
}

type Shown = {
  readonly round: RoundRow;
  readonly rubric: RubricRow;
  /** Whether whoever asks may see no points. */
  readonly isHidden: boolean;
};

export function assignmentView(row: AssignmentRow, { round, rubric, isHidden }: Shown): Assignment {
  const points =
    row.state === 'sent' && !isHidden ? pointsOf(rubric.criteria, row.scores as Scores) : null;
  return {
    judge_id: row.judge_id,
    submission_id: row.submission_id,
    state: stateOfAssignment(row),
    sheet_id: isHidden ? null : row.sheet_id,
    points: rounded(points),
    cannot_because: row.cannot_because,
    late_sheet_id: isHidden || row.late_out_because !== null ? null : row.late_sheet_id,
    late_minutes: minutesLate(row.late_at, endOf(round, row.judge_closes_at)),
    counts: doesCount(row),
    is_ended: row.is_ended || row.has_conflict,
    from_paper_by: row.paper_by,
  };
}

/** How late it came in minutes, a begun one counted; null where it came in time. */
function minutesLate(at: Date | null, end: Date): number | null {
  if (at === null || at <= end) return null;
  return Math.ceil((at.getTime() - end.getTime()) / 60_000);
}

/** The end of the round for one judge. */
function endOf({ closes_at }: Pick<RoundRow, 'closes_at'>, ofJudge: Date | null): Date {
  return ofJudge !== null && ofJudge > closes_at ? ofJudge : closes_at;
}

/** To a tenth: what is told, not what is counted with. */
export function rounded(points: number | null): number | null {
  return points === null ? null : Math.round(points * 10) / 10;
}

export function sheetDetailsView(row: FoundSheet, rubric: RubricRow): SheetDetails {
  return {
    id: row.id,
    number: row.number,
    judge_name: row.judge_name ?? GUEST_WORDS.nameless,
    state: row.state,
    scores: scoresView(row.scores),
    points: rounded(pointsOf(rubric.criteria, row.scores)),
    comment: row.comment,
    note: row.note,
    cannot_because: row.cannot_because,
    revision: row.revision,
    is_late: row.is_late,
    late_minutes: minutesLate(row.is_late ? row.saved_at : null, row.closes_at),
    from_paper_by: row.paper_by,
    saved_at: row.saved_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    out_because: row.out_because,
    rubric: rubricView(rubric),
  };
}

/** @param hidden works of which whoever asks is told nothing */
export function proposalView(
  { basis, kept, proposed }: Proposed,
  hidden: ReadonlySet<number>,
): Proposal {
  const isTold = ({ workId }: Pick<Pair, 'workId'>) => !hidden.has(workId);
  const untold = [...kept, ...proposed.added].filter((pair) => !isTold(pair));
  return {
    basis,
    added: proposed.added.filter(isTold).map(({ judgeId, workId }) => ({
      judge_id: judgeId,
      submission_id: workId,
    })),
    loads: proposed.loads.map(({ id, works, mostWorks }) => ({
      judge_id: id,
      works: works - untold.filter(({ judgeId }) => judgeId === id).length,
      most_works: mostWorks,
    })),
    uncovered: proposed.uncovered.filter(isTold).map(({ workId, missing, conflicts }) => ({
      submission_id: workId,
      missing,
      conflicts,
    })),
    groups: proposed.groups.map((group) => [...group]),
  };
}

/** A proposal, and of what it was made. */
export type Proposed = {
  readonly basis: string;
  readonly kept: readonly Pair[];
  readonly proposed: ProposedAssignment;
};
