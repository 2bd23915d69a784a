import * as calls from '@pratibha/contract/tokens';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { endOwnToken } from './end-own-token.ts';
import { makeToken } from './make-token.ts';
import { findOwnToken, findOwnTokens } from './own-tokens.queries.ts';
import { ownTokenView } from './own-tokens.view.ts';

/** Where organisers make tokens for programs, see what became of them, and end them. */
export function serveOwnTokens(app: FastifyInstance, platform: Platform): void {
  const tokensOf = async ({ db, actor }: Context) =>
    (await findOwnTokens(db, actor.id)).map(ownTokenView);

  serve(app, platform, calls.listOwnTokens, { run: tokensOf });
  serve(app, platform, calls.makeToken, { run: makeToken });
  serve(app, platform, calls.endOwnToken, {
    find: (ctx, { id }) => findOwnToken(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => {
      await endOwnToken(ctx, found);
      return tokensOf(ctx);
    },
  });
}
