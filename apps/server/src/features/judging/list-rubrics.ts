import * as calls from '@pratibha/contract/rubrics';
import { eventsWhere } from '@pratibha/domain/access';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { rubricView } from './judged.view.ts';
import { findTitlesToCopy } from './nominations.queries.ts';
import { findRoundsToCopy } from './rounds.queries.ts';
import { findRubrics } from './rubrics.queries.ts';

/** The rubrics of the rounds that one organises, of which a copy may be made, and nominations. */
export const listRubrics: UseCase<typeof calls.listRubrics> = async (ctx) => {
  const events = eventsWhere(calls.listRubrics.access, ctx.actor);
  const rounds = await findRoundsToCopy(ctx.db, events);
  const ids = rounds.map(({ id }) => id);
  const rubrics = await findRubrics(ctx.db, ids);
  const titles = Map.groupBy(await findTitlesToCopy(ctx.db, ids), ({ round_id }) => round_id);
  const byRound = new Map(rubrics.map((rubric) => [rubric.round_id, rubric]));
  return rounds.flatMap(({ id, title, event_title }) => {
    const rubric = byRound.get(id);
    if (!rubric) return [];
    const nominations = (titles.get(id) ?? []).map((each) => each.title);
    const of = { round_id: id, round_title: title, event_title };
    return [{ ...of, rubric: rubricView(rubric), nominations }];
  });
};
