import type * as calls from '@pratibha/contract/registrations';
import { whyNotReopen } from '@pratibha/domain/refusals';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  findAdminRegistration,
  reopenReviewedRegistration,
} from './registrations.queries.ts';
import { adminRegistrationView } from './registrations.view.ts';

export const findRegistrationToReopen: Find<
  typeof calls.reopenRegistration,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Takes a decision back to PENDING; the audit keeps the reason and what was decided. */
export const reopenRegistration: UseCase<
  typeof calls.reopenRegistration,
  AdminRegistrationRow
> = async (ctx, { body, found }) => {
  refuse(whyNotReopen(found));
  const version = body.revision ?? found.version;
  if (!(await reopenReviewedRegistration(ctx.db, found.id, version))) {
    throw new Refused('changed-meanwhile');
  }
  await ctx.audit({
    action: 'registration.reopened',
    subject: ['registration', found.id],
    changes: { status: [found.status, 'PENDING'], reason: body.reason },
  });
  const row = await findAdminRegistration(ctx.db, found.id);
  if (!row) throw new Error(`registration ${found.id} is not there after its reopening`);
  return adminRegistrationView(row);
};
