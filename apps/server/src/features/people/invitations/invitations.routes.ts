import * as calls from '@pratibha/contract/invitations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findInvitation, findInvitations } from './invitations.queries.ts';
import { invitationView } from './invitations.view.ts';
import { inviteOrganiser } from './invite-organiser.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Where organisers are invited who have no account yet. */
export function serveInvitations(app: FastifyInstance, platform: Platform): void {
  const all = async ({ db }: Context) => (await findInvitations(db)).map(invitationView);

  serve(app, platform, calls.listInvitations, { run: all });
  serve(app, platform, calls.inviteOrganiser, { run: inviteOrganiser(platform.origin) });
  serve(app, platform, calls.withdrawInvitation, {
    find: (ctx, { id }) => findInvitation(ctx.db, id),
    run: async (ctx, { found }) => {
      await withdrawInvitation(ctx, found);
      return all(ctx);
    },
  });
}
