import { type ShowSlide, type ShowStep, stepsOfShow } from '@pratibha/domain/results/show';
import { type Consent, shownName } from '@pratibha/domain/submissions/consents';
import { REHEARSAL_WORDS } from '@pratibha/words/results/rehearsal';
import { shownNameWords } from '@pratibha/words/submissions/shown-names';
import type { Context } from '../../platform/serve/context.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { findRoundToFreeze } from './results.queries.ts';
import { prizesOf } from './results-so-far.ts';
import { findMakers, type MakerRow } from './shown-results.queries.ts';
import { findAwardsToShow } from './shows.queries.ts';

/** An award of a show, with whom the hall reads. */
export type AwardToShow = {
  /** Its row; null: it is invented. */
  readonly id: number | null;
  readonly place: number;
  readonly title: string;
  readonly prize: string;
  readonly position: number | null;
  readonly by: string;
  /** Where `by` is a name. */
  readonly college: string | null;
  /** Whether everybody sees it. */
  readonly isOut: boolean;
  /** Whether who made it may not be named elsewhere. */
  readonly isUnnamed: boolean;
};
export type StepsToShow = readonly ShowStep<AwardToShow>[];

type Told = { readonly slides: readonly ShowSlide[]; readonly names_all: boolean };

/** The steps that tell a snapshot, with names as they are today: who was erased has none. */
export async function stepsOfSnapshot(
  { db, now }: Pick<Context, 'db' | 'now'>,
  snapshotId: number,
  { slides, names_all }: Told,
): Promise<StepsToShow> {
  const awards = await findAwardsToShow(db, snapshotId);
  const works = awards.map(({ submission_id }) => submission_id);
  const makers = works.length === 0 ? [] : await findMakers(db, works);
  const byWork = new Map(makers.map((maker) => [maker.submission_id, maker]));
  const isOver = (at: Date | null) => at !== null && at <= now;
  const told = awards.map(({ submission_id, revealed_at, released_at, ...award }) => ({
    ...award,
    ...inTheHall(byWork.get(submission_id), names_all),
    isOut: isOver(revealed_at) || isOver(released_at),
  }));
  return stepsOfShow(told, slides);
}

function inTheHall(maker: MakerRow | undefined, namesAll: boolean) {
  if (!maker) return { by: shownNameWords({ as: 'participant' }), college: null, isUnnamed: false };
  const said: Consent = { ...maker, name_with_work: maker.name_with_work || namesAll };
  const shown = shownName(maker, said);
  return {
    by: shownNameWords(shown),
    college: shown.as === 'named' ? maker.college || null : null,
    isUnnamed: !maker.isErased && !maker.name_with_work,
  };
}

/** The steps of a rehearsal: the prizes that there are, and winners that there are not. */
export async function stepsOfRehearsal(
  ctx: Pick<Context, 'db'>,
  edition: LiveEdition,
  { round_id, slides }: Pick<Told, 'slides'> & { readonly round_id: number },
): Promise<StepsToShow> {
  const event = await findRoundToFreeze(ctx.db, round_id);
  const W = REHEARSAL_WORDS;
  const offered = event.is_of_live_edition ? prizesOf(edition, event) : [];
  const plain = W.prizes.map((title, at) => ({ title, prize: '', position: at + 1 }));
  const special = { title: W.special, prize: W.specialPrize, position: null };
  const awards = [...(offered.length > 0 ? offered : plain), special].map((award, at) => ({
    ...award,
    ...{ id: null, place: at + 1, by: W.winner(at + 1), college: W.college },
    ...{ isOut: false, isUnnamed: false },
  }));
  return stepsOfShow(awards, slides);
}

/** The steps of what is under way. */
export async function stepsUnderWay(
  ctx: Pick<Context, 'db' | 'now'>,
  edition: LiveEdition,
  show: Told & { readonly round_id: number; readonly snapshot_id: number | null },
): Promise<StepsToShow> {
  return show.snapshot_id === null
    ? stepsOfRehearsal(ctx, edition, show)
    : stepsOfSnapshot(ctx, show.snapshot_id, show);
}
