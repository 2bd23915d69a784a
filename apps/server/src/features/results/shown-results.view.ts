import type { PublicResults } from '@pratibha/contract/public-results';
import { shownName } from '@pratibha/domain/submissions/consents';
import { areAwardsOut, isShownToAll } from '@pratibha/domain/submissions/shown-works';
import { shownNameWords } from '@pratibha/words/submissions/shown-names';
import type { ReleasedRow } from './released.queries.ts';
import { type NamedJudge, namesOf, type ShownRank } from './shown-beside.queries.ts';
import type { MakerRow } from './shown-results.queries.ts';

/** Results as everybody sees them: whoever made a work is named with their word alone. */
export function shownResultsView(
  row: ReleasedRow,
  makers: ReadonlyMap<number, MakerRow>,
  {
    ranks,
    judges,
  }: { readonly ranks: readonly ShownRank[]; readonly judges: readonly NamedJudge[] },
): PublicResults {
  const { event_id, event_title, edition, number, sha256, goes_on } = row;
  const by = (submissionId: number) => {
    const maker = makers.get(submissionId);
    return shownNameWords(maker ? shownName(maker, maker) : { as: 'participant' });
  };
  return {
    ...{ event_id, event_title, edition, number, sha256, goes_on },
    // Before the last award is told nothing says how others did.
    shows_ranks: row.shows_ranks && !goes_on,
    offers_check: row.offers_check && !goes_on,
    released_at: row.released_at.toISOString(),
    awards: row.awards.map(({ submission_id, title, prize, position }) => {
      const maker = makers.get(submission_id);
      const isShown = maker && isShownToAll({ ...maker, areAwardsOut: areAwardsOut(row) });
      const work = isShown ? maker.shown_as : null;
      return { title, prize, position, by: by(submission_id), work };
    }),
    ranks: ranks
      .filter(({ snapshot_id }) => snapshot_id === row.id)
      .map(({ submission_id, rank }) => ({ rank, by: by(submission_id) })),
    judges: namesOf(judges.filter(({ round_id }) => round_id === row.round_id)),
    corrections: row.corrections.map(({ reason, at }) => ({
      reason,
      at: new Date(at).toISOString(),
    })),
  };
}
