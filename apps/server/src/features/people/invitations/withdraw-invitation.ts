import type { Context } from '../../../platform/serve/context.ts';
import { deleteInvitation, type InvitationRow } from './invitations.queries.ts';

/** Withdraws an invitation, which opens nothing from then on. */
export async function withdrawInvitation(ctx: Context, { id }: InvitationRow): Promise<void> {
  await deleteInvitation(ctx.db, id);
  await ctx.audit({
    action: 'invitation.withdrawn',
    subject: ['user', ctx.actor.id],
    changes: { invitation: id },
  });
}
