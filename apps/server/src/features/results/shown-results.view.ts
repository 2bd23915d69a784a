import type { PublicResults } from '@pratibha/contract/public-results';
import { shownName } from '@pratibha/domain/submissions/consents';
import { isShownToAll } from '@pratibha/domain/submissions/shown-works';
import { shownNameWords } from '@pratibha/words/submissions/shown-names';
import type { ReleasedRow } from './released.queries.ts';
import type { MakerRow } from './shown-results.queries.ts';

/** Results as everybody sees them: whoever made a work is named with their word alone. */
export function shownResultsView(
  row: ReleasedRow,
  makers: ReadonlyMap<number, MakerRow>,
): PublicResults {
  const { event_id, event_title, edition, shows_ranks, offers_check, number, sha256 } = row;
  return {
    ...{ event_id, event_title, edition, shows_ranks, offers_check, number, sha256 },
    released_at: row.released_at.toISOString(),
    awards: row.awards.map(({ submission_id, title, prize, position }) => {
      const maker = makers.get(submission_id);
      const by = maker ? shownName(maker, maker) : ({ as: 'participant' } as const);
      const isShown = maker && isShownToAll({ ...maker, areAwardsOut: true });
      const work = isShown ? maker.shown_as : null;
      return { title, prize, position, by: shownNameWords(by), work };
    }),
    corrections: row.corrections.map(({ reason, at }) => ({
      reason,
      at: new Date(at).toISOString(),
    })),
  };
}
