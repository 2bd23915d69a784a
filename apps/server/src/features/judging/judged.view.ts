import type { EarlierSheet } from '@pratibha/contract/earlier-sheets';
import type {
  JudgedRound,
  JudgedRoundDetails,
  OwnSheet,
  WorkToJudge,
} from '@pratibha/contract/judge';
import type { Rubric } from '@pratibha/contract/rubrics';
import { roundState } from '@pratibha/domain/judging/rounds';
import { sharesOf } from '@pratibha/domain/judging/rubrics';
import {
  assignmentState,
  isStillDue,
  lateState,
  type Scores,
} from '@pratibha/domain/judging/score-sheets';
import { blindLink } from '@pratibha/domain/works/work-page';
import type { JudgedRoundRow, JudgedWorkRow, WorkToJudgeRow } from './judged.queries.ts';
import { toldSlot } from './presentations.view.ts';
import type { RubricRow } from './rubrics.queries.ts';
import type { SheetRow } from './sheets.queries.ts';

/** A rubric with the share of each weight. */
export function rubricView({ number, comment, comment_words, criteria }: RubricRow): Rubric {
  const shares = sharesOf(criteria.map(({ weight }) => weight));
  return {
    number,
    comment,
    comment_words,
    criteria: criteria.map((criterion, at) => ({ ...criterion, share: shares[at] ?? 0 })),
  };
}

/** Scores in the order of the ids of their criteria. */
export function scoresView(scores: Scores): { criterion_id: number; level: number }[] {
  return Object.entries(scores).map(([id, level]) => ({ criterion_id: Number(id), level }));
}

/** Where the judge stands with a work. */
function stateOf({ state, has_earlier }: Pick<JudgedWorkRow, 'state' | 'has_earlier'>) {
  return assignmentState(state, has_earlier);
}

export function judgedRoundView(
  row: JudgedRoundRow,
  works: readonly JudgedWorkRow[],
  now: Date,
): JudgedRound {
  return {
    id: row.id,
    event_title: row.event_title,
    title: row.title,
    state: roundState(row, now),
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    is_blind: row.is_blind,
    names_judges: row.names_judges,
    minutes_per_work: row.minutes_per_work,
    manner: row.manner,
    judge_state: row.judge_state,
    most_works: row.most_works,
    works: works.length,
    sent: works.filter((work) => !isStillDue(stateOf(work))).length,
    has_tried: row.tried_at !== null,
    in_training: row.in_training,
  };
}

export function judgedRoundDetailsView(
  row: JudgedRoundRow,
  { works, rubric }: { readonly works: readonly JudgedWorkRow[]; readonly rubric: RubricRow },
  now: Date,
): JudgedRoundDetails {
  const round = judgedRoundView(row, works, now);
  const areShown = round.state === 'open' || round.state === 'over';
  return {
    ...round,
    rubric: rubricView(rubric),
    works_listed: areShown
      ? works.map((work) => ({
          id: work.id,
          number: work.number ?? 0,
          state: stateOf(work),
          scores: scoresView(work.scores ?? {}),
          presented: presentedView(work),
        }))
      : [],
  };
}

function presentedView(work: JudgedWorkRow) {
  const slot = toldSlot(work);
  return slot === null
    ? null
    : {
        room: slot.room,
        starts_at: slot.starts.toISOString(),
        ends_at: slot.ends.toISOString(),
      };
}

/** A sheet as its judge sees it. */
export function ownSheetView(row: SheetRow): OwnSheet {
  return {
    state: row.state,
    scores: scoresView(row.scores),
    comment: row.comment,
    note: row.note,
    cannot_because: row.cannot_because,
    saved_at: row.saved_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    is_late: row.is_late,
    late: lateState(row),
    version: row.version,
  };
}

/** A work to judge: in a blind round nothing of whoever made it. */
export function workToJudgeView(
  row: WorkToJudgeRow,
  facts: {
    readonly sheets: readonly SheetRow[];
    readonly rubric: RubricRow;
    readonly byEarlier: EarlierSheet | null;
  },
): WorkToJudge {
  const { sheets, rubric, byEarlier } = facts;
  const sheet = sheets.find(({ revision }) => revision === row.revision);
  const earlier = sheets.find(({ revision }) => revision < row.revision);
  return {
    id: row.id,
    round_id: row.round_id,
    number: row.number ?? 0,
    description: row.description,
    work_link: row.is_blind ? blindLink(row.work_link) : row.work_link,
    demo_or_alternate_link: row.demo_or_alternate_link,
    by: row.is_blind ? null : { name: row.name, college: row.college_name },
    state: assignmentState(sheet?.state ?? null, earlier !== undefined || byEarlier !== null),
    closes_at: row.closes_at.toISOString(),
    manner: row.manner,
    rubric: rubricView(rubric),
    sheet: sheet ? ownSheetView(sheet) : null,
    earlier: earlier ? ownSheetView(earlier) : null,
    by_earlier_rubric: byEarlier,
  };
}
