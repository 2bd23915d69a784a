import type * as calls from '@pratibha/contract/results';
import { type AwardForm, awardErrors, needsNote } from '@pratibha/domain/results/awards';
import { type SnapshotContent, workInSnapshot } from '@pratibha/domain/results/snapshot';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { lockRound, type RoundRow } from '../judging/judging.ts';
import { holdAssignments, insertAwards, insertSnapshot } from './results.queries.ts';
import { roundResults } from './results.view.ts';
import { type ResultsSoFar, resultsSoFar } from './results-so-far.ts';
import { snapshotHash } from './snapshot-hash.ts';
import { refuseUnseen, tellApprovers } from './who-approves.ts';

/**
 * Freezes the results of a round with its awards. Round and assignments are held: a sheet that is
 * being saved is in it, or comes late.
 */
export function freezeResults(edition: LiveEdition): UseCase<typeof calls.freezeResults, RoundRow> {
  return async (ctx, { body, found }) => {
    const round = await lockRound(ctx.db, found.id);
    if (!round) throw new Refused('not-found');
    await holdAssignments(ctx.db, round.id);
    await refuseUnseen(ctx, round);
    const soFar = await resultsSoFar(ctx, edition, round);
    refuse(soFar.whyNot);
    if (body.basis !== soFar.basis) throw new Refused('changed-meanwhile');
    const forms = body.awards.map(({ submission_id, ...award }) => ({
      ...award,
      work: labelOf(soFar, submission_id),
    }));
    refuseFields(
      awardErrors(forms, soFar.facts).map(({ path, error }) => ({
        pointer: `/awards${path}`,
        error,
      })),
    );
    const awards = forms.map((form) => frozenAward(form, soFar));
    const content: SnapshotContent = { ...soFar.content, awards };
    const sha256 = snapshotHash(content);
    const number = (soFar.snapshots[0]?.number ?? 0) + 1;
    const id = await insertSnapshot(ctx.db, {
      ...{ round_id: round.id, number, content, sha256 },
      ...{ shows_ranks: body.shows_ranks, offers_check: body.offers_check },
      ...{ frozen_at: ctx.now, frozen_by: ctx.actor.id },
    });
    await insertAwards(
      ctx.db,
      id,
      awards.map(({ work: _, ...award }, at) => ({
        ...award,
        submission_id: body.awards[at]?.submission_id ?? 0,
        tie_note: noteOf(forms, at, soFar),
      })),
    );
    await ctx.audit({
      action: 'results.frozen',
      subject: ['results', id],
      changes: { event_id: round.event_id, round: round.id, number, sha256 },
    });
    await tellApprovers(ctx, round, id);
    return roundResults(ctx, edition, round);
  };
}

/** A work that is not in the round is called nothing, which is refused. */
function labelOf({ works }: ResultsSoFar, submissionId: number): string {
  for (const work of works.values()) {
    if (work.submission_id === submissionId) return workInSnapshot(work.number ?? 0);
  }
  return '';
}

/** With the words of the competition's prize as they stand now, or its own. */
function frozenAward({ work, position, title, prize }: AwardForm, { prizes }: ResultsSoFar) {
  const given = prizes.find((each) => each.position === position);
  const words = given ?? { title: title.trim(), prize: prize.trim() };
  return { work, position, title: words.title, prize: words.prize };
}

/** A reason is kept where one was needed. */
function noteOf(forms: readonly AwardForm[], at: number, { facts }: ResultsSoFar): string | null {
  const form = forms[at];
  if (!form || !needsNote(form, forms, facts)) return null;
  return form.note.trim();
}
