import type * as calls from '@pratibha/contract/result-enquiries';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { notify } from '../notifications/notifications.ts';
import { type EnquiryRow, lockEnquiry, writeResponse } from './result-enquiries.queries.ts';
import { resultEnquiryView } from './result-enquiries.view.ts';
import { refuseUnseen } from './who-approves.ts';

export const findResultEnquiry: Find<typeof calls.respondAboutResult, EnquiryRow> = (ctx, { id }) =>
  lockEnquiry(ctx.db, id);

/** Responds, or responds anew; who asked is told whenever the words are others. */
export const respondAboutResult: UseCase<typeof calls.respondAboutResult, EnquiryRow> = async (
  ctx,
  { body: { response, revision }, found },
) => {
  await refuseUnseen(ctx, { id: found.round_id });
  if (revision !== undefined && revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  const { id, event_id, round_id, submission_id } = found;
  await writeResponse(ctx.db, id, { response, responded_at: ctx.now });
  await ctx.audit({
    action: 'result-enquiry.responded',
    subject: ['result-enquiry', id],
    changes: { event_id, round: round_id, submission_id, anew: found.response !== null },
  });
  const version = found.version + 1;
  if (response !== found.response) {
    const params = { event_id, round_id, submission_id, enquiry_id: id, version };
    const told = { kind: 'result-enquiry-responded', params } as const;
    await notify(ctx.db, [{ ...told, userId: found.user_id, at: ctx.now }]);
  }
  return resultEnquiryView({ ...found, response, responded_at: ctx.now, version });
};
