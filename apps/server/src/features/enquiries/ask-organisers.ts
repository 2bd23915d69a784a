import type * as calls from '@pratibha/contract/enquiries';
import { tellsOrganisers, whyNotAsk } from '@pratibha/domain/enquiries/enquiries';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockPerson } from '../../platform/session/session.queries.ts';
import { tellOrganisersOf } from '../notifications/notifications.ts';
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
  if (tells) {
    const params = { event_id: found.id, enquiry_id: asked.id };
    const told = { kind: 'enquiries-wait', params } as const;
    await tellOrganisersOf(
      ctx.db,
      { eventId: found.id, action: 'enquiries.respond' },
      told,
      ctx.now,
    );
  }
  return ownEnquiryView(asked);
};
