import type * as calls from '@pratibha/contract/certificate-reissues';
import { eventsWhere } from '@pratibha/domain/access';
import { againKey } from '@pratibha/domain/certificates/run-keys';
import { whyNotInEvent } from '../../../platform/serve/admission.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { inEditionAsked } from '../../events/events.ts';
import { certificateRunView } from '../certificates.view.ts';
import { findRun, insertRun } from '../runs.queries.ts';
import { findInDoubt } from './in-doubt.queries.ts';
import { isEarlier, whyLeft } from './in-doubt.ts';
import { REISSUE_CERTIFICATES } from './reissue-run.ts';

/**
 * Begins to issue the certificates of revoked keys again: which they are is fixed now, and a job
 * for each edition does it in pieces. What was corrected, revoked or erased meanwhile is left out.
 */
export const reissueCertificates: UseCase<typeof calls.reissueCertificates> = async (
  ctx,
  { body: { earlier, ...asked } },
) => {
  const event_id = asked.event_id ?? null;
  refuse(whyNotInEvent('certificates.issue', ctx.actor, event_id));
  const filter = await inEditionAsked(ctx.db, asked, '/');
  const events = eventsWhere('certificates.issue', ctx.actor);
  const found = await findInDoubt(ctx.db, filter, events, ctx.now).execute();
  const ready = found.filter((row) => whyLeft(row) === null && (earlier || !isEarlier(row)));
  if (ready.length === 0) throw new Refused('nothing-in-doubt');
  const runs: number[] = [];
  for (const [edition_id, those] of Map.groupBy(ready, (row) => row.edition_id)) {
    const by = { asked_at: ctx.now, asked_by: ctx.actor.id };
    const id = await insertRun(ctx.db, { edition_id, event_id, ...by, keys: those.map(againKey) });
    await ctx.audit({
      action: 'certificate-run.reissue-begun',
      subject: ['certificate-run', id],
      changes: { event_id, edition_id, count: those.length },
    });
    await ctx.jobs.add({ kind: REISSUE_CERTIFICATES, payload: { run_id: id } });
    runs.push(id);
  }
  return Promise.all(runs.map(async (id) => certificateRunView(await findRun(ctx.db, id))));
};
