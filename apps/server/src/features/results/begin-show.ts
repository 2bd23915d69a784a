import type * as calls from '@pratibha/contract/shows';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { findSnapshots } from './results.queries.ts';
import { asSeen, lockResults } from './settle-results.ts';
import { stepsOfSnapshot } from './show-steps.ts';
import { findShow, writeShow } from './shows.queries.ts';
import { roundShow, whyNotBegin } from './shows.view.ts';

/**
 * Begins to show frozen results, or a rehearsal, which releases nothing. Screens follow within a
 * second; an award is told by its own step alone.
 */
export function beginShow(edition: LiveEdition): UseCase<typeof calls.beginShow, RoundRow> {
  return async (ctx, { body: { number, names_all }, found }) => {
    const { round, frozen } = await lockResults(ctx, found);
    const show = await findShow(ctx.db, round.id);
    const snapshot = number === null ? null : asSeen(frozen, number);
    if (snapshot === null) {
      // A rehearsal takes no screen from what the hall sees.
      if (show.is_running && show.snapshot_id !== null) throw new Refused('show-goes-on');
    } else {
      const snapshots = await findSnapshots(ctx.db, round.id);
      const steps = await stepsOfSnapshot(ctx, snapshot.id, show);
      refuse(await whyNotBegin(ctx, round, { snapshots, frozen, show, steps }));
    }
    const namesAll = snapshot !== null && names_all;
    await writeShow(ctx.db, round.id, {
      ...{ run: show.run + 1, begun_at: ctx.now, step: 0 },
      ...{ snapshot_id: snapshot?.id ?? null, names_all: namesAll },
    });
    await ctx.audit({
      action: 'round.show-begun',
      subject: ['round', round.id],
      changes: {
        event_id: round.event_id,
        ...(snapshot === null
          ? { is_rehearsal: true }
          : { number: snapshot.number, sha256: snapshot.sha256, names_all: namesAll }),
      },
    });
    return roundShow(ctx, edition, round);
  };
}
