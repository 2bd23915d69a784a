import { answerFollowUp } from '@pratibha/contract/follow-ups';
import { changeAnswers } from '@pratibha/contract/own-answers';
import * as calls from '@pratibha/contract/registrations';
import { whyNotWithdraw } from '@pratibha/domain/refusals';
import { forgetResponsesOf } from '../../../platform/serve/idempotency.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { leaveOutMails, notify } from '../../notifications/notifications.ts';
import { holdSeats } from '../held-seats.queries.ts';
import {
  holdPerson,
  isOwnRegistration,
  lockOwnRegistration,
  type OwnRegistrationRow,
} from '../registrations.queries.ts';
import { userRegistrationView, withdrawalFacts } from '../registrations.view.ts';
import { moveToWithdrawn } from './withdrawals.queries.ts';

export const findRegistrationToWithdraw: Find<
  typeof calls.withdrawRegistration,
  OwnRegistrationRow
> = async (ctx, { id }) => {
  if (!(await isOwnRegistration(ctx.db, ctx.actor.id, id))) return undefined;
  await holdSeats(ctx.db, { ids: [id] });
  return lockOwnRegistration(ctx.db, ctx.actor.id, id);
};

/**
 * Takes a pending registration back; registering again is possible while the window is open, and
 * until then its answers are kept for it.
 */
export const withdrawRegistration: UseCase<
  typeof calls.withdrawRegistration,
  OwnRegistrationRow
> = async (ctx, { found }) => {
  refuse(whyNotWithdraw(withdrawalFacts(found), ctx.now));
  await holdPerson(ctx.db, ctx.actor.id);
  if (!(await moveToWithdrawn(ctx.db, found.id, ctx.now))) {
    throw new Refused('withdrawal-reviewed');
  }
  const params = { event_id: found.event_id, registration_id: found.id };
  await leaveOutMails(ctx.db, {
    userId: ctx.actor.id,
    about: { registration_id: found.id },
  });
  const told = { kind: 'registration-withdrawn', params } as const;
  await notify(ctx.db, [{ ...told, userId: ctx.actor.id, at: ctx.now }]);
  await forgetResponsesOf(ctx, calls.registerForEvent, found.id);
  await forgetResponsesOf(ctx, changeAnswers, found.id);
  await forgetResponsesOf(ctx, answerFollowUp, found.id);
  await ctx.audit({
    action: 'registration.withdrawn',
    subject: ['registration', found.id],
    changes: { event_id: [found.event_id, null], status: ['PENDING', null] },
  });
  return userRegistrationView(found, ctx.now);
};
