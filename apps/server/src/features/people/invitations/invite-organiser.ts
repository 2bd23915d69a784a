import type * as calls from '@pratibha/contract/invitations';
import { foldedEmail } from '@pratibha/domain/people/email';
import { whyNotInvite } from '@pratibha/domain/people/invitations';
import { Refused, refuse, refuseField } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { newToken, tokenHash } from '../../../platform/session/cookies.ts';
import { areMailsSent } from '../../mail/mail.ts';
import { tryToLockEmail } from '../../session/session.ts';
import { isEmailTaken, refuseUnknownEvents } from '../users/users.ts';
import { countOthers, findInvitation, replaceInvitation } from './invitations.queries.ts';
import { invitationView } from './invitations.view.ts';
import { SEND_INVITATION } from './send-invitation.ts';

/**
 * Invites an address that nobody has signed in with. The link is in the response and nowhere else:
 * the mail goes to the very address that opens the invitation, and needs none.
 */
export function inviteOrganiser(origin: string): UseCase<typeof calls.inviteOrganiser> {
  return async (ctx, { body }) => {
    const email = foldedEmail(body.email);
    await refuseUnknownEvents(ctx, body);
    // Who signs in by it for the first time finds the invitation, or is found here.
    if (!(await tryToLockEmail(ctx.db, email))) throw new Refused('changed-meanwhile');
    if (await isEmailTaken(ctx.db, email)) {
      refuseField({ pointer: '/email', error: { code: 'email-of-another' } });
    }
    refuse(whyNotInvite({ others: await countOthers(ctx.db, email) }));
    const token = newToken();
    const sends = await areMailsSent(ctx.db);
    const id = await replaceInvitation(ctx.db, {
      email,
      grants: body.event_grants,
      hash: tokenHash(token),
      by: ctx.actor.id,
      mail: sends ? 'waiting' : 'none',
    });
    if (sends) await ctx.jobs.add({ kind: SEND_INVITATION, payload: { invitation_id: id } });
    await ctx.audit({
      action: 'invitation.made',
      subject: ['user', ctx.actor.id],
      changes: { invitation: id, event_grants: [[], body.event_grants] },
    });
    const made = await findInvitation(ctx.db, id);
    if (!made) throw new Error(`invitation ${id} is not there after it was made`);
    return { url: `${origin}/invitation/${token}`, made: invitationView(made) };
  };
}
