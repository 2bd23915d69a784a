import type { PublicResults } from '@pratibha/contract/public-results';
import { shownName } from '@pratibha/domain/submissions/consents';
import { shownNameWords } from '@pratibha/words/submissions/shown-names';
import type { ReleasedRow } from './released.queries.ts';
import type { MakerRow } from './shown-results.queries.ts';

/** Results as everybody sees them: whoever made a work is named with their word alone. */
export function shownResultsView(
  row: ReleasedRow,
  makers: ReadonlyMap<number, MakerRow>,
): PublicResults {
  const { event_id, event_title, edition, number, sha256, goes_on } = row;
  return {
    ...{ event_id, event_title, edition, number, sha256, goes_on },
    // Before the last award is told nothing says how others did.
    shows_ranks: row.shows_ranks && !goes_on,
    offers_check: row.offers_check && !goes_on,
    released_at: row.released_at.toISOString(),
    awards: row.awards.map(({ submission_id, title, prize, position }) => {
      const maker = makers.get(submission_id);
      const by = maker ? shownName(maker, maker) : ({ as: 'participant' } as const);
      return { title, prize, position, by: shownNameWords(by) };
    }),
    corrections: row.corrections.map(({ reason, at }) => ({
      reason,
      at: new Date(at).toISOString(),
    })),
  };
}
