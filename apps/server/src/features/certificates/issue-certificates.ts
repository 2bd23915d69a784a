import type * as calls from '@pratibha/contract/certificate-issuing';
import { eventsWhere } from '@pratibha/domain/access';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { candidates } from './candidates.ts';
import { certificateRunView } from './certificates.view.ts';
import { ISSUE_CERTIFICATES } from './issue-run.ts';
import { peopleAsked } from './people-asked.ts';
import { findRun, insertRun } from './runs.queries.ts';
import { wholeOf } from './whole-of.ts';

/**
 * Begins an issuing: whom it is for is fixed now, and a job does it in pieces. Whoever of them gets
 * the same by another issuing meanwhile, or may not have it any more, is left out then.
 */
export const issueCertificates: UseCase<typeof calls.issueCertificates> = async (
  ctx,
  { body: { event_id, edition, kinds, keys, find } },
) => {
  const of = await wholeOf(ctx.db, { event_id, edition });
  if (event_id !== null) refuse(whyNotInEvent('certificates.issue', ctx.actor, event_id));
  const events = eventsWhere('certificates.issue', ctx.actor);
  const people = peopleAsked(ctx, find, of.eventId, '/');
  const filter = { ...of, kinds, events, keys, people };
  const found = await candidates(ctx.db, filter, ctx.now, { isChosen: keys !== null });
  // All of one person are done together, so that they are told once.
  const ready = found
    .filter(({ leftOut }) => leftOut === null)
    .toSorted((one, other) => (one.user_id ?? 0) - (other.user_id ?? 0));
  if (ready.length === 0) throw new Refused('nobody-to-issue');
  const id = await insertRun(ctx.db, {
    ...{ edition_id: of.editionId, event_id: of.eventId },
    ...{ asked_at: ctx.now, asked_by: ctx.actor.id },
    keys: ready.map(({ key }) => key),
  });
  await ctx.audit({
    action: 'certificate-run.begun',
    subject: ['certificate-run', id],
    changes: { event_id: of.eventId, kinds, count: ready.length },
  });
  await ctx.jobs.add({ kind: ISSUE_CERTIFICATES, payload: { run_id: id } });
  return certificateRunView(await findRun(ctx.db, id));
};
