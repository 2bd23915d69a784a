import * as calls from '@pratibha/contract/own-sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endOwnSession } from './end-own-session.ts';
import { findOwnSession, findOwnSessions } from './own-sessions.queries.ts';
import { ownSessionView } from './own-sessions.view.ts';

/** Where people see their sessions and end them. */
export function serveOwnSessions(app: FastifyInstance, platform: Platform): void {
  /** Hash of the token that this request came with. */
  const current = ({ reply }: Context) => tokenHash(platform.cookies.tokenOf(reply.request) ?? '');
  const remainingSessions = async (ctx: Context) =>
    (await findOwnSessions(ctx.db, ctx.actor.id, current(ctx))).map(ownSessionView);

  serve(app, platform, calls.listOwnSessions, { run: remainingSessions });
  serve(app, platform, calls.endOwnSession, {
    find: (ctx, { id }) => findOwnSession(ctx.db, ctx.actor.id, id, current(ctx)),
    run: async (ctx, { found }) => {
      await endOwnSession(ctx, found);
      return remainingSessions(ctx);
    },
  });
  serve(app, platform, calls.endOtherSessions, {
    run: async (ctx) => {
      await endOtherSessions(ctx, current(ctx));
      return remainingSessions(ctx);
    },
  });
}
