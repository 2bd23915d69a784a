import type * as calls from '@pratibha/contract/profile';
import { profileErrors } from '@pratibha/domain/people/profile';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { wrongFields } from '../../../platform/serve/field-errors.ts';
import { refuseFields } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { lockProfile, updateName, upsertProfile } from './profile.queries.ts';
import { sessionUserView } from './profile.view.ts';

/** Saves name and profile; the audit says which fields changed, never their values. */
export const updateProfile: UseCase<typeof calls.updateProfile> = async (ctx, { body }) => {
  const errors = profileErrors(body, dayOf(ctx.now));
  refuseFields(wrongFields(errors));
  const { name, ...profile } = body;
  const before = await lockProfile(ctx.db, ctx.actor.id);
  const changed = Object.entries(body)
    .filter(([field, value]) => before[field as keyof typeof body] !== value)
    .map(([field]) => field);
  await upsertProfile(ctx.db, ctx.actor.id, profile, ctx.now);
  if (name !== before.name) await updateName(ctx.db, ctx.actor.id, name, ctx.now);
  ctx.userChanged(ctx.actor.id);
  await ctx.audit({
    action: 'profile.updated',
    subject: ['user', ctx.actor.id],
    changes: Object.fromEntries(changed.map((field) => [field, 'changed'])),
  });
  return sessionUserView({ ...ctx.actor.row, ...body });
};
