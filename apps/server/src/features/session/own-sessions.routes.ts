import { endOtherSessions, endOwnSession, listOwnSessions } from '@pratibha/contract/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { type Platform, serve } from '../../platform/http/serve.ts';
import { tokenHash } from '../../platform/session/cookies.ts';
import { endOthers } from './endOthers.ts';
import { endSessionOfOneself } from './endSessionOfOneself.ts';
import { findOwnSession, findOwnSessions } from './own-sessions.queries.ts';
import { ownSessionView } from './own-sessions.view.ts';

/** Where people see their sessions and end them. */
export function serveOwnSessions(app: FastifyInstance, platform: Platform): void {
  /** Hash of the token that this request came with. */
  const current = ({ reply }: Context) => tokenHash(platform.cookies.tokenOf(reply.request) ?? '');
  const left = async (ctx: Context) =>
    (await findOwnSessions(ctx.db, ctx.actor.id, current(ctx))).map(ownSessionView);

  serve(app, platform, listOwnSessions, left);
  serve(
    app,
    platform,
    endOwnSession,
    (ctx, { id }) => findOwnSession(ctx.db, ctx.actor.id, id, current(ctx)),
    async (ctx, { found }) => {
      await endSessionOfOneself(ctx, found);
      return left(ctx);
    },
  );
  serve(app, platform, endOtherSessions, async (ctx) => {
    await endOthers(ctx, current(ctx));
    return left(ctx);
  });
}
