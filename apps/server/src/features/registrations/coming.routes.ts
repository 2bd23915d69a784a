import * as calls from '@pratibha/contract/coming';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { inEditionAsked } from '../events/events.ts';
import { comeAfterAll, findToCome } from './come-after-all.ts';
import { findCannotCome, findEventsComing, findOwnComing } from './coming.queries.ts';
import { comingView } from './coming.view.ts';
import { findToSay, sayCannotCome } from './say-cannot-come.ts';

export function serveComing(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listOwnComing, {
    run: async (ctx) => {
      const rows = await findOwnComing(ctx.db, ctx.actor.id);
      return rows.map((row) => comingView(row, ctx.now));
    },
  });
  serve(app, platform, calls.sayCannotCome, { find: findToSay, run: sayCannotCome });
  serve(app, platform, calls.comeAfterAll, { find: findToCome, run: comeAfterAll });
  serve(app, platform, calls.listCannotCome, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listCannotCome.access };
      const rows = await findCannotCome(ctx.db, await inEditionAsked(ctx.db, query), asking);
      return rows.map((row) => ({ ...row, cannot_come_at: row.cannot_come_at.toISOString() }));
    },
  });
  serve(app, platform, calls.listEventsComing, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listEventsComing.access };
      return findEventsComing(ctx.db, await inEditionAsked(ctx.db, query), asking);
    },
  });
}
