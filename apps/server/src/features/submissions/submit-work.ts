import type * as calls from '@pratibha/contract/submissions';
import { whyNotSubmit } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { EventCache, EventForPerson } from '../events/events.ts';
import type { Collector } from './collector.ts';
import { handIn, inTime, lookAtParts } from './handed/parts-sent.ts';
import { findEarlier, MOST_LOOKS, newWork } from './new-work.ts';
import type { NewWork } from './new-works.queries.ts';

type Endpoint = typeof calls.submitWork;

export function findEventToSubmit(events: EventCache): Find<Endpoint, EventForPerson> {
  return (ctx, { id }) => events.lookWithOthers(id, ctx.actor.id);
}

/**
 * Submits work, or the next revision of it after RESUBMISSION_REQUIRED (R4.13, R7.9). Earlier
 * revisions stay; the submission is PENDING again. It is judged by what was looked at, and written
 * only while all of that is as it was; else it is looked at again.
 */
export function submitWork(
  events: EventCache,
  collector: Collector,
  { origin }: { readonly origin: string },
): UseCase<Endpoint, EventForPerson> {
  return async (ctx, { body: { said, ...sent }, found }) => {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const event = looks === 0 ? found : await events.lookWithOthers(found.id, ctx.actor.id);
      if (event === undefined) throw new Refused('not-found');
      const looked = await lookAtParts(ctx, event, sent);
      const timed = inTime(looked, false, ctx.now);
      const registration = judge(ctx, timed.event);
      const earlier = await findEarlier(ctx, event);
      if (earlier === 'changed') continue;
      const action = earlier === null ? 'submission.created' : 'submission.resubmitted';
      const { work, handed } = handIn(looked, timed.by, origin);
      const judged = { registration, earlier, work, handed, by: timed.by, said, action } as const;
      const response = await collector.ask(newWork(ctx, event, judged));
      if (response !== null) return response;
    }
    throw new Refused('unavailable');
  };
}

/** The registration by which the person may submit now. @throws Refused why they may not */
function judge(ctx: Context, event: EventForPerson): NewWork['registration'] {
  const { registration_id: id, registration_status: status } = event;
  refuse(
    whyNotSubmit(
      {
        event,
        isInternal: ctx.actor.isInternal,
        isProfileComplete: ctx.actor.isProfileComplete,
        registrationStatus: status,
        submissionStatus: event.submission_status,
      },
      ctx.now,
    ),
  );
  if (id === null || status === null) throw new Refused('not-registered');
  return { id, status };
}
