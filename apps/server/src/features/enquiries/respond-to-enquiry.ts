import type * as calls from '@pratibha/contract/enquiries';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { notify } from '../notifications/notifications.ts';
import { type EnquiryRow, lockEnquiry, writeResponse } from './enquiries.queries.ts';
import { adminEnquiryView } from './enquiries.view.ts';

export const findEnquiryToRespondTo: Find<typeof calls.respondToEnquiry, EnquiryRow> = (
  ctx,
  { id },
) => lockEnquiry(ctx.db, id);

/** Responds, or responds anew; who asked is told whenever the words are others. */
export const respondToEnquiry: UseCase<typeof calls.respondToEnquiry, EnquiryRow> = async (
  ctx,
  { body, found },
) => {
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  const { response, shared_text } = body;
  await writeResponse(ctx.db, found.id, { response, shared_text, responded_at: ctx.now });
  await ctx.audit({
    action: 'enquiry.responded',
    subject: ['enquiry', found.id],
    changes: { is_for_all: [found.shared_text !== null, shared_text !== null] },
  });
  const version = found.version + 1;
  if (response !== found.response) {
    const params = { event_id: found.event_id, enquiry_id: found.id, version };
    const told = { kind: 'enquiry-responded', params, userId: found.user_id, at: ctx.now } as const;
    await notify(ctx.db, [told]);
  }
  return adminEnquiryView({ ...found, response, shared_text, responded_at: ctx.now, version });
};
