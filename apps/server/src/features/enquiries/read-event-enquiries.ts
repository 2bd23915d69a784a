import type * as calls from '@pratibha/contract/enquiries';
import { shownSections } from '@pratibha/domain/editions/sections';
import { isBeingPrepared } from '@pratibha/domain/events/event-state';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import {
  type EventToAsk,
  findEvent,
  findOwnEnquiries,
  findSharedEnquiries,
} from './enquiries.queries.ts';
import { ownEnquiryView } from './enquiries.view.ts';

export const findEventToRead: Find<typeof calls.readEventEnquiries, EventToAsk> = async (
  ctx,
  { id },
) => {
  const event = await findEvent(ctx.db, { id, userId: ctx.actor.id });
  return event && isFound(event, ctx.now) ? event : undefined;
};

/** Whether the person finds the event in their list. */
export function isFound(event: EventToAsk, now: Date): boolean {
  return event.is_registered || !isBeingPrepared(event, now);
}

/**
 * What stands on an event's page of questions and answers: one's own, everybody's, the edition's.
 */
export function readEventEnquiries(
  edition: LiveEdition,
): UseCase<typeof calls.readEventEnquiries, EventToAsk> {
  return async (ctx, { found }) => {
    const of = { eventId: found.id, userId: ctx.actor.id };
    return {
      takes_enquiries: found.takes_enquiries,
      own: (await findOwnEnquiries(ctx.db, of)).map(ownEnquiryView),
      for_all: [...(await findSharedEnquiries(ctx.db, found.id))],
      of_edition: found.in_live_edition ? questionsOfEdition(edition) : [],
    };
  };
}

/** The questions of the landing page, as long as it shows them. */
function questionsOfEdition({ content, isSetUp }: LiveEdition) {
  const isShown = isSetUp && shownSections(content).includes('faq');
  return isShown ? content.faq.all.map(({ question, answer }) => ({ question, answer })) : [];
}
