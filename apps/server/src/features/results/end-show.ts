import type * as calls from '@pratibha/contract/shows';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { lockResults } from './settle-results.ts';
import { findShow, writeShow } from './shows.queries.ts';
import { roundShow } from './shows.view.ts';

/** Ends a show or a rehearsal: screens go dark, and what was told stays so. */
export function endShow(edition: LiveEdition): UseCase<typeof calls.endShow, RoundRow> {
  return async (ctx, { found }) => {
    const { round } = await lockResults(ctx, found);
    const show = await findShow(ctx.db, round.id);
    if (!show.is_running) throw new Refused('show-not-running');
    await writeShow(ctx.db, round.id, { begun_at: null });
    await ctx.audit({
      action: 'round.show-ended',
      subject: ['round', round.id],
      changes: { event_id: round.event_id, is_rehearsal: show.snapshot_id === null },
    });
    return roundShow(ctx, edition, round);
  };
}
