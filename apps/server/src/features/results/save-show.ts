import type * as calls from '@pratibha/contract/shows';
import { slideErrors } from '@pratibha/domain/results/show';
import { Refused, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { lockResults } from './settle-results.ts';
import { findShow, writeShow } from './shows.queries.ts';
import { roundShow } from './shows.view.ts';

/** Says which texts stand between the awards; not while screens go through them. */
export function saveShow(edition: LiveEdition): UseCase<typeof calls.saveShow, RoundRow> {
  return async (ctx, { body: { slides }, found }) => {
    refuseFields(
      slideErrors(slides).map(({ path, error }) => ({ pointer: `/slides${path}`, error })),
    );
    const { round } = await lockResults(ctx, found);
    const { is_running } = await findShow(ctx.db, round.id);
    if (is_running) throw new Refused('show-goes-on');
    const trimmed = slides.map(({ place, text }) => ({ place, text: text.trim() }));
    await writeShow(ctx.db, round.id, { slides: JSON.stringify(trimmed) });
    await ctx.audit({
      action: 'round.show-changed',
      subject: ['round', round.id],
      changes: { event_id: round.event_id, texts: slides.length },
    });
    return roundShow(ctx, edition, round);
  };
}
