import type * as calls from '@pratibha/contract/rounds';
import { eventsOf } from '@pratibha/domain/editions/competition-events';
import { type RoundForm, whyNotAddRound } from '@pratibha/domain/judging/rounds';
import { RUBRIC_LIMITS, type RubricForm } from '@pratibha/domain/judging/rubrics';
import { FIRST_RUBRIC_WORDS } from '@pratibha/words/judging/first-rubric';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { roundDetails } from './round-details.ts';
import { countRounds, findEventOfRounds, insertRound } from './rounds.queries.ts';
import { insertRubric } from './rubrics.queries.ts';

export type EventOfRounds = NonNullable<Awaited<ReturnType<typeof findEventOfRounds>>>;

export const findEventToJudge: Find<typeof calls.addRound, EventOfRounds> = (ctx, { id }) =>
  findEventOfRounds(ctx.db, id);

/** Prepares a round, with one criterion or those that the competition names. */
export function addRound(edition: LiveEdition): UseCase<typeof calls.addRound, EventOfRounds> {
  return async (ctx, { body: { begin_with: beginWith, ...form }, found }) => {
    const rounds = await countRounds(ctx.db, found.id);
    refuse(whyNotAddRound({ rounds }));
    if (form.takes === 'best' && rounds === 0) throw new Refused('no-round-before');
    const id = await insertFirstRound(ctx, { edition, event: found, form, beginWith });
    return roundDetails(ctx, id);
  };
}

type Begun = {
  readonly edition: LiveEdition;
  readonly event: EventOfRounds;
  readonly form: RoundForm;
  readonly beginWith: 'one-criterion' | 'judged-on';
};

/** A round with the rubric that it begins with. @returns its id */
export async function insertFirstRound(
  ctx: Context,
  { edition, event, form, beginWith }: Begun,
): Promise<number> {
  const id = await insertRound(ctx.db, event.id, form);
  const titles = beginWith === 'judged-on' ? judgedOn(edition, event) : [];
  await insertRubric(ctx.db, id, firstRubric(titles));
  await ctx.audit({
    action: 'round.added',
    subject: ['round', id],
    changes: { title: [null, form.title], event_id: event.id },
  });
  return id;
}

/** What the competition of the event is judged on, by the pages of the edition. */
export function judgedOn({ content }: LiveEdition, event: EventOfRounds): readonly string[] {
  const { all } = content.competitions;
  const names = all.map(({ name }) => name);
  return all.find(({ name }) => eventsOf(name, names, [event]).length > 0)?.criteria ?? [];
}

function firstRubric(titles: readonly string[]): RubricForm {
  const named = titles.length === 0 ? [FIRST_RUBRIC_WORDS.overall] : titles;
  return {
    comment: 'may',
    comment_words: 0,
    criteria: named.slice(0, RUBRIC_LIMITS.criteria).map((title) => ({
      id: null,
      title: [...title].slice(0, RUBRIC_LIMITS.title).join(''),
      meaning: '',
      weight: 1,
      levels: [...FIRST_RUBRIC_WORDS.levels],
    })),
  };
}
