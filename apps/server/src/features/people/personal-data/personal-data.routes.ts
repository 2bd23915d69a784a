import {
  askForErasure,
  erasePerson,
  getErasure,
  getOwnData,
  listErasures,
  withdrawErasure,
} from '@pratibha/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { IdentityProvider } from '../../session/session.ts';
import { eraseUser, findPersonToErase } from './erase-user.ts';
import { findErasureRequest, findErasureRequests } from './personal-data.queries.ts';
import { collectOwnData } from './personal-data.ts';
import { erasureRequestView, erasureView } from './personal-data.view.ts';
import { requestErasure } from './request-erasure.ts';
import { withdrawErasureRequest } from './withdraw-erasure-request.ts';

/** @param provider where people sign in; one inside this process forgets whom we erase */
export function servePrivacy(
  app: FastifyInstance,
  platform: Platform,
  provider: IdentityProvider | null,
): void {
  serve(app, platform, getOwnData, {
    run: (ctx) => collectOwnData(ctx.db, ctx.actor.id, ctx.now),
  });
  serve(app, platform, getErasure, {
    run: async (ctx) => erasureView(await findErasureRequest(ctx.db, ctx.actor.id)),
  });
  serve(app, platform, askForErasure, { run: requestErasure });
  serve(app, platform, withdrawErasure, { run: withdrawErasureRequest });
  serve(app, platform, listErasures, {
    run: async (ctx) => (await findErasureRequests(ctx.db)).map(erasureRequestView),
  });
  serve(app, platform, erasePerson, { find: findPersonToErase, run: eraseUser(provider?.forget) });
}
