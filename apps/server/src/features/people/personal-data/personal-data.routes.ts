import * as calls from '@pratibha/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { IdentityProvider } from '../../session/session.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { erasePerson, findPersonToErase } from './erase-person.ts';
import { findErasureRequest, findErasureRequests } from './personal-data.queries.ts';
import { type Answering, collectOwnData } from './personal-data.ts';
import { erasureRequestView, erasureView } from './personal-data.view.ts';
import { withdrawErasure } from './withdraw-erasure.ts';

/** @param provider where people sign in; one inside this process forgets whom we erase */
export function servePrivacy(
  app: FastifyInstance,
  platform: Platform,
  {
    answering,
    signIn: { oidc: provider },
  }: {
    readonly answering: Answering;
    readonly signIn: { readonly oidc: IdentityProvider | null };
  },
): void {
  serve(app, platform, calls.getOwnData, {
    run: (ctx) => collectOwnData(answering, ctx.db, ctx.actor.id, ctx.now),
  });
  serve(app, platform, calls.getErasure, {
    run: async (ctx) => erasureView(await findErasureRequest(ctx.db, ctx.actor.id)),
  });
  serve(app, platform, calls.askForErasure, { run: askForErasure });
  serve(app, platform, calls.withdrawErasure, { run: withdrawErasure });
  serve(app, platform, calls.listErasures, {
    run: async (ctx) => (await findErasureRequests(ctx.db)).map(erasureRequestView),
  });
  serve(app, platform, calls.erasePerson, {
    find: findPersonToErase,
    run: erasePerson(answering, provider?.forget),
  });
}
