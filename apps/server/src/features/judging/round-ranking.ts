import type * as calls from '@pratibha/contract/round-rankings';
import type { RoundRanking, WorkByRank } from '@pratibha/contract/round-rankings';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { differences, meanLevels } from '@pratibha/domain/ranking/criteria';
import { type RankedWork, rankingWorks } from '@pratibha/domain/ranking/rank-works';
import { withoutEachJudge } from '@pratibha/domain/ranking/without-each-judge';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf, type TableColumn } from '../../platform/lists/export-table.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { countedFor } from './counted-for.ts';
import type { CountedRound } from './counted-round.ts';
import { isFrozen } from './counted-sheets.queries.ts';
import { inSlices } from './in-slices.ts';
import { findJudges } from './judges.queries.ts';
import { stateOfAssignment } from './judging.view.ts';
import { findRankedAnswers } from './ranked-answers.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/** How the works of a round stand. */
export const getRoundRanking: UseCase<typeof calls.getRoundRanking, RoundRow> = async (
  ctx,
  { found },
): Promise<RoundRanking> => {
  const counted = await countedFor(ctx, found);
  const { rubric, works, sheets, assignments } = counted;
  const ids = works.map(({ submission_id }) => submission_id);
  const ranking = await inSlices(rankingWorks(sheets, ids.map(String)));
  const deciding = new Map(
    (await inSlices(withoutEachJudge(sheets, ids.map(String)))).map(({ judge, winners }) => [
      judge,
      winners,
    ]),
  );
  const numbers = new Map(works.map(({ submission_id, number }) => [`${submission_id}`, number]));
  const judges = new Map((await findJudges(ctx.db, found.id)).map((row) => [`${row.id}`, row]));
  return {
    round_id: found.id,
    round_title: found.title,
    event_title: found.event_title,
    ranked_by: ranking.basis,
    means_because: ranking.why,
    // None can be sent to frozen results: nothing of this changes by them.
    sheets_due: (await isFrozen(ctx.db, found.id)) ? 0 : dueOf(assignments),
    works: worksByRank(counted, ranking.works),
    judges: ranking.judges.map(({ judge, sheets: own, severity }) => ({
      judge_id: Number(judge),
      name: judges.get(judge)?.name ?? GUEST_WORDS.nameless,
      sheets: own,
      severity,
      winners_without: deciding.get(judge)?.map((work) => numbers.get(work) ?? 0) ?? null,
    })),
    criteria: rubric.criteria.map(({ id, title, weight, levels }) => ({
      ...{ id, title, weight, level_count: levels.length },
    })),
    differences: differences(sheets).map(({ work, criterion, lowest, highest }) => ({
      ...{ submission_id: Number(work), criterion_id: Number(criterion), lowest, highest },
    })),
    answers: [
      ...collegesOf(counted),
      ...(await findRankedAnswers(ctx.db, found.event_id, ids)).map(
        ({ submission_ids, ...rest }) => ({
          ...{ ...rest, submission_ids: [...submission_ids] },
        }),
      ),
    ],
  };
};

const dueOf = (assignments: CountedRound['assignments']): number =>
  assignments.filter((row) => !row.in_training && isStillDue(stateOfAssignment(row))).length;

function worksByRank({ works, sheets }: CountedRound, ranked: readonly RankedWork[]): WorkByRank[] {
  const byId = new Map(works.map((work) => [`${work.submission_id}`, work]));
  const levels = meanLevels(sheets);
  return ranked.flatMap(({ work: id, group, open, ...rest }) => {
    const work = byId.get(id);
    if (!work) return [];
    return {
      submission_id: work.submission_id,
      number: work.number ?? 0,
      user_name: work.user_name,
      user_college: work.user_college,
      ...rest,
      group: { first: group[0], last: group[1] },
      open: { first: open[0], last: open[1] },
      mean_levels: [...(levels.get(id) ?? [])].map(([criterion, mean]) => ({
        ...{ criterion_id: Number(criterion), mean },
      })),
    };
  });
}

function collegesOf({ works }: CountedRound): RoundRanking['answers'] {
  const named = works.filter(({ user_college }) => user_college !== null);
  return [...Map.groupBy(named, ({ user_college }) => user_college?.trim() ?? '')]
    .map(([answer, own]) => ({
      question: null,
      answer,
      submission_ids: own.map(({ submission_id }) => submission_id),
    }))
    .sort((a, b) => (a.answer < b.answer ? -1 : 1));
}

/** The ranking of a round as CSV, in the order of ranks, with what judges gave each criterion. */
export const exportRoundRanking: UseCase<typeof calls.exportRoundRanking, RoundRow> = async (
  ctx,
  { found },
) => {
  const counted = await countedFor(ctx, found);
  const ids = counted.works.map(({ submission_id }) => `${submission_id}`);
  const ranking = await inSlices(rankingWorks(counted.sheets, ids));
  const rows = worksByRank(counted, ranking.works);
  const event = { id: found.event_id, title: found.event_title };
  return filesByEvent(ctx, 'ranking', [event], () => ({
    columns: columnsOf(counted),
    rows: all(rows),
  }));
};

function columnsOf({ rubric }: CountedRound): TableColumn<WorkByRank>[] {
  return [
    columnOf('rank', ({ rank }: WorkByRank) => rank),
    columnOf('work', ({ number }: WorkByRank) => number),
    columnOf('submitted_by', ({ user_name }: WorkByRank) => user_name),
    columnOf('college', ({ user_college }: WorkByRank) => user_college),
    columnOf('sheets', ({ sheets }: WorkByRank) => sheets),
    columnOf('mean', ({ mean }: WorkByRank) => mean),
    columnOf('calibrated', ({ calibrated }: WorkByRank) => calibrated),
    columnOf('margin_80_percent', ({ margin }: WorkByRank) => margin),
    columnOf('group_first', ({ group }: WorkByRank) => group.first),
    columnOf('group_last', ({ group }: WorkByRank) => group.last),
    columnOf('open_first', ({ open }: WorkByRank) => open.first),
    columnOf('open_last', ({ open }: WorkByRank) => open.last),
    ...rubric.criteria.map(({ id, title }) =>
      columnOf(
        title,
        ({ mean_levels }: WorkByRank) =>
          mean_levels.find(({ criterion_id }) => criterion_id === id)?.mean,
      ),
    ),
  ];
}

async function* all(rows: readonly WorkByRank[]) {
  yield* rows;
}
