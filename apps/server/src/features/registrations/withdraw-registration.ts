import * as calls from '@pratibha/contract/registrations';
import { whyNotWithdraw } from '@pratibha/domain/refusals';
import { forgetResponsesOf } from '../../platform/serve/idempotency.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { leaveOutMails } from '../notifications/notifications.ts';
import { holdSeats } from './held-seats.queries.ts';
import {
  deletePendingRegistration,
  holdPerson,
  isOwnRegistration,
  lockOwnRegistration,
  type OwnRegistrationRow,
} from './registrations.queries.ts';
import { userRegistrationView, withdrawalFacts } from './registrations.view.ts';

export const findRegistrationToWithdraw: Find<
  typeof calls.withdrawRegistration,
  OwnRegistrationRow
> = async (ctx, { id }) => {
  if (!(await isOwnRegistration(ctx.db, ctx.actor.id, id))) return undefined;
  await holdSeats(ctx.db, { ids: [id] });
  return lockOwnRegistration(ctx.db, ctx.actor.id, id);
};

/** Takes a pending registration back; registering again is possible while the window is open. */
export const withdrawRegistration: UseCase<
  typeof calls.withdrawRegistration,
  OwnRegistrationRow
> = async (ctx, { found }) => {
  refuse(whyNotWithdraw(withdrawalFacts(found), ctx.now));
  await holdPerson(ctx.db, ctx.actor.id);
  if (!(await deletePendingRegistration(ctx.db, found.id))) {
    throw new Refused('withdrawal-reviewed');
  }
  await leaveOutMails(ctx.db, {
    userId: ctx.actor.id,
    about: { registration_id: found.id },
  });
  await forgetResponsesOf(ctx, calls.registerForEvent, found.id);
  await ctx.audit({
    action: 'registration.withdrawn',
    subject: ['registration', found.id],
    changes: { event_id: [found.event_id, null], status: ['PENDING', null] },
  });
  return userRegistrationView(found, ctx.now);
};
