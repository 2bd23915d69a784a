import type { AwardOfShow, LeadStep, RoundShow, ShownStep } from '@pratibha/contract/shows';
import { resultState } from '@pratibha/domain/results/result-state';
import { type ShowStep, whyNotShow } from '@pratibha/domain/results/show';
import type { Context } from '../../platform/serve/context.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { findSnapshots, type SnapshotRow } from './results.queries.ts';
import {
  type AwardToShow,
  type StepsToShow,
  stepsOfRehearsal,
  stepsOfSnapshot,
} from './show-steps.ts';
import { findShow, type ShowRow } from './shows.queries.ts';
import { isAnotherThere } from './who-approves.ts';

function awardView({ title, prize, by, college }: AwardToShow): AwardOfShow {
  return { title, prize, by, college };
}

/**
 * What screens show at the step of a show: an award that is not out is not told them, whatever the
 * step says. A clock that was set back takes it from them again.
 */
export function screenView(show: Omit<ShowRow, 'slides'>, steps: StepsToShow): ShownStep {
  const { round_id, run, snapshot_id } = show;
  const isRehearsal = snapshot_id === null;
  const step = Math.min(show.step, steps.length - 1);
  const at = steps[step] ?? { kind: 'title' };
  const isTold = at.kind === 'award' && (isRehearsal || at.award.isOut);
  return {
    ...{ round_id, run, step, kind: at.kind },
    is_rehearsal: isRehearsal,
    text: at.kind === 'slide' ? at.text : null,
    award: isTold ? awardView(at.award) : null,
    is_last: step === steps.length - 1,
  };
}

function leadView(step: ShowStep<AwardToShow>): LeadStep {
  return {
    kind: step.kind,
    text: step.kind === 'slide' ? step.text : null,
    award: step.kind === 'award' ? awardView(step.award) : null,
    is_out: step.kind === 'award' && step.award.isOut,
  };
}

/** The show of a round for whoever may see all of its results. */
export async function roundShow(
  ctx: Context,
  edition: LiveEdition,
  round: RoundRow,
): Promise<RoundShow> {
  const snapshots = await findSnapshots(ctx.db, round.id);
  const frozen = snapshots.find(({ thawed_at }) => thawed_at === null) ?? null;
  const show = await findShow(ctx.db, round.id);
  const ofFrozen = frozen === null ? [] : await stepsOfSnapshot(ctx, frozen.id, show);
  const isOfFrozen = show.is_running ? show.snapshot_id !== null : frozen !== null;
  const steps = isOfFrozen
    ? ofFrozen
    : await stepsOfRehearsal(ctx, edition, { round_id: round.id, slides: show.slides });
  const { run, step, names_all } = show;
  return {
    round_id: round.id,
    event_id: round.event_id,
    event_title: round.event_title,
    state: resultState(snapshots, ctx.now),
    number: frozen?.number ?? null,
    slides: show.slides.map(({ place, text }) => ({ place, text })),
    why_not: await whyNotBegin(ctx, round, { snapshots, frozen, show, steps: ofFrozen }),
    unnamed: awardsIn(ofFrozen).filter(({ isUnnamed }) => isUnnamed).length,
    running: show.is_running
      ? { run, step, names_all, is_rehearsal: show.snapshot_id === null }
      : null,
    steps: steps.map(leadView),
  };
}

function awardsIn(steps: StepsToShow): readonly AwardToShow[] {
  return steps.flatMap((step) => (step.kind === 'award' ? [step.award] : []));
}

type Facts = {
  readonly snapshots: readonly SnapshotRow[];
  readonly frozen: SnapshotRow | null;
  readonly show: ShowRow;
  readonly steps: StepsToShow;
};

/** Why the show of what is frozen cannot begin, or null. */
export async function whyNotBegin(
  ctx: Context,
  round: RoundRow,
  { snapshots, frozen, show, steps }: Facts,
) {
  const state = resultState(snapshots, ctx.now);
  return whyNotShow({
    state,
    needsApproval:
      state === 'frozen' && frozen !== null && (await isAnotherThere(ctx, round, frozen.frozen_by)),
    awards: awardsIn(steps).length,
    isCorrection: snapshots.some(
      (each) => each !== frozen && each.released_at !== null && each.released_at <= ctx.now,
    ),
    isRunning: show.is_running && show.snapshot_id !== null,
  });
}
