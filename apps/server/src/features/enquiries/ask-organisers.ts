import type * as calls from '@pratibha/contract/enquiries';
import { isToldOf } from '@pratibha/domain/desk/assigned';
import { tellsOrganisers, whyNotAsk } from '@pratibha/domain/enquiries/enquiries';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockPerson } from '../../platform/session/session.queries.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { findChosen, findWhose } from '../desk/desk.ts';
import { notify, tellOrganisersOf } from '../notifications/notifications.ts';
import {
  countBeforeAsking,
  type EventToAsk,
  holdEvent,
  insertEnquiry,
} from './enquiries.queries.ts';
import { ownEnquiryView } from './enquiries.view.ts';
import { isFound } from './read-event-enquiries.ts';

export const findEventToAsk: Find<typeof calls.askOrganisers, EventToAsk> = async (ctx, { id }) => {
  const event = await holdEvent(ctx.db, { id, userId: ctx.actor.id });
  return event && isFound(event, ctx.now) ? event : undefined;
};

/** Asks the organisers something; they are told by the first that waits, and not by every one. */
export const askOrganisers: UseCase<typeof calls.askOrganisers, EventToAsk> = async (
  ctx,
  { body, found },
) => {
  const { id: userId } = ctx.actor;
  const [person] = await lockPerson(ctx.db, { id: userId });
  if (person?.status !== 'ACTIVE') throw new Refused('not-signed-in');
  const before = await countBeforeAsking(ctx.db, { eventId: found.id, userId });
  refuse(whyNotAsk({ takesEnquiries: found.takes_enquiries, open: before.open }));
  const tells = tellsOrganisers(before, ctx.now);
  const asked = await insertEnquiry(ctx.db, {
    event_id: found.id,
    user_id: userId,
    text: body.text,
    asked_at: ctx.now,
    tells,
  });
  await ctx.audit({
    action: 'enquiry.asked',
    subject: ['enquiry', asked.id],
    changes: { event_id: [null, found.id] },
  });
  await tellOfEnquiry(ctx, { enquiryId: asked.id, eventId: found.id, isForAll: tells });
  return ownEnquiryView(asked);
};

type Told = {
  readonly enquiryId: number;
  readonly eventId: number;
  /** Whether those are told who want to know of more than what is theirs. */
  readonly isForAll: boolean;
};

/**
 * Tells organisers, each by what they chose; whoever looks at the part of who asks is told of each,
 * as they are told of nobody else's.
 */
async function tellOfEnquiry(
  { db, actor, now }: Context<SignedIn>,
  { enquiryId, eventId, isForAll }: Told,
): Promise<void> {
  const whose = await findWhose(db, { eventId, userId: actor.id });
  const chosen = await findChosen(db);
  const but = new Set([...chosen].flatMap(([id, each]) => (isToldOf(each, id, whose) ? [] : [id])));
  const params = { event_id: eventId, enquiry_id: enquiryId };
  const told = { kind: 'enquiries-wait', params } as const;
  const of = { eventId, action: 'enquiries.respond', but } as const;
  if (isForAll) await tellOrganisersOf(db, of, told, now);
  else if (whose !== null && (chosen.get(whose) ?? 'all') !== 'all')
    await notify(db, [{ ...told, userId: whose, at: now }]);
}
