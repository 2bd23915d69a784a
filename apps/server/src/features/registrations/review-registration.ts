import type * as calls from '@pratibha/contract/registrations';
import { whyNotReviewRegistration } from '@pratibha/domain/refusals';
import { decisionOf, Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  findAdminRegistration,
  reviewPendingRegistration,
} from './registrations.queries.ts';
import { adminRegistrationView } from './registrations.view.ts';

export const findRegistrationToReview: Find<
  typeof calls.reviewRegistration,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Shortlists or rejects a pending registration. Of two reviewers one wins; the other is told who. */
export const reviewRegistration: UseCase<
  typeof calls.reviewRegistration,
  AdminRegistrationRow
> = async (ctx, { body, found }) => {
  refuse(whyNotReviewRegistration(found), decisionOf(found));
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  const isDecided = await reviewPendingRegistration(ctx.db, found.id, {
    status: body.status,
    remarks: body.remarks,
    reviewerId: ctx.actor.id,
    at: ctx.now,
  });
  const row = await findAdminRegistration(ctx.db, found.id);
  // Gone means withdrawn between the look and the decision.
  if (!row) throw new Refused('not-found');
  if (!isDecided) throw new Refused('already-reviewed', decisionOf(row));
  await ctx.audit({
    action: 'registration.reviewed',
    subject: ['registration', found.id],
    changes: { status: [found.status, body.status] },
  });
  return adminRegistrationView(row);
};
