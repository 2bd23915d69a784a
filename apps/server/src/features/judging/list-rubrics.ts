import * as calls from '@pratibha/contract/rubrics';
import { eventsWhere } from '@pratibha/domain/access';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { rubricView } from './judged.view.ts';
import { findRoundsToCopy } from './rounds.queries.ts';
import { findRubrics } from './rubrics.queries.ts';

/** The rubrics of the rounds that one organises, of which a copy may be made. */
export const listRubrics: UseCase<typeof calls.listRubrics> = async (ctx) => {
  const events = eventsWhere(calls.listRubrics.access, ctx.actor);
  const rounds = await findRoundsToCopy(ctx.db, events);
  const rubrics = await findRubrics(
    ctx.db,
    rounds.map(({ id }) => id),
  );
  const byRound = new Map(rubrics.map((rubric) => [rubric.round_id, rubric]));
  return rounds.flatMap(({ id, title, event_title }) => {
    const rubric = byRound.get(id);
    return rubric
      ? [{ round_id: id, round_title: title, event_title, rubric: rubricView(rubric) }]
      : [];
  });
};
